import { toCents } from '../../money/round.ts'
import type { OwnerKind } from '../../calculation/owner-fields.ts'
import type { Plan } from '../inputs/plan.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { incomeTax } from './income-tax.ts'
import { ringFenceHomes } from './ring-fence.ts'

/** An owner's year in NZD. */
export interface OwnerYear {
  readonly kind: OwnerKind
  readonly tax_year: number
  /** All else that is taxed, before tax. */
  readonly other_income: number
  /** Of the owner's other homes; below 0 it is a deduction. */
  readonly other_residential_net: number
  /** Of this home; below 0 it is a deduction. */
  readonly residential_income: number
  readonly deductions: number
  readonly ring_fence_basis: Plan['ring_fence_basis']
  /** Deductions carried from before, on the path with this home and on the one without it. */
  readonly brought_forward: number
  readonly brought_forward_without: number
  /** The owner's part of a taxed gain on the sale; null where it is not known. */
  readonly land_gain: number | null
  /** Whether what remains counts against other income, because everything is sold and taxed. */
  readonly released: boolean
}

/** What a home adds to an owner's year: NZD, null where the gain is not known. */
export interface OwnerTax {
  /** What is taxed with the home less what is without it. */
  readonly taxable: number | null
  readonly carried_forward: number | null
  readonly carried_forward_without: number | null
  /** All that the owner is taxed on, with the home and without it. */
  readonly income_with: number | null
  readonly income_without: number | null
  /** Below 0 where the home lowers the tax on other homes, or deductions are released; null before the rules too. */
  readonly tax: number | null
}

const NOT_KNOWN: OwnerTax = {
  taxable: null,
  carried_forward: null,
  carried_forward_without: null,
  income_with: null,
  income_without: null,
  tax: null,
}

/**
 * What a home adds to an owner's tax: the tax with it less the tax without it, to the cent. Source:
 * docs/method/years-and-tax.md, "What a home adds".
 */
export function ownerTax(rules: RulePack, year: OwnerYear): OwnerTax {
  if (year.land_gain === null) return NOT_KNOWN
  const isPortfolio = year.ring_fence_basis === 'portfolio'
  const others = { income: year.other_residential_net, deductions: 0 }
  const together = isPortfolio ? [others] : []
  const own = { income: year.residential_income, deductions: year.deductions }
  const without = ringFenceHomes(together, isPortfolio ? year.brought_forward_without : 0)
  const home = ringFenceHomes([...together, own], year.brought_forward, year.land_gain)
  const released = year.released ? home.carried_forward : 0
  const elsewhere = year.other_income + (isPortfolio ? 0 : Math.max(others.income, 0))
  const income_with = toCents(elsewhere + home.taxable - released)
  const income_without = toCents(elsewhere + without.taxable)
  return {
    taxable: toCents(home.taxable - without.taxable),
    carried_forward: toCents(home.carried_forward - released),
    carried_forward_without: toCents(without.carried_forward),
    income_with,
    income_without,
    tax: addedTax(rules, year, income_with, income_without),
  }
}

/** The tax on an income less that on another, to the cent; null before the rules. */
export function addedTax(
  rules: RulePack,
  { kind, tax_year }: Pick<OwnerYear, 'kind' | 'tax_year'>,
  incomeWith: number,
  incomeWithout: number,
): number | null {
  const taxWith = incomeTax(rules, incomeWith, tax_year, kind)
  const taxWithout = incomeTax(rules, incomeWithout, tax_year, kind)
  return taxWith === null || taxWithout === null ? null : toCents(taxWith - taxWithout)
}
