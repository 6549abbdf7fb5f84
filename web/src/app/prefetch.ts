import { routes } from './routes.tsx';

const whenIdle = () => new Promise<unknown>((idle) => (self.requestIdleCallback ?? setTimeout)(idle));

/** Loads the other pages, one an idle moment. */
export async function prefetch(): Promise<void> {
  if (navigator.connection?.saveData) return;
  try {
    for (const { load } of routes) {
      await whenIdle();
      await load();
    }
  } catch {
    // Whoever needs the chunk asks for it again, and says so if it can't be had.
  }
}
