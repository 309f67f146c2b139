import type { PropertyData } from '@homeyield/contract/property-data'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { PropertyDataGateway } from './property-data-port.ts'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { Viewer } from '../server/viewer.ts'
import { addressKey, isUsable, isFresh, propertyDataOf, renewRecord, type PropertyRecord } from './property-record.ts'
import type { PropertyRecordStore } from './property-record-store.ts'
import { Refusal } from '../server/refusal.ts'

const HOUR = 60 * 60 * 1000

/** What looking a property up needs. */
export interface PropertyDataDeps {
  readonly records: PropertyRecordStore
  /** Null where no provider is set up: then nothing is known of any property. */
  readonly provider: PropertyDataGateway | null
  /** Counts what each account has the provider asked, and throws the refusal of one too many. */
  readonly asked: Pick<AttemptCounter, 'count'>
  /** Hours after which the provider is asked again. */
  readonly cacheHours: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * What is known of the property at an address, for Premium (decisions section 1, GET /cotality/property): from our record while it
 * is fresh, otherwise from the provider, who is asked once however many want to know. Does the provider fail, then what it said in the
 * last seven days stands in. Refuses a free account, one that has too many addresses asked for, and when neither has anything.
 */
export function readPropertyData({ records, provider, asked, cacheHours, now }: PropertyDataDeps) {
  const share = singleFlight<PropertyRecord>()
  const renew = async (provider: PropertyDataGateway, address: string, key: string, kept: PropertyRecord | null) => {
    const result = await provider.readProperty(address)
    if (result.outcome === 'failed' || result.outcome === 'slow') {
      if (kept !== null && isUsable(kept, now())) return kept
      throw providerUnavailable(result.outcome)
    }
    const record = renewRecord(provider.source, kept, result, now())
    await records.keep(key, record)
    return record
  }
  return async (viewer: Viewer, { address }: { address: string }): Promise<PropertyData> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    if (provider === null) return propertyDataOf(null, now())
    const key = addressKey(address)
    const kept = await records.find(provider.source, key)
    if (kept !== null && isFresh(kept, now(), cacheHours * HOUR)) return propertyDataOf(kept, now())
    await asked.count(viewer.accountId)
    const record = await share(key, () => renew(provider, address, key, kept))
    return propertyDataOf(record, now())
  }
}

/** The refusal while the provider answers nothing, or too late. Source: decisions section 1, 502 and 504. */
function providerUnavailable(outcome: 'failed' | 'slow'): Refusal {
  const rest = 'Your calculation is not affected. Please try again in a few minutes.'
  return outcome === 'slow'
    ? new Refusal('provider_slow', `The property data provider is taking too long to answer. ${rest}`)
    : new Refusal('provider_failed', `The property data provider is not answering just now. ${rest}`)
}

/**
 * Lets those who ask for the same thing at the same time share one piece of work: `work` is only begun where none is under way
 * for the key, and what it answers or throws is everybody's.
 */
function singleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const under = new Map<string, Promise<Result>>()
  return (key, work) => {
    const begun = under.get(key) ?? work().finally(() => under.delete(key))
    under.set(key, begun)
    return begun
  }
}
