import type { Dwelling } from '../property/property-options.ts'
import { DWELLINGS } from '../property/property-options.ts'
import { round, toDollars } from '../money/round.ts'
import type { AreaRents, OwnCell } from './area-rents.ts'
import type { AreaSurroundings } from './area-surroundings.ts'
import { chooseLevel } from './choose-level.ts'
import { combineAreas } from './combine-areas.ts'
import { HALF_WIDTHS, INDEX_LIMITS, WIDEST_HALF } from './estimate-constants.ts'
import { estimateKind, type LogEstimate } from './estimate-kind.ts'
import { fitNonDecreasing } from './fit-non-decreasing.ts'
import { evidenceGatherer } from './evidence-gatherer.ts'
import { indexRents, noStep, type RentIndex } from './index-rents.ts'
import { isUsableCell } from './is-usable-cell.ts'
import type { EstimateLevel, MarketRentEntry } from './market-rent-entry.ts'
import { rateConfidence } from './rate-confidence.ts'
import { RENT_KINDS, type RentKind } from './rent-kind.ts'

interface Options {
  /** False leaves out the step by the region's rents. */
  readonly withIndex?: boolean
  /** The name of several areas chosen as one. */
  readonly place?: string
}

interface KindResult {
  readonly kind: RentKind
  readonly level: EstimateLevel | null
  readonly period: string
  readonly estimate: LogEstimate
}

type KnownArea = AreaRents & { readonly surroundings: AreaSurroundings }

/**
 * Estimates the rent of every kind of home in an area, or in several areas chosen as one. A kind of which too little is
 * known has no entry. Source: docs/method/market-rent.md, "Own bonds" and "Order of bedrooms".
 */
export function estimateRents(areas: readonly AreaRents[], options: Options = {}): MarketRentEntry[] {
  const known = areas.filter((area): area is KnownArea => area.surroundings !== null)
  const heaviest = known.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
  if (heaviest === undefined) return []
  const { withIndex = true, place } = options
  const newest = heaviest.newest_period
  const index = withIndex ? indexRents(heaviest.months, newest) : noStep(newest)
  const places = known.length === 1 ? heaviest.places : { ...heaviest.places, suburb_group: place ?? nameAll(known) }
  const evidenceOf = evidenceGatherer(known)
  const results = RENT_KINDS.flatMap((kind) => estimateIn(known, kind))
  return DWELLINGS.flatMap((dwelling) => orderByBedrooms(results, dwelling)).flatMap((result) => {
    const figures = toFigures(result.estimate, index)
    if (result.level === null || figures === null) return []
    const { kind, level, period, estimate } = result
    return [
      {
        ...kind,
        ...figures,
        level,
        place: nameLevel(level, places),
        effective_bonds: round(estimate.effective_bonds, 1),
        bonds: estimate.bonds,
        conflict: estimate.conflict?.side ?? null,
        period,
        evidence: evidenceOf(kind),
        index: { ...index, region: heaviest.places.region },
      },
    ]
  })
}

function estimateIn(areas: readonly KnownArea[], kind: RentKind): KindResult[] {
  const parts = areas.flatMap((area) => {
    const own = area.cells.find((cell) => isOwn(cell, kind)) ?? null
    const estimate = estimateKind(kind, own, area.surroundings, area.differences)
    const level = chooseLevel(own !== null, area.surroundings)
    const period = own?.period ?? area.newest_period
    return estimate === null ? [] : [{ kind, level, period, estimate, weight: weightOf(area) }]
  })
  const estimate = combineAreas(parts)
  const [first] = parts
  if (first === undefined || estimate === null) return []
  if (parts.length === 1) return [first]
  const level = parts.some((part) => part.level !== null) ? 'suburb_group' : null
  const period = parts.reduce((newest, part) => (part.period > newest ? part.period : newest), '')
  return [{ kind, level, period, estimate }]
}

function isOwn(cell: OwnCell, kind: RentKind): boolean {
  const isOfKind = cell.dwelling === kind.dwelling && cell.number_of_bedrooms === kind.number_of_bedrooms
  return isOfKind && !cell.set_aside && isUsableCell(cell)
}

function weightOf(area: AreaRents): number {
  return area.cells.reduce((total, { bonds }) => total + Math.max(bonds, 0), 1)
}

// The same weights on all three keep the lower quartile below the median, and that below the upper.
function orderByBedrooms(results: readonly KindResult[], dwelling: Dwelling): KindResult[] {
  const ofDwelling = results.filter(({ kind }) => kind.dwelling === dwelling)
  const weights = ofDwelling.map(({ estimate }) => 1 / estimate.variance)
  const fit = (figure: 'lower' | 'middle' | 'upper') =>
    fitNonDecreasing(
      ofDwelling.map(({ estimate }) => estimate[figure]),
      weights,
    )
  const [lower, middle, upper] = [fit('lower'), fit('middle'), fit('upper')]
  const fitted = ({ estimate }: KindResult, at: number) => ({
    ...estimate,
    lower: lower[at] ?? estimate.lower,
    middle: middle[at] ?? estimate.middle,
    upper: upper[at] ?? estimate.upper,
  })
  return ofDwelling.map((result, at) => {
    const { kind, level, period } = result
    return { kind, level, period, estimate: fitted(result, at) }
  })
}

function toFigures(estimate: LogEstimate, { factor, months }: RentIndex) {
  const { lower, middle, upper, variance } = estimate
  const deviation = Math.sqrt(variance + INDEX_LIMITS.variance_a_month * months)
  const half = HALF_WIDTHS.interval_80 * deviation
  // Not `half > WIDEST_HALF`: what is not a number has no entry either.
  if (!(half <= WIDEST_HALF)) return null
  const quartilesBy = (times: number) => ({
    lower_quartile: dollarsOf(lower, times),
    median: dollarsOf(middle, times),
    upper_quartile: dollarsOf(upper, times),
  })
  const interval = (halfWidth: number, times: number) =>
    [dollarsOf(middle - halfWidth, times), dollarsOf(middle + halfWidth, times)] as const
  const halfBefore = HALF_WIDTHS.interval_80 * Math.sqrt(variance)
  return {
    ...quartilesBy(factor),
    interval_80: interval(half, factor),
    interval_50: interval(HALF_WIDTHS.interval_50 * deviation, factor),
    confidence: rateConfidence(half, estimate),
    before_index: {
      ...quartilesBy(1),
      interval_80: interval(halfBefore, 1),
      confidence: rateConfidence(halfBefore, estimate),
    },
  }
}

function dollarsOf(logarithm: number, factor: number): number {
  return Math.max(toDollars(Math.exp(logarithm) * factor), 1)
}

function nameLevel(level: EstimateLevel, places: AreaRents['places']): string {
  return level === 'area_other' || level === 'nearby' ? places.area : (places[level] ?? places.area)
}

function nameAll(areas: readonly AreaRents[]): string {
  return areas.map(({ places }) => places.area).join(', ')
}
