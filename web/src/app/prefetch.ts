import { routes } from './routes.tsx';

const whenIdle = () => new Promise<unknown>((idle) => (self.requestIdleCallback ?? setTimeout)(idle));

/** Loads what the visitor may need next, one chunk an idle moment: what sends forms, and the other pages. */
export async function prefetch(): Promise<void> {
  if (navigator.connection?.saveData) return;
  try {
    for (const load of [() => import('../api/client.ts'), ...routes.map((route) => route.load)]) {
      await whenIdle();
      await load();
    }
  } catch {
    // Whoever needs the chunk asks for it again, and says so if it can't be had.
  }
}
