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

/** The sale at the end of the last year, in cents. */
export interface TaxedSale {
  readonly saleDay: Day
  readonly brightLine: BrightLine
  /** The gain that is taxed, 0 for none; null for a taxed sale of which price or value is not known. */
  readonly gain: number | null
  /** A loss on a taxed sale, which counts only against gains of other land sales; null as the gain. */
  readonly loss: number | null
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
  if (!line.taxed) return { saleDay, brightLine: line, gain: 0, loss: 0 }
  if (value === null || deal.price === null) return { saleDay, brightLine: line, gain: null, loss: null }
  const proceeds = value - saleCosts - deductions.book
  const bought = toWholeCents(deal.price) + toWholeCents(plan.purchase_costs) - deductions.legalFees
  const spent = sum(cash.map(({ capital_spend }) => capital_spend))
  const cost = bought + spent + deductions.denied - toWholeCents(plan.chattels_cost)
  return {
    saleDay,
    brightLine: line,
    gain: Math.max(proceeds - cost, 0),
    loss: Math.max(cost - proceeds, 0),
  }
}
