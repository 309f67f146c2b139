import type { Appraisal } from './appraise.ts'
import { appraise } from './appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import { mayUsePremiumFeatures } from '../membership/permissions.ts'
import type { Member } from '../membership/permissions.ts'

type Analysed = Pick<CalculationInputs, 'analysis'>
type GivenAnalysis = NonNullable<CalculationInputs['analysis']>

interface Content {
  readonly inputs: CalculationInputs
  readonly figures: Appraisal
}

/** Whether loans come with Premium: several, or one with an offset. Source: investment analysis section 1, "Free". */
export function loansNeedPremium(loans: GivenAnalysis['loans']): boolean {
  return (loans?.length ?? 0) > 1 || (loans?.some(({ offset_balance }) => Boolean(offset_balance)) ?? false)
}

/**
 * The analysis to store. Several loans and offsets from a free account are ignored, as Premium fields are; stored ones
 * stay through a lapse. Source: decisions section 7, "Several loans" and "Analysis".
 */
export function storedAnalysis(member: Member, sent: Analysed, current: Analysed): GivenAnalysis | null {
  if (mayUsePremiumFeatures(member)) return sent.analysis
  if (loansNeedPremium(current.analysis?.loans)) return { ...sent.analysis, loans: current.analysis?.loans }
  return withoutPremiumLoans(sent.analysis)
}

/** A calculation as a member may see it: without Premium its own loan fields count. Source: the same. */
export function contentFor(member: Member, { inputs, figures }: Content): Content {
  if (mayUsePremiumFeatures(member) || !loansNeedPremium(inputs.analysis?.loans)) return { inputs, figures }
  return { inputs: { ...inputs, analysis: withoutPremiumLoans(inputs.analysis) }, figures: appraise(inputs) }
}

function withoutPremiumLoans(analysis: GivenAnalysis | null): GivenAnalysis | null {
  return analysis !== null && loansNeedPremium(analysis.loans) ? { ...analysis, loans: null } : analysis
}
