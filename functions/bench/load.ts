import { Agent, request } from 'node:http';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  succeeded: number;
}

/** Makes `total` calls, `concurrency` at a time, each starting when another ends. Times in milliseconds. */
export async function measureLoad(total: number, concurrency: number, call: () => Promise<boolean>): Promise<Load> {
  const times: number[] = [];
  let started = 0;
  let succeeded = 0;
  const worker = async () => {
    while (started < total) {
      started += 1;
      const start = performance.now();
      if (await call()) succeeded += 1;
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1_000;
  times.sort((one, other) => one - other);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: total / seconds, p50: percentile(0.5), p99: percentile(0.99), succeeded };
}

/** A client that keeps its connections, lighter than `fetch`. Answers whether the status was 200. */
export function createPoster(url: string): { post: (body: string) => Promise<boolean>; close: () => void } {
  const agent = new Agent({ keepAlive: true });
  const post = (body: string) =>
    new Promise<boolean>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const sent = request(url, { method: 'POST', agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode === 200));
      });
      sent.once('error', reject).end(body);
    });
  return { post, close: () => agent.destroy() };
}
