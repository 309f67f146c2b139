import type { Appraisal, AppraisalInputs } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import type { ProfessionalEstimate } from '../estimate/professional-estimate.ts'
import { whereTheWeekGoes } from '../investment-return/where-the-week-goes.ts'
import { formatMoney } from '../money/amount.ts'
import type { MarketRentEntry } from '../rent/market-rent-entry.ts'
import { hasRent } from '../rent/has-rent.ts'
import { RENT_CREDIT, type Assessment, type AssessmentEstimate, type AssessmentWeek } from './assessment.ts'
import { sayEvidence } from './say-evidence.ts'
import { sayFigures } from './say-figures.ts'
import { sayHome } from './say-home.ts'
import { sayWeek } from './say-week.ts'

/** The inputs of a calculation that an assessment describes. */
export type AssessmentInputs = AppraisalInputs &
  ProfessionalEstimate &
  Pick<
    CalculationInputs,
    'property' | 'is_sample_address' | 'number_of_bedrooms' | 'number_of_car_parks' | 'market_period'
  >

/** What an assessment is made of. */
export interface AssessmentFacts {
  readonly inputs: AssessmentInputs
  readonly figures: Appraisal
  /** What the market rent says of this kind of home in its area; used only as far as it says what the calculation kept. */
  readonly market: MarketRentEntry | null
  /** Whether the estimate is shown; it is a professional's alone. */
  readonly withEstimate: boolean
}

/**
 * Puts a calculation into the words and shares of an assessment. A rent of 0 that nobody typed is none, and without a rent there is
 * no week to show. Source: decisions section 3, "Assessment e-mail".
 */
export function composeAssessment({ inputs, figures, market, withEstimate }: AssessmentFacts): Assessment {
  const rent = hasRent(figures) ? figures.weekly_rental_income : null
  return {
    address: inputs.property,
    home: sayHome(inputs),
    rent: rent === null ? null : formatMoney(rent),
    range: sayRange(figures.weekly_rental_income_lower, figures.weekly_rental_income_upper, 'week'),
    basis: sayBasis(inputs, figures),
    estimate: withEstimate ? sayEstimate(inputs) : null,
    figures: sayFigures(inputs, figures),
    week: rent === null ? null : pictureOf(inputs, figures),
    evidence: sayEvidence(inputs, market, RENT_CREDIT),
    isSampleAddress: inputs.is_sample_address,
  }
}

/** A range of rent, such as `$610 to $660 a week`; empty when a bound is missing or both are 0, one figure when both agree. */
function sayRange(lower: number | null, upper: number | null, period: 'week' | 'month' | 'year'): string {
  if (lower === null || upper === null || upper === 0) return ''
  const bounds = lower === upper ? formatMoney(lower) : `${formatMoney(lower)} to ${formatMoney(upper)}`
  return `${bounds} a ${period}`
}

function sayBasis(inputs: AssessmentInputs, figures: Appraisal): string {
  const { rent_source } = figures
  const quality = `for a quality of ${inputs.house_condition} out of 100`
  if (!hasRent(figures)) return 'No rent has been worked out yet.'
  if (rent_source === 'market') return `From market rents, ${quality}.`
  if (rent_source === 'range') return `From an entered range of rents, ${quality}.`
  return 'As entered.'
}

function sayEstimate(inputs: ProfessionalEstimate): AssessmentEstimate | null {
  const weekly = sayRange(inputs.estimate_weekly_lower, inputs.estimate_weekly_upper, 'week')
  if (weekly === '') return null
  return {
    weekly,
    monthly: sayRange(inputs.estimate_monthly_lower, inputs.estimate_monthly_upper, 'month'),
    yearly: sayRange(inputs.estimate_yearly_lower, inputs.estimate_yearly_upper, 'year'),
    reason: inputs.estimate_reason?.trim() ?? '',
  }
}

function pictureOf(inputs: AssessmentInputs, figures: Appraisal): AssessmentWeek | null {
  const week = whereTheWeekGoes(inputs, figures)
  return week.rent === 0 && week.parts.length === 0 ? null : sayWeek(week)
}
