/** How long results are cached, in milliseconds, and how many. */
export interface CacheSettings {
  /** After this, the result is loaded again. */
  readonly fresh: number
  /** Until this, the result is used when loading fails. */
  readonly usable: number
  readonly most: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Caches a provider's results in memory, the most recently used ones: a fresh one is returned, parallel callers share
 * one call, and an older one is returned when the call fails.
 */
export class ResultCache<Result> {
  readonly #settings: CacheSettings
  readonly #kept = new Map<string, { result: Result; at: number }>()
  readonly #underWay = new Map<string, Promise<Result>>()

  constructor(settings: CacheSettings) {
    this.#settings = settings
  }

  /** The cached result of a key, or that of `ask`; throws what `ask` throws without a usable result. */
  async get(key: string, ask: () => Promise<Result>): Promise<Result> {
    const { fresh, usable, now } = this.#settings
    const kept = this.#kept.get(key)
    if (kept !== undefined && now() - kept.at < fresh) {
      this.#keep(key, kept)
      return kept.result
    }
    try {
      return await this.#askOnce(key, ask)
    } catch (error) {
      if (kept !== undefined && now() - kept.at < usable) return kept.result
      throw error
    }
  }

  #askOnce(key: string, ask: () => Promise<Result>): Promise<Result> {
    const underWay = this.#underWay.get(key)
    if (underWay !== undefined) return underWay
    const begun = ask()
      .then((result) => {
        this.#keep(key, { result, at: this.#settings.now() })
        return result
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, begun)
    return begun
  }

  // A Map lists keys in insertion order, so the first is the one used longest ago.
  #keep(key: string, kept: { result: Result; at: number }): void {
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#settings.most) return
      this.#kept.delete(oldest)
    }
  }
}
