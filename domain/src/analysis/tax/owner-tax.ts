import { toCents } from '../../money/round.ts'
import type { OwnerKind } from '../../calculation/owner-fields.ts'
import { incomeTax } from './income-tax.ts'
import { ringFence } from './ring-fence.ts'
import type { RulePack } from '../rules/rule-pack.ts'

/** An owner's year in NZD. */
export interface OwnerYear {
  readonly kind: OwnerKind
  readonly tax_year: number
  /** All else that is taxed, before tax. */
  readonly other_income: number
  /** Below 0 it is a deduction. */
  readonly residential_income: number
  readonly deductions: number
  readonly brought_forward: number
  /** The owner's part of a taxed gain on the sale. */
  readonly land_gain: number
  /** Whether what remains counts against other income, because everything is sold and taxed. */
  readonly released: boolean
}

export interface OwnerTax {
  readonly taxable: number
  readonly carried_forward: number
  /** What the home adds to the owner's tax; below 0 only when deductions are released. */
  readonly tax: number
}

/** An owner's tax on a home, at the owner's own rates, in NZD to the cent. Source: investment analysis section 3.2. */
export function ownerTax(rules: RulePack, year: OwnerYear): OwnerTax {
  const { kind, tax_year, other_income, residential_income } = year
  const income = Math.max(residential_income, 0) + year.land_gain
  const deductions = year.deductions + Math.max(-residential_income, 0)
  const { taxable, carried_forward } = ringFence(income, deductions, year.brought_forward)
  const released = year.released ? carried_forward : 0
  const withHome = incomeTax(rules, other_income + taxable - released, tax_year, kind)
  return {
    taxable: toCents(taxable),
    carried_forward: toCents(carried_forward - released),
    tax: toCents(withHome - incomeTax(rules, other_income, tax_year, kind)),
  }
}
