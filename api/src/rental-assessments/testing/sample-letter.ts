import { appraiseAsAt } from '@homeyield/domain/appraisal/appraise-as-at'
import { composeAssessment } from '@homeyield/domain/assessment/compose-assessment'
import { NOTHING_GIVEN, type CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import type { AssessmentLetter } from '../../mail/assessment-letter.ts'

/** The golden case of decisions section 2 with a professional's estimate, as saved. */
const GOLDEN_INPUTS: CalculationInputs = {
  ...NOTHING_GIVEN,
  property: '12 Rose Street, Ōtāhuhu, Auckland',
  number_of_bedrooms: 3,
  number_of_car_parks: 1,
  rent_source: 'market',
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  market_period: '2025-07-01',
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration_months: 360,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 2900,
  contingency: 500,
  property_management_fees: 8.5,
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
