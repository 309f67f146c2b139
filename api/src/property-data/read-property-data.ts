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

export interface PropertyDataDeps {
  readonly records: PropertyRecordStore
  /** Null without a provider: then all data are unknown. */
  readonly provider: PropertyDataGateway | null
  /** Counts each account's lookups at the provider, and throws the refusal of one too many. */
  readonly lookups: Pick<AttemptCounter, 'count'>
  readonly cacheHours: number
  readonly now: () => number
}

/**
 * The property data of an address, for Premium (GET /cotality/property): a recent record, otherwise the provider's
 * data; parallel requests share one call. If the provider fails, a record of the last seven days is used. Refuses a
 * free account, too many lookups, and when neither has data.
 */
export function readPropertyData({ records, provider, lookups, cacheHours, now }: PropertyDataDeps) {
  const share = singleFlight<PropertyRecord>()
  const isRecent = (record: PropertyRecord | null) => record !== null && isFresh(record, now(), cacheHours * HOUR)
  const renew = async (provider: PropertyDataGateway, address: string, key: string) => {
    // Another caller may have saved it since this one looked.
    const stored = await records.find(provider.source, key)
    if (stored !== null && isRecent(stored)) return stored
    const result = await provider.readProperty(address)
    if (result.outcome === 'failed' || result.outcome === 'slow') {
      if (stored !== null && isUsable(stored, now())) return stored
      throw providerUnavailable(result.outcome)
    }
    const record = renewRecord(provider.source, stored, result, now())
    await records.save(key, record)
    return record
  }
  return async (viewer: Viewer, { address }: { address: string }): Promise<PropertyData> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    if (provider === null) return propertyDataOf(null, now())
    const key = addressKey(address)
    const stored = await records.find(provider.source, key)
    if (isRecent(stored)) return propertyDataOf(stored, now())
    await lookups.count(viewer.accountId)
    const record = await share(key, () => renew(provider, address, key))
    return propertyDataOf(record, now())
  }
}

/** The refusal when the provider does not respond in time. */
function providerUnavailable(outcome: 'failed' | 'slow'): Refusal {
  const rest = 'Your calculation is not affected. Please try again in a few minutes.'
  return outcome === 'slow'
    ? new Refusal('provider_slow', `The property data provider is taking too long. ${rest}`)
    : new Refusal('provider_failed', `The property data provider is not available just now. ${rest}`)
}

/** Shares work between parallel callers of a key; all get its result or error. */
function singleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const under = new Map<string, Promise<Result>>()
  return (key, work) => {
    const begun = under.get(key) ?? work().finally(() => under.delete(key))
    under.set(key, begun)
    return begun
  }
}
