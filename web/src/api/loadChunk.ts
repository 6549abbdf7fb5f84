/** How often a chunk that failed to arrive is asked for again. It is the only thing fetched twice; a write never is. */
const RETRY_COUNT = 1;

/** The address in what browsers say of a module that failed to arrive. */
const ADDRESS = /https?:\S+\.js/;

/**
 * Loads a code chunk, e.g. `loadChunk(() => import('./client.ts'))`. Rejects when the retry has failed too.
 *
 * Chrome and Firefox never ask again for an address that failed, so each retry asks for it under a new one.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, retries = RETRY_COUNT): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    if (retries === 0) throw error;
    const address = ADDRESS.exec(String(error))?.[0];
    const again: () => Promise<Chunk> = address ? () => import(/* @vite-ignore */ `${address}?${Date.now()}`) : load;
    return loadChunk(again, retries - 1);
  }
}
