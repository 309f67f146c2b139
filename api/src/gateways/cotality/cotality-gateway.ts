import {
  PROPERTY_PARTS,
  type PropertyResult,
  type PropertyDataGateway,
  type PropertyPart,
} from '../../property-data/property-data-port.ts'
import { accessTokens } from './access-token.ts'
import { CircuitBreaker } from '../circuit-breaker.ts'
import { cotalityClient } from './cotality-client.ts'
import { TIMEOUTS, type CotalitySettings, type Timeouts } from './cotality-settings.ts'
import type { Fetch } from '../fetch-response.ts'
import { findProperty, partReaders } from './part-readers.ts'
import { ProviderFailure, providerFailure } from '../provider-failure.ts'

// After five failed lookups in a row, no calls for half a minute.
const BREAKER = { failures: 5, resetTimeout: 30_000 }

export interface CotalityDeps {
  readonly now: () => number
  readonly warn: (sentence: string) => void
  readonly fetch?: Fetch
  readonly timeouts?: Timeouts
}

/**
 * Looks up properties at Cotality: matches the address, then requests all parts at once, so that a failed one leaves
 * only its own fields unknown. When the time is up, the result is what has arrived.
 */
export function openCotalityGateway(settings: CotalitySettings, deps: CotalityDeps): PropertyDataGateway {
  const { now, warn, fetch = globalThis.fetch, timeouts = TIMEOUTS } = deps
  const tokens = accessTokens(settings, { now, fetch, limit: timeouts.call })
  const callApi = cotalityClient({ apiUrl: settings.apiUrl, tokens, fetch, timeouts })
  const readers = partReaders(settings, callApi, now)
  const breaker = new CircuitBreaker({ ...BREAKER, now })

  const lookUp = async (address: string, budget: AbortSignal): Promise<PropertyResult> => {
    const propertyId = await findProperty(callApi, address, budget)
    if (propertyId === null) return { outcome: 'unknown' }
    const parts: Partial<Record<PropertyPart, object>> = {}
    const failures: ProviderFailure[] = []
    const read = async (part: PropertyPart) => {
      try {
        parts[part] = (await readers[part]?.(propertyId, budget)) ?? {}
      } catch (error) {
        const failure = providerFailure(error)
        failures.push(failure)
        warn(`Cotality: ${part}: ${failure.message}`)
      }
    }
    await Promise.all(PROPERTY_PARTS.map(read))
    const requested = PROPERTY_PARTS.filter((part) => readers[part] !== null)
    const [failure] = failures.sort((one, other) => (one.kind === other.kind ? 0 : one.kind === 'slow' ? -1 : 1))
    if (failure && failures.length === requested.length) throw failure
    return { outcome: 'found', propertyId, parts }
  }
  return {
    source: new URL(settings.apiUrl.replace('{service}.', '')).origin,
    async readProperty(address) {
      const budget = new AbortController()
      const stop = () => budget.abort(new ProviderFailure('slow', 'no time left'))
      const timer = setTimeout(stop, timeouts.budget)
      try {
        return await breaker.run(() => lookUp(address, budget.signal))
      } catch (error) {
        const failure = providerFailure(error)
        warn(`Cotality: lookup: ${failure.message}`)
        return { outcome: failure.kind }
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
