import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { appraiseAsAt } from '@homeyield/domain/appraisal/appraise-as-at'
import { composeBankPage } from '@homeyield/domain/assessment/compose-bank-page'
import type { BankPage } from '@homeyield/domain/assessment/compose-bank-page'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { analysisOf } from '../analysis/analysis-of.ts'
import { today } from '../model/today.ts'

/** The page for the bank of a form. */
export function bankPageOf(inputs: CalculationInputs, premium: boolean): BankPage {
  const day = today()
  const home = { inputs, figures: appraiseAsAt(inputs, day) }
  return composeBankPage(home, analysisOf(inputs, premium), completeAnalysis(inputs, day, premium))
}
