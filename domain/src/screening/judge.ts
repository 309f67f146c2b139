import type { CalculationInputs } from '../calculation/fields.ts'
import { keysOf } from '../records/keys-of.ts'
import { CONFIDENCES } from '../rent/market-rent-entry.ts'
import type { RentFigures } from '../rent/rent-table.ts'
import type { Criteria, Criterion } from './criteria.ts'
import { FIGURE_CRITERIA, type FigureCriterion, neededRent } from './meets-figures.ts'

/** Whether a home meets a criterion; `unclear` where the evidence or what is known does not tell. */
export const JUDGEMENTS = ['met', 'missed', 'unclear'] as const
export type Judgement = (typeof JUDGEMENTS)[number]

export type Judged = { readonly [Name in Criterion]?: Judgement }

export const VERDICTS = ['passes', 'fails', 'unclear'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The least weekly rent for each figure that is asked for. */
export type NeededRents = { readonly [Name in FigureCriterion]?: number | null }

type Rent = Pick<RentFigures, 'interval_80' | 'confidence'> | null

/** What does not follow from the rent. Source: docs/method/screening.md, "Criteria". */
export function judgeFacts(
  { dwelling, purchase_price }: Pick<CalculationInputs, 'dwelling' | 'purchase_price'>,
  bedrooms: number | null,
  rent: Rent,
  criteria: Criteria,
): Judged {
  const { price_at_most, confidence_at_least, bedrooms_at_least, bedrooms_at_most, dwellings } = criteria
  const facts: Record<Exclude<Criterion, FigureCriterion>, Judgement | null> = {
    price_at_most: compare(
      hasPrice({ purchase_price }) ? purchase_price : null,
      price_at_most,
      (price, most) => price <= most,
    ),
    confidence_at_least: compare(
      rent?.confidence ?? null,
      confidence_at_least,
      (known, least) => CONFIDENCES.indexOf(known) <= CONFIDENCES.indexOf(least),
    ),
    bedrooms_at_least: compare(bedrooms, bedrooms_at_least, (count, least) => count >= least),
    bedrooms_at_most: compare(bedrooms, bedrooms_at_most, (count, most) => count <= most),
    dwellings: dwellings.length === 0 ? null : dwellings.includes(dwelling) ? 'met' : 'missed',
  }
  return withoutNulls(facts)
}

function compare<Known, Limit>(
  known: Known | null,
  limit: Limit | null,
  isMet: (known: Known, limit: Limit) => boolean,
): Judgement | null {
  if (limit === null) return null
  return known === null ? 'unclear' : isMet(known, limit) ? 'met' : 'missed'
}

/** Nobody sells for nothing: a price of 0 is none. */
export function hasPrice({ purchase_price }: Pick<CalculationInputs, 'purchase_price'>): boolean {
  return purchase_price !== null && purchase_price > 0
}

/** Null without a price, on which every target depends. */
export function neededRents(inputs: CalculationInputs, criteria: Criteria): NeededRents {
  const needed: { [Name in FigureCriterion]?: number | null } = {}
  for (const criterion of FIGURE_CRITERIA) {
    const least = criteria[criterion]
    if (least !== null) needed[criterion] = hasPrice(inputs) ? neededRent(inputs, criterion, least) : null
  }
  return needed
}

/** Met where even the lower end of the 80 % interval is enough, missed where its upper end is not. */
export function judgeFigures(needed: NeededRents, rent: Rent): Judged {
  const judged: { [Name in FigureCriterion]?: Judgement } = {}
  for (const criterion of keysOf(needed)) judged[criterion] = judgeRent(needed[criterion] ?? null, rent)
  return judged
}

function judgeRent(needed: number | null, rent: Rent): Judgement {
  if (needed === Infinity) return 'missed'
  if (needed === null || rent === null) return 'unclear'
  const [from, to] = rent.interval_80
  return needed <= from ? 'met' : needed > to ? 'missed' : 'unclear'
}

export function verdictOf(judged: Judged): Verdict {
  const all = Object.values(judged)
  if (all.includes('missed')) return 'fails'
  return all.includes('unclear') ? 'unclear' : 'passes'
}

function withoutNulls<Name extends string>(judged: Record<Name, Judgement | null>): { [Each in Name]?: Judgement } {
  const known: { [Each in Name]?: Judgement } = {}
  for (const name of keysOf(judged)) {
    const judgement = judged[name]
    if (judgement !== null) known[name] = judgement
  }
  return known
}
