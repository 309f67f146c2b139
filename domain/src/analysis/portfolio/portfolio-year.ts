import type { Day } from '../../dates/calendar-day.ts'
import { addDays, addMonths } from '../../dates/calendar-day.ts'
import { toCents } from '../../money/round.ts'
import { sum } from '../../money/sum.ts'
import { missingInput, type Outcome } from '../../outcome/outcome.ts'
import { BEFORE_RULES } from '../projection/project-tax.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { taxYearOf } from '../tax/tax-year-of.ts'
import { cashFlowOf, NOTHING, sumYears, type YearOfCash } from './first-year.ts'
import { taxOwners, type OwnerOfPortfolio, type TaxedHome } from './tax-owners.ts'

/** What a home adds to the year: NZD. */
export interface HomeAdds {
  readonly cash_flow_before_tax: number
  /** The tax of all homes less that of all without this one: these need not add up to the tax. */
  readonly adds_to_tax: number
}

/** Year 1 of every home that counts: NZD. */
export interface PortfolioYear extends YearOfCash {
  /** It ends on 31 March of this year. */
  readonly tax_year: number
  readonly rules_as_at: Day
  readonly homes: number
  readonly taxable_income: number
  readonly tax: number
  readonly cash_flow_after_tax: number
  readonly carried_forward: number
  readonly owners: readonly OwnerOfPortfolio[]
}

/** Year 1 of all homes together. Source: docs/method/years-and-tax.md, "Portfolio". */
export function portfolioYear(rules: RulePack, taxed: readonly TaxedHome[], asAt: Day): Outcome<PortfolioYear> {
  if (taxed.length === 0) return missingInput('an owner to a home that you let')
  const tax_year = taxYearOf(addDays(addMonths(asAt, 12), -1))
  const owners = taxOwners(rules, taxed, tax_year)
  const tax = taxOf(owners)
  if (tax === null) return BEFORE_RULES
  const before = sumYears(taxed.map(({ year }) => year))
  const value: PortfolioYear = {
    tax_year,
    rules_as_at: rules.asAt,
    homes: taxed.length,
    ...before,
    taxable_income: toCents(sum(owners.map(({ taxable }) => taxable))),
    tax,
    cash_flow_after_tax: toCents(before.cash_flow_before_tax - tax),
    carried_forward: toCents(sum(owners.map(({ carried_forward }) => carried_forward))),
    owners,
  }
  return { value }
}

/** What one of the homes adds to the year of all; what is of the owners stays as it is without the home. */
export function homeAdds(
  rules: RulePack,
  taxed: readonly TaxedHome[],
  home: TaxedHome,
  { tax, tax_year }: PortfolioYear,
): HomeAdds {
  const others = taxed.map((one) => (one === home ? { ...home, year: NOTHING } : one))
  const without = taxOf(taxOwners(rules, others, tax_year)) ?? 0
  return { cash_flow_before_tax: cashFlowOf(home.year) / 100, adds_to_tax: toCents(tax - without) }
}

/** Of all owners together, in NZD; null before the rules. */
function taxOf(owners: readonly OwnerOfPortfolio[]): number | null {
  const taxes = owners.flatMap(({ tax }) => tax ?? [])
  return taxes.length < owners.length ? null : toCents(sum(taxes))
}
