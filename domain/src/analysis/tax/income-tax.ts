import type { OwnerKind } from '../../calculation/owner-fields.ts'
import { toCents } from '../../money/round.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { ruleOn } from '../rules/rule-pack.ts'

/**
 * The income tax in NZD, to the cent, on an income in NZD in a tax year, which ends on 31 March; null in a year before
 * the rules. Source: docs/method/years-and-tax.md, "Income tax".
 */
export function incomeTax(rules: RulePack, income: number, taxYear: number, kind: OwnerKind): number | null {
  const taxed = Math.max(income, 0)
  const firstDay = `${taxYear - 1}-04-01`
  if (kind === 'company') {
    const rule = ruleOn(rules.companyRate, firstDay)
    return rule && taxAt(rule.value, taxed)
  }
  if (kind === 'trust') {
    const rule = ruleOn(rules.trusteeRate, firstDay)
    if (rule === null) return null
    const { rate, small } = rule.value
    return taxAt(small !== null && taxed <= small.upTo ? small.rate : rate, taxed)
  }
  const rule = ruleOn(rules.personalRates, firstDay)
  if (rule === null) return null
  const parts = rule.value.map(({ above, rate }, index) => {
    const below = rule.value[index + 1]?.above ?? Infinity
    return Math.max(Math.min(taxed, below) - above, 0) * rate
  })
  return toCents(parts.reduce((sum, part) => sum + part, 0) / 100)
}

function taxAt(rate: number, income: number): number {
  return toCents((income * rate) / 100)
}
