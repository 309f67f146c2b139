import type { AreaRent, DistrictArea, SuburbPage } from '@homeyield/contract/rent-page'
import { formatMoney } from '@homeyield/domain/money/amount'
import { nameConfidence } from '@homeyield/domain/rent/confidence-text'
import { writeNumber } from '@homeyield/domain/money/write-number'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import type { RentClass } from '@homeyield/domain/rent/rent-classes'
import { formatRentRange } from '@homeyield/domain/rent/format-rent-range'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import { WIDER_LEVELS } from '@homeyield/domain/rent/market-rent-entry'
import { writeQuarter } from '@homeyield/domain/dates/write-quarter'

const MOST_BEDROOMS = 5

/** A kind of home in the plural: 3-bedroom houses. */
export function describeKind(dwelling: Dwelling, bedrooms: number): string {
  const plural = `${dwelling.toLowerCase()}s`
  if (dwelling === 'Room') return plural
  return bedrooms === MOST_BEDROOMS ? `${plural} with 5 or more bedrooms` : `${bedrooms}-bedroom ${plural}`
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The heading of a suburb's page, with the range in which the median is four times in five: 3-bedroom houses in Newtown: $599 to $728 a
 * week.
 */
export function describeSuburb({
  suburb,
  dwelling,
  bedrooms,
  entries,
}: Pick<SuburbPage, 'suburb' | 'dwelling' | 'bedrooms' | 'entries'>): string {
  const homes = `${capitalise(describeKind(dwelling, bedrooms))} in ${suburb.name}`
  const entry = findMarketRent(entries, dwelling, bedrooms)
  return entry === null ? homes : `${homes}: ${formatRentRange(...entry.interval_80, 'week')}`
}

export function describeBedrooms(bedrooms: number): string {
  return bedrooms === MOST_BEDROOMS ? '5+' : String(bedrooms)
}

/** Whether a rent was measured over a wider area than its own. */
export function isWider({ level }: AreaRent): boolean {
  return WIDER_LEVELS.some((wider) => wider === level)
}

/** Whether the map marks a rent: few bonds are under it. */
export function isUncertain(rent: AreaRent): boolean {
  return rent.confidence === 'Low' || isWider(rent)
}

/** How sure a rent is, with the interval of one of low confidence: Low confidence, likely $528–947. */
export function describeConfidence({ confidence, interval_80: [from, to] }: AreaRent): string {
  const name = nameConfidence(confidence)
  return confidence === 'Low' ? `${name}, likely ${formatMoney(from)}–${writeNumber(to)}` : name
}

/** What an area's rent was measured over, with its quarter: All of Wellington City, Jul–Sep 2025. */
export function describeSource({ level, place, period }: AreaRent): string {
  return [describeExtent(level, place), writeQuarter(period)].filter(Boolean).join(', ')
}

function describeExtent(level: AreaRent['level'], place: string): string {
  switch (level) {
    case 'area':
      return 'This area'
    case 'any_dwelling':
      return 'Homes of every type in this area'
    case 'area_other':
      return 'Other homes in this area'
    case 'nearby':
      return 'Homes near this area'
    case 'suburb_group':
    case 'district':
    case 'region':
      return `All of ${place}`
  }
}

/** One sentence about an area, for its shape on the map. */
export function describeArea({ name, rent }: DistrictArea): string {
  if (rent === null) return `${name}: no figure`
  const bonds = rent.bonds === 0 ? '' : `${writeNumber(rent.bonds)} ${rent.bonds === 1 ? 'bond' : 'bonds'}`
  return `${name}: ${formatMoney(rent.median)} a week (${[describeConfidence(rent), bonds, describeSource(rent)].filter(Boolean).join('; ')})`
}

/** $520 to $559. */
export function describeClass({ from, to }: RentClass): string {
  if (from === null) return to === null ? 'All known rents' : `Under ${formatMoney(to + 1)}`
  return to === null ? `${formatMoney(from)} and over` : `${formatMoney(from)} to ${formatMoney(to)}`
}

/** The lowest and highest rent, `from $450 to $820 a week`; empty without any. */
export function describeSpan(rents: readonly number[]): string {
  if (rents.length === 0) return ''
  const [lowest, highest] = [Math.min(...rents), Math.max(...rents)]
  if (lowest === highest) return `${formatMoney(lowest)} a week`
  return `from ${formatMoney(lowest)} to ${formatMoney(highest)} a week`
}
