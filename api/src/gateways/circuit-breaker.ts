import { ProviderFailure } from './provider-failure.ts'

export interface BreakerSettings {
  readonly failures: number
  /** Milliseconds without calls after that. */
  readonly resetTimeout: number
  readonly now: () => number
}

/** Fails calls at once while a provider keeps failing, to spare it and the callers. */
export class CircuitBreaker {
  readonly #settings: BreakerSettings
  #failures = 0
  #openUntil = 0
  #isTrying = false

  constructor(settings: BreakerSettings) {
    this.#settings = settings
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { failures, resetTimeout, now } = this.#settings
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
        this.#openUntil = now() + resetTimeout
      }
      throw error
    } finally {
      if (isOpen) this.#isTrying = false
    }
  }
}
