import { hash, randomBytes } from 'node:crypto';
import { clientNetwork } from './clientNetwork.ts';
import { TokenBuckets } from './tokenBuckets.ts';

/** Some 2 MB at most. */
const CLIENTS_REMEMBERED = 10_000;

export interface LimiterOptions {
  /** Calls a client may make at once and regains in a minute, on this instance; 0 for no limit. */
  perMinute: number;
  /** Where in X-Forwarded-For the client is, counted from the right, from 1. */
  hops: number;
  now?: () => number;
}

export type Limiter = (forwardedFor: string | undefined) => boolean;

/**
 * Whether a call may go on, by the X-Forwarded-For it came with. A call without an address may: on Cloud Run there
 * always is one. Addresses are kept only as hashes with a salt that dies with this process.
 */
export function createLimiter({ perMinute, hops, now = performance.now.bind(performance) }: LimiterOptions): Limiter {
  if (perMinute <= 0) return () => true;
  const salt = randomBytes(16).toString('base64');
  const buckets = new TokenBuckets({ perMinute, capacity: CLIENTS_REMEMBERED, now });
  return (forwardedFor) => {
    const network = clientNetwork(forwardedFor, hops);
    return network === undefined || buckets.take(hash('sha256', salt + network, 'base64'));
  };
}
