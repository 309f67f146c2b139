import type { CalculationInputs } from '../calculation/fields.ts'
import { HEADLINE } from '../figures/figures.ts'
import { formatMoney } from '../money/amount.ts'
import { round } from '../money/round.ts'
import type { Criteria } from './criteria.ts'
import { hasPrice } from './judge.ts'
import type { ScreenedResult } from './screened-result.ts'

interface Described extends Pick<
  ScreenedResult,
  'rent' | typeof HEADLINE | 'needed_rent' | 'chance' | 'works_at' | 'surely_works_at' | 'judged'
> {
  readonly inputs: CalculationInputs
  readonly bedrooms: number | null
  readonly criteria: Criteria
  /** Whether the criteria leave a highest price. */
  readonly isPriceLimited: boolean
}

/** Why a home of a list passes, fails or is not clear: one sentence or two. */
export function describeResult(home: Described): string {
  return describeMissed(home) ?? describeUnknown(home) ?? describeRent(home)
}

function describeMissed({ inputs, bedrooms, rent, judged, criteria }: Described): string | null {
  const { purchase_price, dwelling } = inputs
  const { price_at_most, bedrooms_at_least, bedrooms_at_most, confidence_at_least } = criteria
  const missed = [
    judged.price_at_most === 'missed'
      ? `its price is ${formatMoney((purchase_price ?? 0) - (price_at_most ?? 0))} above your limit`
      : '',
    judged.dwellings === 'missed' ? `it is ${withArticle(dwelling.toLowerCase())}` : '',
    judged.bedrooms_at_least === 'missed' ? `it has ${bedrooms} of at least ${bedrooms_at_least} bedrooms` : '',
    judged.bedrooms_at_most === 'missed' ? `it has ${bedrooms} bedrooms, more than ${bedrooms_at_most}` : '',
    judged.confidence_at_least === 'missed'
      ? `confidence in the rent is ${rent?.confidence.toLowerCase()}, not ${confidence_at_least?.toLowerCase()}`
      : '',
  ].filter((words) => words !== '')
  return missed.length === 0 ? null : `Fails: ${missed.join('; ')}.`
}

function describeUnknown(home: Described): string | null {
  const { inputs, bedrooms, rent, judged } = home
  if (bedrooms === null && inputs.dwelling !== 'Room') return 'Enter how many bedrooms it has.'
  if (rent === null) return 'Too little is known of this kind of home here; enter your own rent in the calculator.'
  if (!hasPrice(inputs)) return describePrice(home)
  if (judged.cash_at_least !== 'unclear' || home[HEADLINE] !== null) return null
  const missing = inputs.interest_rate === null ? 'an interest rate' : 'a loan duration'
  return `Enter ${missing}: cash each week follows from it.`
}

function describePrice({ works_at, surely_works_at, isPriceLimited }: Described): string {
  if (!isPriceLimited) return 'No price is given, and your criteria set no limit to it.'
  if (works_at === null) return 'No price is given, and none meets your criteria.'
  const isSure = surely_works_at === null || surely_works_at === works_at
  const surely = isSure ? '' : `; up to ${formatMoney(surely_works_at)} even if rents are at the low end`
  return `No price is given: it works up to ${formatMoney(works_at)}${surely}.`
}

function describeRent({ rent, needed_rent, chance, judged }: Described): string {
  if (rent === null) return ''
  const [from, to] = rent.interval_80
  const likely = `${formatMoney(from)} to ${formatMoney(to)}`
  const figures = [judged.cash_at_least, judged.gross_at_least].filter((one) => one !== undefined)
  if (figures.length === 0) return `Passes: homes like it rent for ${likely} a week.`
  if (needed_rent === null)
    return figures.includes('missed') ? 'Fails: no rent meets your targets.' : `Passes at any rent.`
  const needs = `it needs ${formatMoney(needed_rent)} a week, and the area’s median is likely ${likely}`
  const share = `(${describeChance(chance ?? 0)})`
  if (figures.includes('missed')) return `Fails: ${needs} ${share}.`
  return figures.includes('unclear') ? `Not clear: ${needs} ${share}.` : `Passes: ${needs} ${share}.`
}

/** Such as `54 % likely`. */
export function describeChance(chance: number): string {
  const percent = round(chance * 100)
  return percent >= 100 ? 'over 99 % likely' : percent <= 0 ? 'under 1 % likely' : `${percent} % likely`
}

function withArticle(word: string): string {
  return /^[aeiou]/u.test(word) ? `an ${word}` : `a ${word}`
}
