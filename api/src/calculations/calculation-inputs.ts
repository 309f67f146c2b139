import type { CalculationFields } from '@homeyield/contract/calculation'
import { type CalculationInputs, FIELD_NAMES, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { isLivedIn, type Purpose } from '@homeyield/domain/calculation/purpose'
import { readInputs } from '@homeyield/domain/calculation/read-inputs'
import { monthsOf } from '@homeyield/domain/loans/borrowing'
import { agreedPeriods, NO_RENT, RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import { invalid } from '../server/refusal.ts'

/**
 * The inputs after a change: absent fields stay, null means the default. `address` is another name for `property`;
 * months of a loan take precedence over years. Throws the refusal of an estimate whose periods contradict each other.
 */
export function takeFields(current: CalculationInputs, given: CalculationFields): CalculationInputs {
  const fields = readInputs(withoutAnswered(given, current))
  const sent = FIELD_NAMES.filter((name) => fields[name] !== undefined)
  const taken = sent.map((name) => [name, fields[name] ?? NOTHING_GIVEN[name]])
  return {
    ...current,
    ...(Object.fromEntries(taken) as Partial<CalculationInputs>),
    purpose: sentPurpose(given.purpose, fields.purpose, current),
    property: sentAddress(fields) ?? current.property,
    loan_duration_months: sentMonths(fields, current.loan_duration_months),
    ...sentEstimate(fields, current),
    ...confidenceAfter(fields, current),
    estimate_reason: fields.estimate_reason === undefined ? current.estimate_reason : fields.estimate_reason || null,
  }
}

/** Whether the owner-occupier of an analysis follows the purpose, and is answered so. */
export function isAnsweredOccupied({ purpose, analysis }: Pick<CalculationInputs, 'purpose' | 'analysis'>): boolean {
  return isLivedIn({ purpose }) && analysis !== null && (analysis.owner_occupied ?? null) === null
}

/** An answered owner-occupier that is sent back with another purpose is no choice. */
function withoutAnswered(given: CalculationFields, current: CalculationInputs): CalculationFields {
  const { purpose, analysis } = given
  if (purpose === undefined || isLivedIn({ purpose }) || !isAnsweredOccupied(current)) return given
  return analysis?.owner_occupied === true ? { ...given, analysis: { ...analysis, owner_occupied: null } } : given
}

/** A client of earlier versions that sends `lives_here: false` does not change the purpose `client`. */
function sentPurpose(
  given: Purpose | undefined,
  read: Purpose | undefined,
  current: CalculationInputs,
): CalculationInputs['purpose'] {
  const purpose = read ?? current.purpose
  return given === undefined && purpose === 'rent_out' && !isLivedIn(current) ? current.purpose : purpose
}

/** The address sent under either name, empty when cleared; undefined when neither was sent. */
export function sentAddress({ property, address }: CalculationFields): string | undefined {
  if (property === undefined && address === undefined) return undefined
  return property || address || ''
}

function sentMonths(fields: CalculationFields, current: number | null): number | null {
  const { loan_duration_months: months, loan_duration: years } = fields
  if (months === undefined && years === undefined) return current
  return months ?? monthsOf(years ?? null)
}

const MARKET_RENT = ['market_lower_quartile', 'market_upper_quartile', 'market_period'] as const
const NO_CONFIDENCE = { market_confidence: null, market_interval_lower: null, market_interval_upper: null }

/** Another market rent that comes without a confidence does not keep the one before it. */
function confidenceAfter(fields: CalculationFields, current: CalculationInputs): Partial<CalculationInputs> {
  const changed = MARKET_RENT.some((name) => fields[name] !== undefined && fields[name] !== current[name])
  return changed && fields.market_confidence === undefined ? NO_CONFIDENCE : {}
}

const ESTIMATE_CONTRADICTS = 'The weekly, monthly and yearly estimates must agree'

/** The bounds of the estimate that change: one period fills the others, nulls alone clear the bound. */
function sentEstimate(fields: CalculationFields, current: CalculationInputs): Partial<CalculationInputs> {
  const bounds = (['lower', 'upper'] as const).map((bound) => {
    const sent = RENT_PERIODS.flatMap((period) => {
      const rent = fields[`estimate_${period}_${bound}`]
      return rent === undefined ? [] : [[period, rent] as const]
    })
    const changed = sent.filter(([period, rent]) => rent !== current[`estimate_${period}_${bound}`])
    const [first] = changed
    if (first === undefined) return {}
    // Beside an unchanged period, nulls are those that the client does not know.
    const given = changed.every(([, rent]) => rent === null) ? sent : changed
    const agreed = agreedPeriods({ ...NO_RENT, ...Object.fromEntries(given) })
    if (agreed === null) throw invalid({ [`estimate_${first[0]}_${bound}`]: ESTIMATE_CONTRADICTS })
    return Object.fromEntries(RENT_PERIODS.map((period) => [`estimate_${period}_${bound}`, agreed[period]]))
  })
  return Object.assign({}, ...bounds)
}
