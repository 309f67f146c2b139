import { MONTH_NAMES } from '../dates/month-names.ts'
import { formatMoney } from '../money/amount.ts'
import { round } from '../money/round.ts'
import { writeNumber } from '../money/write-number.ts'
import type { Conflict, MarketRentEntry } from './market-rent-entry.ts'
import type { RentFigures } from './rent-table.ts'
import { restsOn, type RestsOn } from './rests-on.ts'

/** How sure an estimate is, and how wide. Source: docs/method/market-rent.md, "In words". */
export function describeConfidence(entry: MarketRentEntry): string {
  const likely = `Likely within ±${likelyPercent(entry)}\u00A0% of what such homes rent for here`
  return `Confidence: ${entry.confidence}. ${likely}: ${describeRestsOn(restsOn(entry))}.`
}

/** By how many per cent the median may be higher or lower, four times in five. */
export function likelyPercent({ interval_80: [from, to] }: Pick<MarketRentEntry, 'interval_80'>): number {
  return round((Math.log(to / from) / 2) * 100)
}

/** Such as `6 bonds of its own, 39 of other sizes here and 402 in the district`. */
export function describeRestsOn({ own, otherSizes, wider }: RestsOn): string {
  const others = [
    otherSizes > 0 ? `${writeNumber(otherSizes)} of other sizes here` : '',
    wider === null ? '' : `${writeNumber(wider.bonds)} in ${nameWider(wider)}`,
  ].filter(Boolean)
  if (others.length === 0)
    return `${own > 0 ? `${countBonds(own)} of its own and` : 'no bonds of its own, only'} what is known around it`
  const words = new Intl.ListFormat('en-NZ')
  if (own === 0) return `no bonds of its own, but ${words.format(others)}`
  return words.format([`${countBonds(own)} of its own`, ...others])
}

function nameWider({ level, place }: NonNullable<RestsOn['wider']>): string {
  return level === 'suburb_group' ? place : `the ${level}`
}

/** What an estimate comes from. Source: docs/method/market-rent.md, "In words". */
export function describeLevel({ level, place, bonds }: Pick<MarketRentEntry, 'level' | 'place' | 'bonds'>): string {
  switch (level) {
    case 'suburb_group':
      if (bonds === 0) return `No bonds of this kind in ${place}; from what is known around it.`
      return `From ${countBonds(bonds)} in ${place}, drawn towards its surroundings.`
    case 'area':
      return `From ${countBonds(bonds)} in ${place}, drawn towards its surroundings.`
    case 'area_other':
      return `No bonds for this size here; from other homes in ${place} and the usual difference between sizes.`
    case 'nearby':
      return 'From homes within a few kilometres.'
    case 'district':
    case 'region':
      return `From ${place}: take it as a first idea.`
    case 'any_dwelling':
      return 'Too few homes of this kind were let here, so homes of every type are counted.'
  }
}

/** From this share of a median on, the estimate is said to be away from it. */
const NOTABLE_GAP = 0.03

/**
 * That the estimate is above or below the medians of all its own bonds, and why, or that these contradict what is known
 * around them; empty when the gap is small. Source: docs/method/market-rent.md, "In words".
 */
export function describeGap({
  evidence,
  before_index,
  conflict,
}: Pick<MarketRentEntry, 'evidence' | 'before_index' | 'conflict'>): string {
  const used = [evidence.own, ...evidence.areas.map(({ own }) => own)].filter((rent) => rent?.used === true)
  const medians = used.flatMap((rent) => rent?.median ?? [])
  if (medians.length === 0) return ''
  const [lowest, highest] = [Math.min(...medians), Math.max(...medians)]
  if (conflict) return describeConflict(conflict, lowest, highest)
  const { median } = before_index
  if (median >= lowest * (1 - NOTABLE_GAP) && median <= highest * (1 + NOTABLE_GAP)) return ''
  const own =
    lowest === highest
      ? `a median of ${formatMoney(lowest)}`
      : `medians of ${formatMoney(lowest)} to ${formatMoney(highest)}`
  return `These bonds alone have ${own}: the fewer they are, the more the homes around them count.`
}

function describeConflict(conflict: Conflict, lowest: number, highest: number): string {
  const bonds =
    lowest === highest
      ? `These bonds (${formatMoney(lowest)}) are`
      : `Some of these bonds (${formatMoney(lowest)} to ${formatMoney(highest)}) are`
  const sentence = `${bonds} ${conflict} than what is known around them: the range is wider.`
  return conflict === 'cheaper' ? `${sentence} They count less: so low a median seldom lasts.` : sentence
}

/**
 * Which of the area's own bonds were not used, and why; empty when they were. Source: docs/method/market-rent.md, "In
 * words".
 */
export function describeSetAside({ evidence: { own } }: Pick<MarketRentEntry, 'evidence'>): string {
  if (own === null || own.used) return ''
  const bonds = `${countBonds(own.bonds)} at ${formatMoney(own.median)}`
  return `${bonds} were not used: they look like rooms let one by one or social rents.`
}

/**
 * The rents of the district, or of the region where it is not known; empty without either, and where the estimate is of that
 * place: two figures of one place would look like a mistake.
 */
export function describeWider({
  place: own,
  evidence: { district, region },
}: Pick<MarketRentEntry, 'place' | 'evidence'>): string {
  const wider = district ?? region
  if (wider === null || wider.place === own) return ''
  const { place, lower_quartile, upper_quartile, median, bonds } = wider
  const range = `${formatMoney(lower_quartile)} to ${formatMoney(upper_quartile)} a week`
  return `In all of ${place}: ${range}, median ${formatMoney(median)}, from ${countBonds(bonds)}.`
}

/**
 * Which numbers of bedrooms have the same estimate; empty when it has its own. Source: docs/method/market-rent.md, "In
 * words".
 */
export function describeOrder(entries: readonly RentFigures[], entry: RentFigures): string {
  const alike = entries.filter((other) => other.dwelling === entry.dwelling && isAlike(other, entry))
  const words = alike.map(({ number_of_bedrooms }) => NUMBER_WORDS[number_of_bedrooms] ?? String(number_of_bedrooms))
  const last = words.pop()
  if (last === undefined || words.length === 0) return ''
  const text = `${words.join(', ')} and ${last} bedrooms are shown alike, as the bonds do not tell them apart.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const NUMBER_WORDS: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five' }

function isAlike(one: RentFigures, other: RentFigures): boolean {
  const figures = ['lower_quartile', 'median', 'upper_quartile'] as const
  return figures.every((figure) => one[figure] === other[figure])
}

/**
 * The step by the region's rents, and the figures before it; empty without one. Source: docs/method/market-rent.md, "In
 * words".
 */
export function describeIndexStep({ index, before_index }: Pick<MarketRentEntry, 'index' | 'before_index'>): string {
  const { factor, months, from, to, region } = index
  if (months === 0) return ''
  const { lower_quartile, median, upper_quartile } = before_index
  const figures = `${formatMoney(lower_quartile)} to ${formatMoney(upper_quartile)}, median ${formatMoney(median)}`
  return `Brought from ${nameMonth(from)} to ${nameMonth(to)} with ${region}’s rents: ${writeChange(factor)}. Before it: ${figures}.`
}

/** A month (YYYY-MM) in words. */
function nameMonth(month: string): string {
  const [year = '', number] = month.split('-')
  return `${MONTH_NAMES[Number(number) - 1] ?? ''} ${year}`
}

function writeChange(factor: number): string {
  const percent = round(100 * (factor - 1), 1)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${writeNumber(Math.abs(percent), 1)}\u00A0%`
}

function countBonds(bonds: number): string {
  return `${writeNumber(bonds)} ${bonds === 1 ? 'bond' : 'bonds'}`
}
