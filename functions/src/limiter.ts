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
  /** Called when a call is refused, at most once a minute. */
  onRefusal(): void;
}

/**
 * Returns a function that says whether a call is allowed. Each client has a token bucket, by its `X-Forwarded-For`. A
 * call without this header is allowed; on Cloud Run, every call has it.
 */
export function createLimiter({ perMinute, hops, onRefusal }: LimiterOptions) {
  const msPerToken = Math.floor(MINUTE_MS / perMinute);
  // The value is the time when the client's bucket is full again.
  const buckets = new LRUCache<string, number>({ max: CLIENTS_REMEMBERED });
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (forwardedFor: string | undefined): boolean => {
    if (perMinute <= 0 || !forwardedFor) return true;
    const client = clientNetwork(forwardedFor, hops);
    // Whole milliseconds: with fractions, rounding errors would cost the client a token.
    const time = Math.floor(performance.now());
    const fullAt = Math.max(time, buckets.get(client) ?? 0) + msPerToken;
    if (fullAt <= time + MINUTE_MS) {
      buckets.set(client, fullAt);
      return true;
    }
    if (time >= reportedAt + MINUTE_MS) {
      reportedAt = time;
      onRefusal();
    }
    return false;
  };
}

/** Returns the client's network. Only a caller of `run.app` itself can forge it (SECURITY.md). */
function clientNetwork(forwardedFor: string, hops: number): string {
  const addresses = forwardedFor.split(',');
  const address = (addresses.at(-Math.max(1, hops)) ?? addresses[0] ?? '').trim();
  // Such a caller may send any text. All these texts count as one client, because many long ones would fill the memory.
  if (!ipaddr.isValid(address)) return '';
  // An IPv6 client owns a /64, which counts as one client.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
