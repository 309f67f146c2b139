import { APPRAISED_FIGURES, type AppraisedFigures } from '@homeyield/contract/appraised-figures'
import type { CalculationFields } from '@homeyield/contract/calculation'
import { storedAnalysis } from '@homeyield/domain/appraisal/premium-loans'
import { changeAsAt } from '@homeyield/domain/appraisal/stored-change'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { dateLoans } from '@homeyield/domain/loans/date-loans'
import { pick } from '@homeyield/domain/records/pick'
import { invalid } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { allowedFields } from './allowed-fields.ts'
import { completeInputs } from './appraise-inputs.ts'
import { takeFields } from './calculation-inputs.ts'
import { checkAnalysis } from './check-analysis.ts'
import { findInputProblems } from './find-input-problems.ts'

/** Computes what a saved calculation would answer, and saves nothing. An address is not needed. */
export function appraiseCalculation({ now }: { readonly now: () => number }) {
  return (viewer: Viewer, fields: CalculationFields): AppraisedFigures => {
    const as_at = dayInNewZealand(new Date(now()))
    const taken = takeFields(NOTHING_GIVEN, allowedFields(viewer, fields, NOTHING_GIVEN))
    const given = { ...taken, analysis: dateLoans(storedAnalysis(viewer, taken, NOTHING_GIVEN), as_at) }
    checkAnalysis(given, as_at)
    const { inputs, figures } = completeInputs(given, as_at)
    const { property: _address, ...problems } = findInputProblems(given, inputs)
    if (Object.keys(problems).length > 0) throw invalid(problems)
    return pick({ as_at, ...figures, next_change: changeAsAt(figures.next_change, as_at) }, APPRAISED_FIGURES)
  }
}
