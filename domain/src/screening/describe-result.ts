import type { CalculationInputs } from '../calculation/fields.ts'
import { HEADLINE } from '../figures/figures.ts'
import { formatMoney } from '../money/amount.ts'
import { round } from '../money/round.ts'
import type { Criteria } from './criteria.ts'
import { hasPrice, type NeededRents } from './judge.ts'
import { FIGURE_CRITERIA, type WorkingPrice } from './meets-figures.ts'
import type { ScreenedResult } from './screened-result.ts'

interface Described extends Pick<
  ScreenedResult,
  'rent' | typeof HEADLINE | 'needed_rent' | 'chance' | 'works_at' | 'surely_works_at' | 'judged'
> {
  readonly inputs: CalculationInputs
  readonly bedrooms: number | null
  readonly criteria: Criteria
  readonly needed: NeededRents
  /** Infinity where the criteria leave no highest price. */
  readonly works: WorkingPrice
}

/** Why a home of a list passes, fails or is not clear: one sentence or two. */
export function describeResult(home: Described): string {
  return describeMissed(home) ?? describeUnknown(home) ?? describeRent(home)
}

function describeMissed(home: Described): string | null {
  const facts = missedFacts(home)
  const figures = missedFigures(home, facts.length > 0)
  const missed = [...facts, ...figures]
  return missed.length === 0 ? null : `Fails: ${missed.join('; ')}.`
}

function missedFacts({ inputs, bedrooms, rent, judged, criteria }: Described): readonly string[] {
  const { purchase_price, dwelling } = inputs
  const { price_at_most, bedrooms_at_least, bedrooms_at_most, confidence_at_least } = criteria
  return [
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
}

/** The targets that are missed together; a missed fact leaves no chance to say. */
function missedFigures({ rent, needed, chance, judged }: Described, isFactMissed: boolean): readonly string[] {
  const missed = FIGURE_CRITERIA.filter((criterion) => judged[criterion] === 'missed')
  if (missed.length === 0) return []
  const least = Math.max(...missed.map((criterion) => needed[criterion] ?? 0))
  if (rent === null || least === Infinity) return ['no rent meets your targets']
  return [describeNeed(least, rent, isFactMissed ? null : chance)]
}

function describeUnknown(home: Described): string | null {
  const { inputs, bedrooms, rent, judged } = home
  const isAsked = judged.bedrooms_at_least === 'unclear' || judged.bedrooms_at_most === 'unclear'
  if (bedrooms === null && (inputs.dwelling !== 'Room' || isAsked)) return 'Enter how many bedrooms it has.'
  if (rent === null) return 'Too little is known of this kind of home here; enter your own rent in the calculator.'
  if (!hasPrice(inputs)) return describePrice(home)
  if (judged.cash_at_least !== 'unclear' || home[HEADLINE] !== null) return null
  return `Enter ${missingOf(inputs)}: cash each week follows from it.`
}

function missingOf({ interest_rate }: CalculationInputs): string {
  return interest_rate === null ? 'an interest rate' : 'a loan duration'
}

function describePrice({ inputs, works, works_at, surely_works_at }: Described): string {
  if (works === 'unknown') return `Enter ${missingOf(inputs)}: the price at which it works follows from it.`
  if (works === Infinity) return 'No price is given, and your criteria set no limit to it.'
  if (works_at === null) return 'No price is given, and none meets your criteria.'
  const isSure = surely_works_at === null || surely_works_at === works_at
  const surely = isSure ? '' : `; up to ${formatMoney(surely_works_at)} even if rents are at the low end`
  return `No price is given: it works up to ${formatMoney(works_at)}${surely}.`
}

function describeRent({ rent, needed_rent, chance, judged }: Described): string {
  if (rent === null) return ''
  const figures = FIGURE_CRITERIA.map((criterion) => judged[criterion]).filter((one) => one !== undefined)
  if (figures.length === 0) return `Passes: homes like it rent for ${likelyRent(rent)} a week.`
  const isUnclear = figures.includes('unclear')
  if (needed_rent === null) return isUnclear ? 'Not clear: no figures follow from this price.' : 'Passes at any rent.'
  return `${isUnclear ? 'Not clear' : 'Passes'}: ${describeNeed(needed_rent, rent, chance)}.`
}

type Rent = NonNullable<ScreenedResult['rent']>

function describeNeed(needed: number, rent: Rent, chance: number | null): string {
  const share = chance === null ? '' : ` (${describeChance(chance)})`
  return `it needs ${formatMoney(needed)} a week, and the area’s median is likely ${likelyRent(rent)}${share}`
}

function likelyRent({ interval_80: [from, to] }: Rent): string {
  return `${formatMoney(from)} to ${formatMoney(to)}`
}

/** Such as `54 % likely`. */
export function describeChance(chance: number): string {
  const percent = round(chance * 100)
  return percent >= 100 ? 'over 99 % likely' : percent <= 0 ? 'under 1 % likely' : `${percent} % likely`
}

function withArticle(word: string): string {
  return /^[aeiou]/u.test(word) ? `an ${word}` : `a ${word}`
}
