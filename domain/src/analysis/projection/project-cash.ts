import { weekToYear } from '../../money/money.ts'
import type { Deal } from '../deal/deal.ts'
import { lawfulRentPath } from '../lawful-rent/lawful-rent-path.ts'
import { toWholeCents } from '../../loans/build-loan-schedule.ts'
import { loanYears } from '../../loans/loan-years.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import type { Plan } from '../inputs/plan.ts'

/** A year before tax, in cents; value and debt at its end. */
export interface CashYear {
  readonly gross_rent: number
  readonly vacancy: number
  readonly management: number
  readonly other_costs: number
  readonly interest: number
  readonly principal: number
  readonly capital_spend: number
  /** Null where it is not known what the home is worth. */
  readonly value: number | null
  readonly debt: number
}

/**
 * Every year before tax: rent, costs and value grow, the loans are repaid. Source: docs/method/years-and-tax.md,
 * "Projection".
 */
export function projectCash(rules: RulePack, deal: Deal, plan: Plan): CashYear[] {
  const loans = loanYears(deal.loans, plan.years)
  const rents = lawfulRents(rules, deal, plan)
  const worth = worthAtStart(deal)
  return loans.map(({ interest, principal, balance }, index) => {
    const growth = grown(plan.rent_growth_pct, index)
    const yearlyRent = rents?.[index] ?? weekToYear(deal.weeklyRent) * growth
    const vacancy = deal.typedVacancy === null ? (deal.vacancyWeeks * yearlyRent) / 52 : deal.typedVacancy * growth
    return {
      gross_rent: toWholeCents(yearlyRent),
      vacancy: toWholeCents(vacancy),
      management: toWholeCents(yearlyRent * deal.feeShare),
      other_costs: toWholeCents(deal.fixedCosts * grown(plan.expense_inflation_pct, index)),
      interest,
      principal,
      capital_spend: toWholeCents(plan.capital_spend[String(index + 1)] ?? 0),
      value: worth === null ? null : toWholeCents(worth * grown(plan.value_growth_pct, index + 1)),
      debt: balance,
    }
  })
}

/** What a home is worth at the start, in NZD: 0 where it was bought for nothing, null where it is not known. */
export function worthAtStart({ value, price }: Deal): number | null {
  return value ?? (price === 0 ? 0 : null)
}

/** The rent of each year when it rises only as the law allows; null when it grows smoothly. */
function lawfulRents(rules: RulePack, { weeklyRent, start }: Deal, plan: Plan): readonly number[] | null {
  if (plan.rent_mode === 'smooth' || plan.tenancy === null) return null
  const { rent_growth_pct: growthPct, years } = plan
  return lawfulRentPath(rules, plan.tenancy, { weeklyRent, growthPct, settlement: start, years }).grossRent
}

function grown(pct: number, years: number): number {
  return (1 + pct / 100) ** years
}
