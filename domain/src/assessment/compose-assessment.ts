import type { Appraisal, AppraisalInputs } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import { isLivedIn } from '../calculation/purpose.ts'
import { isRentDrawn, weekOf } from '../figures/headline.ts'
import type { OwnHomeInputs } from '../own-home/own-home-year.ts'
import type { ProfessionalEstimate } from '../estimate/professional-estimate.ts'
import { formatMoney } from '../money/amount.ts'
import type { MarketRentEntry } from '../rent/market-rent-entry.ts'
import { hasRent } from '../rent/has-rent.ts'
import { describeRentConfidence, isRentUnsure, type SavedConfidence } from '../rent/rent-confidence.ts'
import {
  AREA_CREDIT,
  RENT_CREDIT,
  type Assessment,
  type AssessmentEstimate,
  type AssessmentWeek,
} from './assessment.ts'
import { describeEvidence } from './describe-evidence.ts'
import { describeFigures } from './describe-figures.ts'
import { describeHome } from './describe-home.ts'
import { describeWeek } from './describe-week.ts'
import { formatRentRange } from '../rent/format-rent-range.ts'

export type AssessmentInputs = AppraisalInputs &
  OwnHomeInputs &
  ProfessionalEstimate &
  SavedConfidence &
  Pick<
    CalculationInputs,
    'property' | 'is_sample_address' | 'number_of_bedrooms' | 'number_of_car_parks' | 'market_period'
  >

export interface AssessmentFacts {
  readonly inputs: AssessmentInputs
  readonly figures: Appraisal
  /** The market rent today; used only when it is still the figure that was saved with the calculation. */
  readonly market: MarketRentEntry | null
  /** Whether the professional's own estimate is shown. */
  readonly withEstimate: boolean
  /** The credit of the source of addresses; empty when there is none. */
  readonly addressCredit: string
  /** The day in New Zealand, YYYY-MM-DD. */
  readonly today: string
}

/**
 * Returns the assessment of a calculation. A rent of 0 that nobody typed counts as none; without a rent there is no
 * week, nor for a client, whom the evidence answers.
 */
export function composeAssessment(facts: AssessmentFacts): Assessment {
  const { inputs, figures, market, withEstimate, addressCredit, today } = facts
  const rent = hasRent(figures) ? figures.weekly_rental_income : null
  return {
    address: inputs.property,
    home: describeHome(inputs),
    rent: rent === null ? null : formatMoney(rent),
    range: formatRentRange(figures.weekly_rental_income_lower, figures.weekly_rental_income_upper, 'week'),
    confidence: rent === null ? '' : describeRentConfidence(inputs, figures.rent_source, market),
    isUnsure: rent !== null && isRentUnsure(inputs, figures.rent_source, market),
    basis: describeBasis(inputs, figures),
    estimate: withEstimate ? describeEstimate(inputs) : null,
    figures: describeFigures(inputs, figures, today),
    week: (rent === null && !isLivedIn(inputs)) || isRentDrawn(inputs) ? null : describedWeek(inputs, figures),
    evidence: describeEvidence(inputs, market, RENT_CREDIT, today),
    isSampleAddress: inputs.is_sample_address,
    credits: inputs.is_sample_address ? AREA_CREDIT : `${AREA_CREDIT} ${addressCredit}`.trim(),
  }
}

function describeBasis(inputs: AssessmentInputs, figures: Appraisal): string {
  const { rent_source } = figures
  const quality = `for a quality of ${inputs.house_condition} out of 100`
  if (!hasRent(figures)) return 'No rent has been worked out yet.'
  if (rent_source === 'market') return `From market rents, ${quality}.`
  if (rent_source === 'range') return `From an entered range of rents, ${quality}.`
  return 'As entered.'
}

function describeEstimate(inputs: ProfessionalEstimate): AssessmentEstimate | null {
  const weekly = formatRentRange(inputs.estimate_weekly_lower, inputs.estimate_weekly_upper, 'week')
  if (weekly === '') return null
  return {
    weekly,
    monthly: formatRentRange(inputs.estimate_monthly_lower, inputs.estimate_monthly_upper, 'month'),
    yearly: formatRentRange(inputs.estimate_yearly_lower, inputs.estimate_yearly_upper, 'year'),
    reason: inputs.estimate_reason?.trim() ?? '',
  }
}

function describedWeek(inputs: AssessmentInputs, figures: Appraisal): AssessmentWeek | null {
  const week = weekOf(inputs, figures)
  return week === null || (week.rent === 0 && week.parts.length === 0) ? null : describeWeek(week)
}
