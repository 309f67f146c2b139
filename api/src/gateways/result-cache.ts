/** How long results are cached, in milliseconds, and how many. */
export interface CacheSettings {
  /** After this, the result is loaded again. */
  readonly fresh: number
  readonly usable: number
  readonly most: number
  readonly now: () => number
}

/** Caches a provider's latest results in memory. Parallel callers share a call; older results replace failures. */
export class ResultCache<Result> {
  readonly #settings: CacheSettings
  readonly #cache = new Map<string, { result: Result; at: number }>()
  readonly #underWay = new Map<string, Promise<Result>>()

  constructor(settings: CacheSettings) {
    this.#settings = settings
  }

  async get(key: string, load: () => Promise<Result>): Promise<Result> {
    const { fresh, usable, now } = this.#settings
    const cached = this.#cache.get(key)
    if (cached !== undefined && now() - cached.at < fresh) {
      this.#store(key, cached)
      return cached.result
    }
    try {
      return await this.#loadOnce(key, load)
    } catch (error) {
      if (cached !== undefined && now() - cached.at < usable) return cached.result
      throw error
    }
  }

  #loadOnce(key: string, load: () => Promise<Result>): Promise<Result> {
    const underWay = this.#underWay.get(key)
    if (underWay !== undefined) return underWay
    const begun = load()
      .then((result) => {
        this.#store(key, { result, at: this.#settings.now() })
        return result
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, begun)
    return begun
  }

  // A Map lists keys in insertion order, so the first is the one used longest ago.
  #store(key: string, cached: { result: Result; at: number }): void {
    this.#cache.delete(key)
    this.#cache.set(key, cached)
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= this.#settings.most) return
      this.#cache.delete(oldest)
    }
  }
}
