import { routes } from './routes.tsx';

const whenIdle = () => new Promise<unknown>((idle) => (self.requestIdleCallback ?? setTimeout)(idle));

/** Loads the code of the other pages, one page per idle moment. */
export async function prefetch(): Promise<void> {
  if (navigator.connection?.saveData) return;
  try {
    for (const { load } of routes) {
      await whenIdle();
      await load();
    }
  } catch {
    // Opening the page loads the chunk again.
  }
}
