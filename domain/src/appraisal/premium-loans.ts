import type { Appraisal } from './appraise.ts'
import { appraiseAsAt } from './appraise-as-at.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import type { Day } from '../dates/calendar-day.ts'
import { mayUsePremiumFeatures } from '../membership/permissions.ts'
import type { Member } from '../membership/permissions.ts'

type Analysed = Pick<CalculationInputs, 'analysis'>
type GivenAnalysis = NonNullable<CalculationInputs['analysis']>

/** A calculation with its figures as at a day. */
export interface AppraisedCalculation {
  readonly inputs: CalculationInputs
  readonly figures: Appraisal
}

/** Whether loans come with Premium: several, or one with an offset. */
export function loansNeedPremium(loans: GivenAnalysis['loans']): boolean {
  return (loans?.length ?? 0) > 1 || (loans?.some(({ offset_balance }) => Boolean(offset_balance)) ?? false)
}

/**
 * The analysis to store. Several loans and offsets from a free account are ignored, as Premium fields are; stored ones
 * stay through a lapse.
 */
export function storedAnalysis(member: Member, sent: Analysed, current: Analysed): GivenAnalysis | null {
  if (mayUsePremiumFeatures(member)) return sent.analysis
  if (loansNeedPremium(current.analysis?.loans)) return { ...sent.analysis, loans: current.analysis?.loans }
  return withoutPremiumLoans(sent.analysis)
}

/**
 * A calculation as a member may see it on a day: without Premium its own loan fields count instead of several loans.
 */
export function contentFor(member: Member, given: CalculationInputs, asAt: Day): AppraisedCalculation {
  const inputs = inputsFor(member, given)
  return { inputs, figures: appraiseAsAt(inputs, asAt) }
}

/** The inputs that a member sees. */
export function inputsFor(member: Member, given: CalculationInputs): CalculationInputs {
  return mayUsePremiumFeatures(member) ? given : { ...given, analysis: withoutPremiumLoans(given.analysis) }
}

/** An analysis whose own loan counts instead of loans that come with Premium. */
export function withoutPremiumLoans(analysis: GivenAnalysis | null): GivenAnalysis | null {
  return analysis !== null && loansNeedPremium(analysis.loans) ? { ...analysis, loans: null } : analysis
}
