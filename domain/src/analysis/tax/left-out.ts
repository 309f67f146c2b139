import type { OwnerKind } from '../../calculation/owner-fields.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { percent } from '../rules/rule-values.ts'

/** What the estimate of tax leaves out, whoever owns the home. Source: docs/method/years-and-tax.md. */
export const NOT_COUNTED =
  'Not counted: ACC levies, Working for Families, student loans, provisional tax, mixed use, short stays, taxes on a sale other than by the bright-line test, rollover relief, a part of the home that you live in, and look-through companies.'

/** What the tax of a company or a trust leaves out, of those among the owners; empty for people only. */
export function describePaidOut({ companyRate }: Pick<RulePack, 'companyRate'>, kinds: readonly OwnerKind[]): string {
  const rate = companyRate.at(-1)
  const sentences = [
    kinds.includes('company') && rate !== undefined
      ? `Of a company, the ${percent(rate.value)} that it pays itself are counted. What it pays out to you is taxed again, less the tax that it has paid.`
      : '',
    kinds.includes('trust')
      ? 'Of a trust, nothing is counted as paid out. A beneficiary would pay their own rate on what they get.'
      : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
