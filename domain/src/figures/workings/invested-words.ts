import { homeValue } from '../../loans/home-value.ts'
import { amountOrZero, formatMoney } from '../../money/amount.ts'
import { toCents } from '../../money/round.ts'
import { exactMoney } from '../year-figures.ts'
import type { YearsBasis } from './years-basis.ts'

/** What the returns count as put in. Source: docs/method/years-and-tax.md, "Returns". */
export function investedName({ plan }: Pick<YearsBasis, 'plan'>): string {
  return plan.settled ? 'Equity left in it' : 'Cash put in'
}

/** How it follows: of a settled home what selling today would leave. */
export function investedLine(basis: YearsBasis): string {
  const { form, plan, cashInvested, years } = basis
  const result = `= ${exactMoney(cashInvested)}`
  if (!plan.settled) {
    return `Cash put in: ${formatMoney(amountOrZero(form.deposit))} + ${formatMoney(plan.purchase_costs)} ${result}`
  }
  const value = homeValue(form.purchase_price, plan) ?? 0
  const costs = toCents((value * plan.sale_cost_pct) / 100) + plan.sale_cost_fixed
  const [first] = years
  const owed = toCents((first?.debt ?? 0) + (first?.principal ?? 0))
  return `Equity left in it: ${formatMoney(value)} − ${formatMoney(toCents(costs))} of selling − ${formatMoney(owed)} owed ${result}`
}

/** The first of the flows that a return follows from. */
export function investedFlow(basis: YearsBasis): string {
  const { plan, cashInvested } = basis
  const flow = exactMoney(cashInvested === null ? null : -cashInvested)
  return `${plan.settled ? 'Left in it' : 'Put in'}: ${flow}`
}
