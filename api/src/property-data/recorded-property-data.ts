import type { PropertyDataGateway, RecordedPropertyData } from './property-data-port.ts'
import { addressKey, isUsable, propertyDataOf } from './property-record.ts'
import type { PropertyRecordStore } from './property-record-store.ts'

/** Reads the record of the last seven days, without calling the provider: for saving calculations. */
export function recordedPropertyData(deps: {
  readonly records: Pick<PropertyRecordStore, 'find'>
  readonly provider: Pick<PropertyDataGateway, 'source'> | null
  readonly now: () => number
}): RecordedPropertyData {
  const { records, provider, now } = deps
  return async (address) => {
    if (provider === null || address === '') return null
    const record = await records.find(provider.source, addressKey(address))
    return record !== null && isUsable(record, now()) ? propertyDataOf(record, now()) : null
  }
}
