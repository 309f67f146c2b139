import { type Appraisal, appraise } from '../../appraisal/appraise.ts'
import { onlyReasonable } from '../../money/only-reasonable.ts'
import type { CalculationInputs } from '../../calculation/fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { hasRent } from '../../rent/has-rent.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import type { Deal } from '../deal/deal.ts'
import { countLoans } from '../../loans/count-loans.ts'
import { missingTerm } from '../../loans/missing-term.ts'
import { completeLoans, type CompletedLoans } from '../../loans/complete-loans.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, missingInput } from '../../outcome/outcome.ts'
import { completeAnalysis } from '../inputs/complete-analysis.ts'
import { buildDeal } from '../deal/build-deal.ts'

/** A saved calculation of a home that its account owns. */
export interface OwnedHome {
  readonly id: string
  readonly property: string
  readonly inputs: CalculationInputs
}

/** The same with everything that follows from its inputs. */
export interface CompletedHome {
  readonly id: string
  readonly property: string
  readonly inputs: CalculationInputs
  readonly analysis: AnalysisInputs
  readonly loans: Outcome<CompletedLoans>
  /** With a schedule of every loan. */
  readonly deal: Outcome<Deal>
  /** As in the list. */
  readonly figures: Appraisal
}

export function completeHome({ id, property, inputs: given }: OwnedHome, today: Day): CompletedHome {
  const inputs = onlyReasonable(given)
  const analysis = completeAnalysis(inputs.analysis, today)
  const figures = appraise(inputs, countLoans(inputs, inputs.analysis, today))
  const loans = completeLoans(inputs, analysis.loans, analysis.settlement_date)
  const weeklyRent = hasRent(figures) ? (figures.weekly_rental_income ?? 0) : null
  const deal = chainKnown(loans, (settled): Outcome<Deal> => {
    if (weeklyRent === null) return missingInput('a rent')
    const value = buildDeal(inputs, weeklyRent, analysis, settled)
    return settled.loans.length === 0 ? { value } : (missingTerm(inputs, analysis) ?? { value })
  })
  return { id, property, inputs, analysis, loans, deal, figures }
}
