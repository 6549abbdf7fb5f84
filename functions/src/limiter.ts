import { hash, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;

/** About 2 MB at most. */
const CLIENTS_REMEMBERED = 10_000;

/** Longest text of an IP address. */
const ADDRESS_MAX = 45;

interface LimiterOptions {
  /** Calls a client may make at once and regains in a minute, on this instance; 0 for no limit. */
  perMinute: number;
  /** The client's position in X-Forwarded-For, counted from the right, from 1. */
  hops: number;
}

export type Limiter = (forwardedFor: string | undefined) => boolean;

/**
 * Whether a call may go on, by its X-Forwarded-For: a token bucket per client. A call without an address may: on Cloud
 * Run each has one. Remembers addresses only as hashes, with a salt of this process.
 */
export function createLimiter({ perMinute, hops }: LimiterOptions): Limiter {
  if (perMinute <= 0) return () => true;
  const salt = randomBytes(16).toString('base64');
  const msPerToken = Math.floor(MINUTE_MS / perMinute);
  // A bucket is the time when it is full again.
  const buckets = new LRUCache<string, number>({ max: CLIENTS_REMEMBERED });
  return (forwardedFor) => {
    if (!forwardedFor?.trim()) return true;
    const key = hash('sha256', salt + clientNetwork(forwardedFor, hops), 'base64');
    // Whole milliseconds, or rounding errors would eat a token.
    const time = Math.floor(performance.now());
    const fullAt = Math.max(time, buckets.get(key) ?? 0) + msPerToken;
    if (fullAt > time + MINUTE_MS) return false;
    buckets.set(key, fullAt);
    return true;
  };
}

/**
 * Reports a limiter's refusals: at a refusal, at most once a minute, how many of the calls since the report before were
 * refused. A timer would not run on an idle instance, so the first refusal of a burst is reported at once.
 */
export function reportRefusals(limiter: Limiter, report: (refused: number, calls: number) => void): Limiter {
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

/**
 * The network a request came from, as our own proxies saw it. Each proxy appends the address that called it; addresses
 * left of the client's are the client's own claim. IPv6 clients own a /64, which counts as one.
 */
function clientNetwork(forwardedFor: string, hops: number): string {
  const addresses = forwardedFor.split(',');
  const address = (addresses.at(-hops) ?? addresses[0] ?? '').trim().slice(0, ADDRESS_MAX);
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
