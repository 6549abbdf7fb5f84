const MINUTE_MS = 60_000;

export interface TokenBucketOptions {
  /** What each bucket holds when full and regains in a minute. */
  perMinute: number;
  /** How many buckets are kept at most; one unused for long goes first, and is full when it returns. */
  capacity: number;
  /** Milliseconds that never run backwards. */
  now: () => number;
}

/** One token bucket per key, in bounded memory. */
export class TokenBuckets {
  readonly #options: TokenBucketOptions;
  readonly #msPerToken: number;
  // A bucket is known by the time at which it will be full again. There are two generations of them: dropping the older
  // one at once costs nothing per call, unlike deleting the oldest key from a single map.
  #recent = new Map<string, number>();
  #older = new Map<string, number>();

  constructor(options: TokenBucketOptions) {
    this.#options = options;
    this.#msPerToken = Math.floor(MINUTE_MS / options.perMinute);
  }

  get size(): number {
    return this.#recent.size + this.#older.size;
  }

  /** Takes a token from the key's bucket, or answers `false` where it is empty. */
  take(key: string): boolean {
    // Whole milliseconds, or rounding errors would eat a token.
    const time = Math.floor(this.#options.now());
    const fullAt = Math.max(time, this.#recent.get(key) ?? this.#older.get(key) ?? 0);
    const isEmpty = fullAt + this.#msPerToken > time + MINUTE_MS;
    this.#keep(key, isEmpty ? fullAt : fullAt + this.#msPerToken);
    return !isEmpty;
  }

  #keep(key: string, fullAt: number): void {
    if (this.#recent.size >= this.#options.capacity / 2) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, fullAt);
  }
}
