/** How often a chunk that failed to arrive is asked for again. It is the only thing fetched twice; a write never is. */
const RETRY_COUNT = 1;

/** Loads a code chunk, e.g. `loadChunk(() => import('./client.ts'))`. Rejects when the retry has failed too. */
export async function loadChunk<T>(load: () => Promise<T>, retries = RETRY_COUNT): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (retries === 0) throw error;
    return loadChunk(load, retries - 1);
  }
}
