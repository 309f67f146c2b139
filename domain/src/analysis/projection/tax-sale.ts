import type { Day } from '../../dates/calendar-day.ts'
import { addMonths } from '../../dates/calendar-day.ts'
import { sum } from '../../money/sum.ts'
import type { Deal } from '../deal/deal.ts'
import { toWholeCents } from '../../loans/build-loan-schedule.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { type BrightLine, brightLine } from '../tax/bright-line.ts'
import type { Plan } from '../inputs/plan.ts'
import type { CashYear } from './project-cash.ts'
import type { ProjectedDeductions } from './project-deductions.ts'

/** What the gain of a taxed sale follows from: proceeds = value − sale_costs − chattels_book, cost is all the rest. */
export interface GainParts {
  readonly value: number
  readonly sale_costs: number
  readonly chattels_book: number
  readonly proceeds: number
  readonly price: number
  readonly purchase_costs: number
  /** No part of the cost, because they counted at once. */
  readonly legal_fees: number
  readonly chattels_cost: number
  readonly capital_spend: number
  readonly denied_interest: number
  readonly cost: number
}

/** The sale at the end of the last year, in cents. */
export interface TaxedSale {
  readonly saleDay: Day
  readonly brightLine: BrightLine
  /** The gain that is taxed, 0 for none; null for a taxed sale of which price or value is not known. */
  readonly gain: number | null
  /** A loss on a taxed sale, which counts only against gains of other land sales; null as the gain. */
  readonly loss: number | null
  /** Null for a sale that is not taxed, and as the gain. */
  readonly parts: GainParts | null
}

/** Whether the sale is taxed, and on what. Source: docs/method/years-and-tax.md, "Tax on the sale". */
export function taxSale(
  rules: RulePack,
  deal: Deal,
  plan: Plan,
  { cash, deductions, saleCosts }: { cash: readonly CashYear[]; deductions: ProjectedDeductions; saleCosts: number },
): TaxedSale {
  const saleDay = addMonths(deal.start, 12 * plan.years)
  const line = brightLine(rules, {
    acquired: plan.acquired_date,
    start: plan.settlement_date,
    end: saleDay,
    new_build: plan.new_build,
    main_home: plan.main_home,
  })
  const value = cash.at(-1)?.value ?? null
  if (!line.taxed) return { saleDay, brightLine: line, gain: 0, loss: 0, parts: null }
  if (value === null || deal.price === null) return { saleDay, brightLine: line, gain: null, loss: null, parts: null }
  const parts = {
    value,
    sale_costs: saleCosts,
    chattels_book: deductions.book,
    price: toWholeCents(deal.price),
    purchase_costs: toWholeCents(plan.purchase_costs),
    legal_fees: deductions.legalFees,
    chattels_cost: toWholeCents(plan.chattels_cost),
    capital_spend: sum(cash.map(({ capital_spend }) => capital_spend)),
    denied_interest: deductions.denied,
  }
  const proceeds = value - saleCosts - parts.chattels_book
  const bought = parts.price + parts.purchase_costs - parts.legal_fees - parts.chattels_cost
  const cost = bought + parts.capital_spend + parts.denied_interest
  return {
    saleDay,
    brightLine: line,
    gain: Math.max(proceeds - cost, 0),
    loss: Math.max(cost - proceeds, 0),
    parts: { ...parts, proceeds, cost },
  }
}
