import type { Day } from '../../dates/calendar-day.ts'
import { percentOf, round, toCents } from '../../money/round.ts'
import type { Deal } from '../deal/deal.ts'
import { toWholeCents } from '../../loans/build-loan-schedule.ts'
import { debtNow } from '../../loans/loan-now.ts'
import { isKnown, missingInput, type Outcome, type Unknown } from '../../outcome/outcome.ts'
import { keysOf } from '../../records/keys-of.ts'
import { recordOf } from '../../records/pick.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { sum } from '../../money/sum.ts'
import { irrPct, presentValue } from './irr-pct.ts'
import type { Plan } from '../inputs/plan.ts'
import { type CashYear, projectCash, worthAtStart } from './project-cash.ts'
import type { OwnerAhead, TaxYear } from './project-tax.ts'
import type { GainParts } from './tax-sale.ts'
import { projectTax } from './project-tax.ts'

/** A year ahead: NZD to the cent, ratios in per cent, null where they are not known or not defined. */
export interface ProjectedYear extends CashYear, TaxYear {
  readonly net_operating_income: number
  readonly yearly_profit: number
  readonly cash_flow_before_tax: number
  readonly cash_flow_after_tax: number | null
  readonly equity: number | null
  readonly lvr: number | null
  readonly cash_on_cash: number | null
  readonly cash_on_cash_after_tax: number | null
}

/** Years ahead, with a sale at the end of the last one: NZD to the cent, rates in per cent. */
export interface Projection {
  readonly years: readonly ProjectedYear[]
  /** Of a settled home the equity left in it: what selling today would leave. */
  readonly cash_invested: number | null
  /** Null where it is not known what the home is worth. */
  readonly sale: { readonly costs: number; readonly proceeds: number } | null
  /** At the end of the last year. */
  readonly sale_day: Day
  /** Null where no bright line applies. */
  readonly last_taxed_day: Day | null
  readonly bright_line_taxed: boolean
  /** Null for a taxed sale of a home without a price. */
  readonly taxable_gain: number | null
  /** A loss on a taxed sale, which counts only against gains of other land sales. */
  readonly unused_loss: number | null
  /** What the gain or loss follows from; null for a sale that is not taxed, or of which it is not known. */
  readonly gain_parts: GainParts | null
  /** Interest that was not deductible since the loans were drawn or are known. */
  readonly denied_interest: number
  /** Legal fees of buying that are no part of the cost, because they counted at once. */
  readonly deducted_legal_fees: number
  /** What the chattels are worth in the books at the start. */
  readonly chattels_book: number
  readonly owners: readonly OwnerAhead[]
  readonly total_return_before_tax: Outcome<number>
  readonly total_return_after_tax: Outcome<number>
  readonly irr_before_tax: Outcome<number>
  readonly irr_after_tax: Outcome<number>
  readonly npv_before_tax: Outcome<number>
  readonly npv_after_tax: Outcome<number>
}

/** Why there is no return of a home that is worth nothing, or of which it is not known. */
export const NO_VALUE = missingInput('a purchase price, or what the home is worth today,')

const NO_EQUITY: Unknown = { reason: 'no_equity', message: 'Selling today would leave nothing in it.' }

/** Every year of a plan, and its returns before and after tax. Source: docs/method/years-and-tax.md, "Projection". */
export function projectYears(rules: RulePack, deal: Deal, plan: Plan): Projection {
  const cash = projectCash(rules, deal, plan)
  const invested = cashInvested(deal, plan)
  const [value, debt] = [cash.at(-1)?.value ?? null, cash.at(-1)?.debt ?? 0]
  const costs = saleCosts(value ?? 0, plan)
  const proceeds = value === null ? null : value - costs - debt
  const tax = projectTax(rules, deal, plan, cash, costs)
  const counted = countedInvestment(deal, invested)
  const years = cash.flatMap((year, index) => {
    const taxes = tax.years[index]
    return taxes ? [yearOf(year, taxes, isKnown(counted) ? counted.value : null)] : []
  })
  const before = returnsOf(
    years.map(({ cash_flow_before_tax }) => cash_flow_before_tax),
    { invested: counted, proceeds, discountPct: plan.discount_rate_pct },
  )
  const after = returnsOf(
    years.map(({ cash_flow_after_tax }) => cash_flow_after_tax ?? 0),
    { invested: isKnown(counted) ? (tax.missing ?? counted) : counted, proceeds, discountPct: plan.discount_rate_pct },
  )
  return {
    years: years.map(inDollars),
    cash_invested: invested === null ? null : invested / 100,
    sale: proceeds === null ? null : { costs: costs / 100, proceeds: proceeds / 100 },
    sale_day: tax.sale.saleDay,
    last_taxed_day: tax.sale.brightLine.last_taxed_day,
    bright_line_taxed: tax.sale.brightLine.taxed,
    taxable_gain: tax.sale.gain === null ? null : tax.sale.gain / 100,
    unused_loss: tax.sale.loss === null ? null : tax.sale.loss / 100,
    gain_parts: tax.sale.parts === null ? null : partsInDollars(tax.sale.parts),
    denied_interest: tax.deductions.denied / 100,
    deducted_legal_fees: tax.deductions.legalFees / 100,
    chattels_book: tax.deductions.bookBefore / 100,
    owners: tax.owners,
    total_return_before_tax: before.total,
    total_return_after_tax: after.total,
    irr_before_tax: before.irr,
    irr_after_tax: after.irr,
    npv_before_tax: before.npv,
    npv_after_tax: after.npv,
  }
}

function saleCosts(value: number, plan: Plan): number {
  return round((value * plan.sale_cost_pct) / 100) + toWholeCents(plan.sale_cost_fixed)
}

/** What is put in, or left in a settled home, in cents; null where it is not known. */
function cashInvested(deal: Deal, plan: Plan): number | null {
  const worth = worthAtStart(deal)
  if (worth === null) return null
  if (!deal.settled) {
    return deal.deposit === null ? null : toWholeCents(deal.deposit) + toWholeCents(plan.purchase_costs)
  }
  const value = toWholeCents(worth)
  return value - saleCosts(value, plan) - toWholeCents(debtNow(deal.loans))
}

/** What the returns count as put in, in cents, or why there is no return. */
function countedInvestment(deal: Deal, invested: number | null): Outcome<number> {
  if ((worthAtStart(deal) ?? 0) === 0) return NO_VALUE
  if (invested === null) return missingInput('a deposit')
  return deal.settled && invested <= 0 ? NO_EQUITY : { value: invested }
}

/** A year in cents; `invested` is null where there is no return on it. */
function yearOf(cash: CashYear, taxes: TaxYear, invested: number | null): ProjectedYear {
  const net_operating_income = cash.gross_rent - cash.vacancy - cash.management - cash.other_costs
  const yearly_profit = net_operating_income - cash.interest
  const cash_flow_before_tax = yearly_profit - cash.principal - cash.capital_spend
  const cash_flow_after_tax = taxes.tax === null ? null : cash_flow_before_tax - taxes.tax
  return {
    ...cash,
    ...taxes,
    net_operating_income,
    yearly_profit,
    cash_flow_before_tax,
    cash_flow_after_tax,
    equity: cash.value === null ? null : cash.value - cash.debt,
    lvr: ratioOf(cash.debt, cash.value),
    cash_on_cash: ratioOf(cash_flow_before_tax, invested),
    cash_on_cash_after_tax: ratioOf(cash_flow_after_tax, invested),
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

function partsInDollars(parts: GainParts): GainParts {
  return recordOf(keysOf(parts), (name) => parts[name] / 100)
}

interface Returns {
  readonly total: Outcome<number>
  readonly irr: Outcome<number>
  readonly npv: Outcome<number>
}

/** The returns of yearly flows in cents, the sale with the last; or why there are none. */
function returnsOf(
  yearly: readonly number[],
  {
    invested,
    proceeds,
    discountPct,
  }: { readonly invested: Outcome<number>; readonly proceeds: number | null; readonly discountPct: number },
): Returns {
  if (!isKnown(invested)) return { total: invested, irr: invested, npv: invested }
  const years = yearly.map((flow, index) => (index === yearly.length - 1 ? flow + (proceeds ?? 0) : flow))
  const flows = [-invested.value, ...years].map((cents) => cents / 100)
  return {
    total: { value: toCents(sum(flows)) },
    irr: irrPct(flows),
    npv: { value: toCents(presentValue(flows, discountPct)) },
  }
}

function ratioOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : percentOf(part, whole)
}
