import type { Day } from '../../dates/calendar-day.ts'
import { percentOf, round, toCents } from '../../money/round.ts'
import type { Deal } from '../deal.ts'
import { toWholeCents } from '../../loans/build-loan-schedule.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { sum } from '../../money/sum.ts'
import { irrPct, presentValue } from './irr-pct.ts'
import type { Plan } from './plan.ts'
import type { CashYear } from './project-cash.ts'
import { projectCash } from './project-cash.ts'
import type { OwnerAhead, TaxYear } from './project-tax.ts'
import { projectTax } from './project-tax.ts'

/** A year ahead: NZD to the cent, ratios in per cent, null where they are not defined. */
export interface ProjectedYear extends CashYear, TaxYear {
  readonly net_operating_income: number
  readonly yearly_profit: number
  readonly cash_flow_before_tax: number
  readonly cash_flow_after_tax: number
  readonly equity: number
  readonly lvr: number | null
  readonly cash_on_cash: number | null
  readonly cash_on_cash_after_tax: number | null
}

/** Years ahead, with a sale at the end of the last one: NZD to the cent, rates in per cent. */
export interface Projection {
  readonly years: readonly ProjectedYear[]
  readonly cash_invested: number
  readonly sale_costs: number
  readonly sale_proceeds: number
  /** At the end of the last year. */
  readonly sale_day: Day
  /** Null where no bright line applies. */
  readonly last_taxed_day: Day | null
  readonly bright_line_taxed: boolean
  readonly taxable_gain: number
  /** A loss on a taxed sale, which counts only against gains of other land sales. */
  readonly unused_loss: number
  readonly owners: readonly OwnerAhead[]
  readonly total_return_before_tax: number
  readonly total_return_after_tax: number
  readonly irr_before_tax: Outcome<number>
  readonly irr_after_tax: Outcome<number>
  readonly npv_before_tax: number
  readonly npv_after_tax: number
}

/** Every year of a plan, and its returns before and after tax. Source: investment analysis section 2, `projection`. */
export function projectYears(rules: RulePack, deal: Deal, plan: Plan): Projection {
  const cash = projectCash(rules, deal, plan)
  const invested = toWholeCents(deal.deposit) + toWholeCents(plan.purchase_costs)
  const [value, debt] = [cash.at(-1)?.value ?? 0, cash.at(-1)?.debt ?? 0]
  const saleCosts = round((value * plan.sale_cost_pct) / 100) + toWholeCents(plan.sale_cost_fixed)
  const proceeds = value - saleCosts - debt
  const tax = projectTax(rules, deal, plan, cash, saleCosts)
  const years = cash.flatMap((year, index) => {
    const taxes = tax.years[index]
    return taxes ? [yearOf(year, taxes, invested)] : []
  })
  const before = flowsOf(
    years.map(({ cash_flow_before_tax }) => cash_flow_before_tax),
    invested,
    proceeds,
  )
  const after = flowsOf(
    years.map(({ cash_flow_after_tax }) => cash_flow_after_tax),
    invested,
    proceeds,
  )
  return {
    years: years.map(inDollars),
    cash_invested: invested / 100,
    sale_costs: saleCosts / 100,
    sale_proceeds: proceeds / 100,
    sale_day: tax.saleDay,
    last_taxed_day: tax.brightLine.last_taxed_day,
    bright_line_taxed: tax.brightLine.taxed,
    taxable_gain: tax.gain / 100,
    unused_loss: tax.loss / 100,
    owners: tax.owners,
    total_return_before_tax: toCents(sum(before)),
    total_return_after_tax: toCents(sum(after)),
    irr_before_tax: irrPct(before),
    irr_after_tax: irrPct(after),
    npv_before_tax: toCents(presentValue(before, plan.discount_rate_pct)),
    npv_after_tax: toCents(presentValue(after, plan.discount_rate_pct)),
  }
}

/** A year in cents. */
function yearOf(cash: CashYear, taxes: TaxYear, invested: number): ProjectedYear {
  const net_operating_income = cash.gross_rent - cash.vacancy - cash.management - cash.other_costs
  const yearly_profit = net_operating_income - cash.interest
  const cash_flow_before_tax = yearly_profit - cash.principal - cash.capital_spend
  const cash_flow_after_tax = cash_flow_before_tax - taxes.tax
  return {
    ...cash,
    ...taxes,
    net_operating_income,
    yearly_profit,
    cash_flow_before_tax,
    cash_flow_after_tax,
    equity: cash.value - cash.debt,
    lvr: shareOf(cash.debt, cash.value),
    cash_on_cash: shareOf(cash_flow_before_tax, invested),
    cash_on_cash_after_tax: shareOf(cash_flow_after_tax, invested),
  }
}

const RATIOS: ReadonlySet<string> = new Set([
  'lvr',
  'cash_on_cash',
  'cash_on_cash_after_tax',
] satisfies (keyof ProjectedYear)[])

function inDollars(year: ProjectedYear): ProjectedYear {
  const dollars = Object.entries(year).map(([name, figure]: [string, number | null]) => [
    name,
    figure === null || RATIOS.has(name) ? figure : figure / 100,
  ])
  return Object.fromEntries(dollars) as ProjectedYear
}

/** The flows of all years in NZD: what is invested, each year's cash, and the sale with the last. */
function flowsOf(yearly: readonly number[], invested: number, proceeds: number): number[] {
  const flows = yearly.map((flow, index) => (index === yearly.length - 1 ? flow + proceeds : flow))
  return [-invested, ...flows].map((cents) => cents / 100)
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : percentOf(part, whole)
}
