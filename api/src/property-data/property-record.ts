import type { PropertyData } from '@homeyield/contract/property-data'
import { METRIC } from '@homeyield/contract/property-data-provider'
import { PROPERTY_PARTS, type PropertyResult, type PropertyPart } from './property-data-port.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
// Failed parts are requested again soon, but not at every click.
const INCOMPLETE_FOR = 5 * MINUTE

/** For how long, in milliseconds, a record may be used instead of the provider. */
export const RETENTION = 7 * DAY

/** One part as received, with its time in ISO 8601. */
export interface RecordedPart {
  readonly at: string
  readonly values: Partial<PropertyData>
}

export interface PropertyRecord {
  readonly source: string
  /** Null when it has no such address. */
  readonly propertyId: string | null
  readonly parts: { readonly [Part in PropertyPart]?: RecordedPart }
  readonly fetchedAt: Date
}

const NOTHING_KNOWN: PropertyData = {
  cv: { value: null },
  avm: { value: null },
  image: { url: null },
  market_trends: { metrics: Object.values(METRIC).map((metric_id) => ({ metric_id, value: null })) },
  last_sale: { date: null, value: null },
  beds: null,
  baths: null,
  car_spaces: null,
  year_built: null,
  units_of_use: null,
  land_area: null,
  floor_area: null,
  site_cover: null,
  wall_material: null,
  deck: null,
  pool: null,
}

/** The data of a record; all null without one. Parts that are too old are left out. */
export function propertyDataOf(record: PropertyRecord | null, now: number): PropertyData {
  const values = Object.values(record?.parts ?? {}).filter((part) => isYoung(part, now))
  return Object.assign({}, NOTHING_KNOWN, ...values.map((part) => part.values)) as PropertyData
}

export function isUsable(record: PropertyRecord, now: number): boolean {
  return Object.values(record.parts).some((part) => isYoung(part, now))
}

/** Whether a record is recent: `maxAge` milliseconds, or a few minutes when a part failed. */
export function isFresh(record: PropertyRecord, now: number, maxAge: number): boolean {
  const fetched = record.fetchedAt.toISOString()
  const isComplete = record.propertyId === null || PROPERTY_PARTS.every((part) => record.parts[part]?.at === fetched)
  return now - record.fetchedAt.getTime() < (isComplete ? maxAge : Math.min(maxAge, INCOMPLETE_FOR))
}

export function renewRecord(
  source: string,
  earlier: PropertyRecord | null,
  result: Extract<PropertyResult, { outcome: 'found' | 'unknown' }>,
  now: number,
): PropertyRecord {
  const fetchedAt = new Date(now)
  if (result.outcome === 'unknown') return { source, propertyId: null, parts: {}, fetchedAt }
  const parts: Partial<Record<PropertyPart, RecordedPart>> = {}
  for (const part of PROPERTY_PARTS) {
    const before = earlier?.propertyId === result.propertyId ? earlier.parts[part] : undefined
    const values = result.parts[part]
    if (values !== undefined) parts[part] = { at: fetchedAt.toISOString(), values }
    else if (before !== undefined && isYoung(before, now)) parts[part] = before
  }
  return { source, propertyId: result.propertyId, parts, fetchedAt }
}

function isYoung({ at }: RecordedPart, now: number): boolean {
  return now - Date.parse(at) < RETENTION
}

/** The key of an address, whatever its capitals, spaces and notation of macrons. */
export function addressKey(address: string): string {
  return address.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
