/** How often a chunk that failed is loaded again. Only code is fetched twice; a write never is. */
const RETRY_COUNT = 1;
const TIMEOUT_MS = 10_000;

/** The address in a browser's message about a module that failed. */
const ADDRESS = /https?:\S+\.js/;

/**
 * Loads a code chunk, e.g. `loadChunk(() => import('./Page.tsx'))`. Rejects when the retry has failed, too.
 *
 * Chrome and Firefox never ask again for an address that failed, so a retry uses a new one.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, retries = RETRY_COUNT): Promise<Chunk> {
  try {
    return await withTimeout(load());
  } catch (error) {
    if (retries === 0) throw error;
    const address = ADDRESS.exec(String(error))?.[0];
    const again: () => Promise<Chunk> = address ? () => import(/* @vite-ignore */ `${address}?${Date.now()}`) : load;
    return loadChunk(again, retries - 1);
  }
}

async function withTimeout<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code took too long.')), TIMEOUT_MS);
  });
  return Promise.race([loading, tooLong]).finally(() => clearTimeout(timer));
}
