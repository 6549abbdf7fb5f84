import { hash, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;

/** About 2 MB at most. */
const CLIENTS_REMEMBERED = 10_000;

interface LimiterOptions {
  /** Calls per client and minute on this instance, at most 60,000; 0 disables the limit. */
  perMinute: number;
  /** The client's position in X-Forwarded-For, counted from the right. Values below 1 count as 1. */
  hops: number;
}

export type Limiter = (forwardedFor: string | undefined) => boolean;

/**
 * Returns a function that says whether a call is allowed. Each client has a token bucket, by its `X-Forwarded-For`. A
 * call without this header is allowed; on Cloud Run, every call has it. Addresses are hashed with a salt per process.
 */
export function createLimiter({ perMinute, hops }: LimiterOptions): Limiter {
  if (perMinute <= 0) return () => true;
  const salt = randomBytes(16).toString('base64');
  const msPerToken = Math.floor(MINUTE_MS / perMinute);
  // The value is the time when the client's bucket is full again.
  const buckets = new LRUCache<string, number>({ max: CLIENTS_REMEMBERED });
  return (forwardedFor) => {
    if (!forwardedFor?.trim()) return true;
    const key = hash('sha256', salt + clientNetwork(forwardedFor, hops), 'base64');
    // Whole milliseconds: with fractions, rounding errors would cost the client a token.
    const time = Math.floor(performance.now());
    const fullAt = Math.max(time, buckets.get(key) ?? 0) + msPerToken;
    if (fullAt > time + MINUTE_MS) return false;
    buckets.set(key, fullAt);
    return true;
  };
}

/** Reports refusals at most once a minute. Timers don't run on an idle instance, so a refusal starts the report. */
export function withRefusalReports(limiter: Limiter, report: (refused: number, calls: number) => void): Limiter {
  let [calls, refused, reportedAt] = [0, 0, Number.NEGATIVE_INFINITY];
  return (forwardedFor) => {
    calls += 1;
    if (limiter(forwardedFor)) return true;
    refused += 1;
    const time = performance.now();
    if (time >= reportedAt + MINUTE_MS) {
      report(refused, calls);
      [calls, refused, reportedAt] = [0, 0, time];
    }
    return false;
  };
}

/** Returns the client's network. Clients can forge only the addresses before the one that a proxy appended. */
function clientNetwork(forwardedFor: string, hops: number): string {
  const addresses = forwardedFor.split(',');
  const address = (addresses.at(-Math.max(1, hops)) ?? addresses[0] ?? '').trim();
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  // An IPv6 client owns a /64, which counts as one client.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
