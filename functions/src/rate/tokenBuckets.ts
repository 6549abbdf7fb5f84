interface Bucket {
  tokens: number;
  filledAt: number;
}

export interface TokenBucketOptions {
  /** What each bucket starts with and regains in a minute. */
  perMinute: number;
  /** How many buckets are kept at most; one unused for long goes first, and starts anew when it returns. */
  capacity: number;
  /** Milliseconds that never run backwards. */
  now: () => number;
}

/** One token bucket per key, in bounded memory. */
export class TokenBuckets {
  readonly #options: TokenBucketOptions;
  // Two generations: dropping the older one at once costs nothing per call, unlike deleting the oldest key from one map.
  #recent = new Map<string, Bucket>();
  #older = new Map<string, Bucket>();

  constructor(options: TokenBucketOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#recent.size + this.#older.size;
  }

  /** Takes a token from the key's bucket, or answers `false` where it is empty. */
  take(key: string): boolean {
    const { perMinute, now } = this.#options;
    const time = now();
    const bucket = this.#bucket(key, time);
    const regained = ((time - bucket.filledAt) * perMinute) / 60_000;
    bucket.tokens = Math.min(perMinute, bucket.tokens + regained);
    bucket.filledAt = time;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  #bucket(key: string, time: number): Bucket {
    const recent = this.#recent.get(key);
    if (recent) return recent;
    if (this.#recent.size >= this.#options.capacity / 2) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    const bucket = this.#older.get(key) ?? { tokens: this.#options.perMinute, filledAt: time };
    this.#older.delete(key);
    this.#recent.set(key, bucket);
    return bucket;
  }
}
