import type { CalculationInputs } from '../calculation/fields.ts'
import type { Day } from '../dates/calendar-day.ts'
import { countLoans } from '../loans/count-loans.ts'
import type { Appraisal, AppraisalInputs } from './appraise.ts'
import { appraise } from './appraise.ts'

/** All results as at a day, with the loans that count. Source: docs/method/loans.md, "Loans now". */
export function appraiseAsAt(inputs: AppraisalInputs & Pick<CalculationInputs, 'analysis'>, asAt: Day): Appraisal {
  return appraise(inputs, countLoans(inputs, inputs.analysis, asAt))
}
