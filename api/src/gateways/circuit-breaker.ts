import { ProviderFailure } from './provider-failure.ts'

/** When a provider is left alone. */
export interface BreakerSettings {
  /** So many failures in a row are enough. */
  readonly failures: number
  /** For so many milliseconds; then one tries, alone. */
  readonly rest: number
  readonly now: () => number
}

/** Spares a provider that fails every time, and those who wait for it: what is asked of it then fails at once. */
export class CircuitBreaker {
  readonly #settings: BreakerSettings
  #failures = 0
  #openUntil = 0
  #isTrying = false

  constructor(settings: BreakerSettings) {
    this.#settings = settings
  }

  /** Does the work, or fails at once while the provider is left alone. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { failures, rest, now } = this.#settings
    const isOpen = this.#failures >= failures
    if (isOpen && (this.#isTrying || now() < this.#openUntil)) {
      throw new ProviderFailure('failed', 'left alone after failing repeatedly', { blame: false })
    }
    if (isOpen) this.#isTrying = true
    try {
      const result = await work()
      this.#failures = 0
      return result
    } catch (error) {
      if (error instanceof ProviderFailure && !error.blame) this.#failures = 0
      else {
        this.#failures += 1
        this.#openUntil = now() + rest
      }
      throw error
    } finally {
      if (isOpen) this.#isTrying = false
    }
  }
}
