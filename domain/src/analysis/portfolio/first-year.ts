import { sum } from '../../money/sum.ts'
import { recordOf } from '../../records/pick.ts'
import type { Deal } from '../deal/deal.ts'
import type { Plan } from '../inputs/plan.ts'
import { projectCash } from '../projection/project-cash.ts'
import { projectDeductions } from '../projection/project-deductions.ts'
import { deductionsOf } from '../projection/project-tax.ts'
import type { RulePack } from '../rules/rule-pack.ts'

/** A home's first year from its start, in cents. */
export interface HomeYear {
  /** The rent less its empty weeks. */
  readonly income: number
  readonly costs: number
  readonly interest: number
  readonly principal: number
  readonly capital_spend: number
  /** All that is deducted for tax. */
  readonly deductions: number
}

/** The rows of a year before tax. */
export const CASH_ROWS = ['income', 'costs', 'interest', 'principal', 'capital_spend', 'cash_flow_before_tax'] as const

/** A first year before tax, in NZD. */
export type YearOfCash = Readonly<Record<(typeof CASH_ROWS)[number], number>>

/** The year of a home that is left out. */
export const NOTHING: HomeYear = { income: 0, costs: 0, interest: 0, principal: 0, capital_spend: 0, deductions: 0 }

/** Year 1 of the home's years ahead. Source: docs/method/years-and-tax.md, "Portfolio". */
export function firstYear(rules: RulePack, deal: Deal, given: Plan): HomeYear {
  const plan = { ...given, years: 1 }
  const deductions = projectDeductions(rules, deal, plan)
  const [year] = projectCash(rules, deal, plan).map((cash, index) => ({
    income: cash.gross_rent - cash.vacancy,
    costs: cash.management + cash.other_costs,
    interest: cash.interest,
    principal: cash.principal,
    capital_spend: cash.capital_spend,
    deductions: deductionsOf(cash, deductions.years[index]),
  }))
  return year ?? NOTHING
}

/** Before tax, in cents. */
export function cashFlowOf({ income, costs, interest, principal, capital_spend }: HomeYear): number {
  return income - costs - interest - principal - capital_spend
}

/** The years of homes together, in NZD. */
export function sumYears(years: readonly HomeYear[]): YearOfCash {
  return recordOf(CASH_ROWS, (name) => {
    const cents = years.map((year) => (name === 'cash_flow_before_tax' ? cashFlowOf(year) : year[name]))
    return sum(cents) / 100
  })
}
