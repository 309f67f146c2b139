import { METRIC, type PropertyData } from '@homeyield/contract/property-data'
import { PROPERTY_PARTS, type PropertyResult, type PropertyPart } from './property-data-port.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
// What failed is asked for again soon, though not by every click.
const INCOMPLETE_FOR = 5 * MINUTE

/** For how long, in milliseconds, what a provider said may stand in for it. */
export const RETENTION = 7 * DAY

/** What a provider said of one part, and when, in ISO 8601. */
export interface RecordedPart {
  readonly at: string
  readonly values: Partial<PropertyData>
}

/** What a provider said of an address. */
export interface PropertyRecord {
  /** Which provider. */
  readonly source: string
  /** Null where it knows no such address. */
  readonly propertyId: string | null
  readonly parts: { readonly [Part in PropertyPart]?: RecordedPart }
  /** When it last said anything. */
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

/** The data of a record, of no record all null; parts that are too old to stand in for the provider are left out. */
export function propertyDataOf(record: PropertyRecord | null, now: number): PropertyData {
  const values = Object.values(record?.parts ?? {}).filter((part) => isYoung(part, now))
  return Object.assign({}, NOTHING_KNOWN, ...values.map((part) => part.values)) as PropertyData
}

/** Whether a record holds anything that may still stand in for the provider. */
export function isUsable(record: PropertyRecord, now: number): boolean {
  return Object.values(record.parts).some((part) => isYoung(part, now))
}

/** Whether a record needs no asking yet: for `keep` milliseconds, and for minutes where a part of it failed. */
export function isFresh(record: PropertyRecord, now: number, keep: number): boolean {
  const fetched = record.fetchedAt.toISOString()
  const isComplete = record.propertyId === null || PROPERTY_PARTS.every((part) => record.parts[part]?.at === fetched)
  return now - record.fetchedAt.getTime() < (isComplete ? keep : Math.min(keep, INCOMPLETE_FOR))
}

/** The record once a provider has answered: of a part that failed it keeps what was said of the same property before. */
export function renewRecord(
  source: string,
  kept: PropertyRecord | null,
  result: Extract<PropertyResult, { outcome: 'found' | 'unknown' }>,
  now: number,
): PropertyRecord {
  const fetchedAt = new Date(now)
  if (result.outcome === 'unknown') return { source, propertyId: null, parts: {}, fetchedAt }
  const parts: Partial<Record<PropertyPart, RecordedPart>> = {}
  for (const part of PROPERTY_PARTS) {
    const before = kept?.propertyId === result.propertyId ? kept.parts[part] : undefined
    const values = result.parts[part]
    if (values !== undefined) parts[part] = { at: fetchedAt.toISOString(), values }
    else if (before !== undefined && isYoung(before, now)) parts[part] = before
  }
  return { source, propertyId: result.propertyId, parts, fetchedAt }
}

function isYoung({ at }: RecordedPart, now: number): boolean {
  return now - Date.parse(at) < RETENTION
}

/** What an address is found by again: the same whatever its capitals, spaces and way of writing a macron. */
export function addressKey(address: string): string {
  return address.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
