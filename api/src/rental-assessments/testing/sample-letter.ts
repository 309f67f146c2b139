import { appraiseAsAt } from '@homeyield/domain/appraisal/appraise-as-at'
import { GOLDEN_HOME } from '@homeyield/domain/assessment/testing/golden-home'
import { composeAssessment } from '@homeyield/domain/assessment/compose-assessment'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import type { AssessmentLetter } from '../../mail/assessment-letter.ts'

/** The home of docs/method/calculator.md, "Worked example" with a professional's estimate, as saved. */
const GOLDEN_INPUTS: CalculationInputs = {
  ...GOLDEN_HOME,
  estimate_weekly_lower: 650,
  estimate_weekly_upper: 700,
  estimate_monthly_lower: 2817,
  estimate_monthly_upper: 3033,
  estimate_yearly_lower: 33_800,
  estimate_yearly_upper: 36_400,
  estimate_reason:
    'The kitchen and bathroom are new, the section is fenced, and it is five minutes’ walk to the train. Similar homes in Māngere and Ōtāhuhu were let within a week this winter.',
}

const TODAY = '2026-09-06'

function contentOf(inputs: CalculationInputs) {
  return { inputs, figures: appraiseAsAt(inputs, TODAY) }
}

/** A letter of that case, with some inputs or its market rent changed, signed by a professional. */
export const letterOf = (
  changes: Partial<CalculationInputs> = {},
  market: Partial<MarketRentEntry> = {},
): AssessmentLetter => ({
  assessment: composeAssessment({
    ...contentOf({ ...GOLDEN_INPUTS, ...changes }),
    market: makeMarketRent({ bonds: 81, place: 'Ōtāhuhu Central', ...market }),
    withEstimate: true,
    addressCredit: 'Addresses: sourced from the LINZ Data Service and licensed for reuse under CC BY 4.0.',
    today: TODAY,
  }),
  sender: { name: 'Test account', email: 'sender@homeyield.test' },
  logoUrl: null,
  signature: 'Ngā mihi\nProperty manager, Tāmaki Makaurau\n09 555 0100',
  madeOn: '6 Sep 2026',
})

export const LETTER = letterOf()
