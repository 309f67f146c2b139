import type { Appraisal } from '../../appraisal/appraise.ts'
import { appraiseAsAt } from '../../appraisal/appraise-as-at.ts'
import type { CalculationInputs } from '../../calculation/fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import type { LoanNow } from '../../loans/loan-now.ts'
import { onlyReasonable } from '../../money/only-reasonable.ts'
import type { Outcome, Unknown } from '../../outcome/outcome.ts'
import { chainKnown } from '../../outcome/outcome.ts'
import { completeDeal } from '../deal/complete-deal.ts'
import type { Deal } from '../deal/deal.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import { completeAnalysis } from '../inputs/complete-analysis.ts'

/** A saved calculation of a home that its account owns. */
export interface OwnedHome {
  readonly id: string
  readonly property: string
  readonly inputs: CalculationInputs
}

/** The same with everything that follows from its inputs. */
export interface CompletedHome extends OwnedHome {
  readonly analysis: AnalysisInputs
  /** Those that are not repaid. */
  readonly loans: Outcome<readonly LoanNow[]>
  /** With a schedule of every loan. */
  readonly deal: Outcome<Deal>
  /** As in the list. */
  readonly figures: Appraisal
}

/** Why a home adds nothing to cash and tax. */
export const LIVED_IN: Unknown = { reason: 'not_defined', message: 'You live there.' }

export function completeHome({ id, property, inputs: given }: OwnedHome, today: Day): CompletedHome {
  const inputs = onlyReasonable(given)
  const analysis = completeAnalysis(inputs, today, true)
  const figures = appraiseAsAt(inputs, today)
  const { now: loans, noSchedule, deal } = completeDeal(inputs, analysis, figures)
  return { id, property, inputs, analysis, loans, deal: chainKnown(deal, (value) => noSchedule ?? { value }), figures }
}
