import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

afterEach(() => void vi.useRealTimers());

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

test('§9 loads a chunk that failed once more', async () => {
  const chunk = chunkAfter(1);
  expect(await loadChunk(chunk.load)).toBe('code');
  expect(chunk.requests).toBe(2);
});

test('§9 gives up when the retry fails too', async () => {
  const chunk = chunkAfter(2);
  await expect(loadChunk(chunk.load)).rejects.toThrow('did not arrive');
  expect(chunk.requests).toBe(2);
});

test('takes a chunk for failed that has not completed in 10 s', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => new Promise(() => {}));
  const loading = expect(loadChunk(load)).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  await loading;
});

test('loads a chunk once that arrives', async () => {
  const chunk = chunkAfter(0);
  await loadChunk(chunk.load);
  expect(chunk.requests).toBe(1);
});
