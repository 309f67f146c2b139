import { addDays, addMonths } from '../../dates/calendar-day.ts'
import { round } from '../../money/round.ts'
import type { Deal } from '../deal/deal.ts'
import { toWholeCents } from '../../loans/build-loan-schedule.ts'
import { missingInput, type Unknown } from '../../outcome/outcome.ts'
import { type OwnerTax, type OwnerYear, ownerTax } from '../tax/owner-tax.ts'
import { taxYearOf } from '../tax/tax-year-of.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { sum } from '../../money/sum.ts'
import type { Plan } from '../inputs/plan.ts'
import type { Owner } from '../../calculation/owner-fields.ts'
import type { CashYear } from './project-cash.ts'
import { type DeductionsYear, type ProjectedDeductions, projectDeductions } from './project-deductions.ts'
import { type TaxedSale, taxSale } from './tax-sale.ts'

/** A year's tax, of all owners together, in cents; null where it is not known. */
export interface TaxYear extends DeductionsYear {
  readonly taxable_income: number | null
  readonly carried_forward: number | null
  readonly tax: number | null
}

/** An owner's year, what it follows from and its tax: NZD. */
export type OwnedYear = Omit<OwnerYear, 'kind' | 'ring_fence_basis'> & OwnerTax

/** An owner's years. */
export interface OwnerAhead {
  readonly name: string
  readonly years: readonly OwnedYear[]
}

export interface ProjectedTax {
  readonly years: readonly TaxYear[]
  readonly owners: readonly OwnerAhead[]
  readonly sale: TaxedSale
  readonly deductions: ProjectedDeductions
  /** Why the tax of a year is not known; null when all of it is. */
  readonly missing: Unknown | null
}

export const BEFORE_RULES: Unknown = {
  reason: 'before_rules',
  message: 'Our rates of income tax begin in April 2021, after the first of these years.',
}

/**
 * Every year's tax, the sale at the end of the last one included. Source: docs/method/years-and-tax.md, "What a home
 * adds".
 */
export function projectTax(
  rules: RulePack,
  deal: Deal,
  plan: Plan,
  cash: readonly CashYear[],
  saleCosts: number,
): ProjectedTax {
  const deductions = projectDeductions(rules, deal, plan)
  const sale = taxSale(rules, deal, plan, { cash, deductions, saleCosts })
  const taxed = cash.map((year, index): TaxedYear => {
    return {
      // That of the last day of the analysis year.
      tax_year: taxYearOf(addDays(addMonths(deal.start, 12 * (index + 1)), -1)),
      income: year.gross_rent - year.vacancy,
      deductions: deductionsOf(year, deductions.years[index]),
      gain: index === plan.years - 1 ? sale.gain : 0,
      isSold: index === plan.years - 1 && sale.brightLine.taxed,
    }
  })
  const owners = plan.owners.map((owner) => ({ name: owner.name, years: yearsOf(rules, owner, plan, taxed) }))
  const years = cash.map((_, index) => {
    const own = owners.flatMap((owner) => owner.years[index] ?? [])
    return {
      ...(deductions.years[index] ?? NO_DEDUCTIONS),
      taxable_income: sumOf(own.map(({ taxable }) => taxable)),
      carried_forward: sumOf(own.map(({ carried_forward }) => carried_forward)),
      tax: sumOf(own.map(({ tax }) => tax)),
    }
  })
  return { years, owners, sale, deductions, missing: missingOf(years) }
}

/** What a year's tax follows from, of all owners together: cents. */
interface TaxedYear {
  readonly tax_year: number
  readonly income: number
  readonly deductions: number
  readonly gain: number | null
  /** Whether a taxed sale ends it. */
  readonly isSold: boolean
}

const NO_DEDUCTIONS: DeductionsYear = { deductible_interest: 0, depreciation: 0, legal_fees: 0 }

/** All that is deducted in a year, in cents. */
export function deductionsOf(
  { management, other_costs }: Pick<CashYear, 'management' | 'other_costs'>,
  { deductible_interest, depreciation, legal_fees }: DeductionsYear = NO_DEDUCTIONS,
): number {
  return management + other_costs + deductible_interest + depreciation + legal_fees
}

/** The years of an owner with the home and without it, each carried on from the one before. */
function yearsOf(rules: RulePack, owner: Owner, plan: Plan, taxed: readonly TaxedYear[]): readonly OwnedYear[] {
  const { kind, other_income, other_residential_net } = owner
  const { ring_fence_basis } = plan
  const sellsAll = ring_fence_basis === 'property' || (!plan.other_rentals && other_residential_net === 0)
  const years: OwnedYear[] = []
  for (const { tax_year, income, deductions, gain, isSold } of taxed) {
    const before = years.at(-1)
    const given = {
      tax_year,
      other_income,
      other_residential_net,
      residential_income: shareOf(owner, income),
      deductions: shareOf(owner, deductions),
      brought_forward: before?.carried_forward ?? owner.brought_forward,
      brought_forward_without: before?.carried_forward_without ?? owner.brought_forward,
      land_gain: gain === null ? null : shareOf(owner, gain),
      released: isSold && sellsAll,
    }
    years.push({ ...given, ...ownerTax(rules, { ...given, kind, ring_fence_basis }) })
  }
  return years
}

/** An owner's share of an amount in cents, in NZD. */
export function shareOf({ share_pct }: Owner, cents: number): number {
  return round((cents * share_pct) / 100) / 100
}

/** Amounts of NZD together in cents; null where one is not known. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length < amounts.length ? null : toWholeCents(sum(known))
}

function missingOf(years: readonly TaxYear[]): Unknown | null {
  if (years.some(({ tax, taxable_income }) => tax === null && taxable_income !== null)) return BEFORE_RULES
  return years.some(({ tax }) => tax === null) ? missingInput('a purchase price') : null
}
