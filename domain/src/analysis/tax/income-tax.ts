import type { OwnerKind } from '../../calculation/owner-fields.ts'
import { toCents } from '../../money/round.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'

const FIRST_TAX_YEAR = 2022

/**
 * The income tax in NZD, to the cent, on an income in NZD in a tax year, which ends on 31 March; null before the first
 * one of the rules. Source: investment analysis section 3.2.
 */
export function incomeTax(rules: RulePack, income: number, taxYear: number, kind: OwnerKind): number | null {
  if (taxYear < FIRST_TAX_YEAR) return null
  const taxed = Math.max(income, 0)
  const firstDay = `${taxYear - 1}-04-01`
  if (kind === 'company') return percentOf(taxed, ruleOn(rules.companyRate, firstDay)?.value ?? 0)
  if (kind === 'individual') {
    const brackets = ruleOn(rules.personalRates, firstDay)?.value ?? []
    const parts = brackets.map(({ above, rate }, index) => {
      const below = brackets[index + 1]?.above ?? Infinity
      return Math.max(Math.min(taxed, below) - above, 0) * rate
    })
    return toCents(parts.reduce((sum, part) => sum + part, 0) / 100)
  }
  const trustee = ruleOn(rules.trusteeRate, firstDay)?.value
  const small = trustee?.small && taxed <= trustee.small.upTo ? trustee.small : trustee
  return percentOf(taxed, small?.rate ?? 0)
}

function percentOf(amount: number, rate: number): number {
  return toCents((amount * rate) / 100)
}
