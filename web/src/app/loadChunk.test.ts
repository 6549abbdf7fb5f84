import { expect, test } from 'vitest';
import { loadChunk } from './loadChunk.ts';

/** Fails n times, then arrives. */
function chunkAfter(failures: number) {
  const chunk = {
    requests: 0,
    load: async () => {
      chunk.requests += 1;
      if (chunk.requests <= failures) throw new Error('The chunk did not arrive.');
      return 'code';
    },
  };
  return chunk;
}

test('§9 asks once more for a chunk that failed to arrive', async () => {
  const chunk = chunkAfter(1);
  expect(await loadChunk(chunk.load)).toBe('code');
  expect(chunk.requests).toBe(2);
});

test('§9 gives up when the retry fails too', async () => {
  const chunk = chunkAfter(2);
  await expect(loadChunk(chunk.load)).rejects.toThrow('did not arrive');
  expect(chunk.requests).toBe(2);
});

test('asks once for a chunk that arrives', async () => {
  const chunk = chunkAfter(0);
  await loadChunk(chunk.load);
  expect(chunk.requests).toBe(1);
});
