/** How long answers are kept, in milliseconds, and how many. */
export interface CacheSettings {
  /** An answer this old is asked for again. */
  readonly fresh: number
  /** One this old still serves where asking again comes to nothing. */
  readonly usable: number
  readonly most: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Keeps a provider's answers in memory, the ones used last: a fresh one is not asked for again, however many want it at once ask
 * once, and an older one serves where asking comes to nothing.
 */
export class ResultCache<Result> {
  readonly #settings: CacheSettings
  readonly #kept = new Map<string, { result: Result; at: number }>()
  readonly #underWay = new Map<string, Promise<Result>>()

  constructor(settings: CacheSettings) {
    this.#settings = settings
  }

  /** The answer that is kept for a key, or what `ask` answers; throws what `ask` throws where nothing usable is kept. */
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

  // A Map lists its keys in the order in which they were set: the first is the one that was used longest ago.
  #keep(key: string, kept: { result: Result; at: number }): void {
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#settings.most) return
      this.#kept.delete(oldest)
    }
  }
}
