import { propertyDataSchema } from '@homeyield/contract/property-data'
import { METRIC } from '@homeyield/contract/property-data-provider'
import type { ListedCalculation, SavedCalculation } from '@homeyield/contract/saved-calculation'
import { type AppraisedCalculation, contentFor, loansNeedPremium } from '@homeyield/domain/appraisal/premium-loans'
import { changeAsAt } from '@homeyield/domain/appraisal/stored-change'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { HEADLINE } from '@homeyield/domain/figures/figures'
import { yearsOf } from '@homeyield/domain/loans/borrowing'
import { isReadonly, mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import { PREMIUM_FIELDS } from './allowed-fields.ts'
import { isAnsweredOccupied } from './calculation-inputs.ts'
import type { CalculationRecord } from './calculation-store.ts'
import type { ListedRecord } from './listed-calculations-store.ts'
import { figuresBeside, toldOnce } from './stored-figures.ts'

/**
 * A saved calculation as its owner sees it on a day. Premium data remain stored after Premium ends, and are null until
 * it returns.
 */
export function presentCalculation(member: Member, record: CalculationRecord, asAt: string): SavedCalculation {
  const { inputs, figures } = appraisedFor(member, record, asAt)
  const { counted_loans: _loans, ...answered } = figures
  const premium = mayUsePremiumFeatures(member)
  return {
    id: record.id,
    uuid: record.id,
    version: record.version,
    readonly: isReadonly(member, record.newer),
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    as_at: asAt,
    ...inputs,
    lives_here: isLivedIn(inputs),
    analysis: answeredAnalysis(inputs),
    ...(premium ? {} : Object.fromEntries(PREMIUM_FIELDS.map((name) => [name, null]))),
    ...answered,
    ...figuresBeside(inputs, figures),
    figures_changed: countsForMember(member, record.inputs) ? toldOnce(inputs, record.figures, figures, asAt) : null,
    scenarios: [...record.scenarios],
    number_of_scenarios: record.scenarios.length,
    address: inputs.property,
    loan_duration: yearsOf(inputs.loan_duration_months),
    ...providerFigures(premium ? record.propertyData : null),
    property_photo_url: premium ? record.propertyPhotoUrl : null,
    property_data: premium ? record.propertyData : null,
  }
}

/** What a save has just computed is as at its day, and is not computed again. */
function appraisedFor(member: Member, { inputs, appraisal }: CalculationRecord, asAt: string): AppraisedCalculation {
  const isKnown = appraisal !== undefined && countsForMember(member, inputs)
  return isKnown ? { inputs, figures: appraisal } : contentFor(member, inputs, asAt)
}

/** Clients of earlier versions read there whether it is for an owner-occupier. */
function answeredAnalysis(inputs: CalculationInputs): SavedCalculation['analysis'] {
  return isAnsweredOccupied(inputs) ? { ...inputs.analysis, owner_occupied: true } : inputs.analysis
}

/** Whether the stored figures are those that the member sees: without Premium several loans do not count. */
function countsForMember(member: Member, { analysis }: CalculationInputs): boolean {
  return mayUsePremiumFeatures(member) || !loansNeedPremium(analysis?.loans)
}

interface ListedAs {
  readonly newer: number
  readonly asAt: string
  /** Of a calculation whose stored figures are not the member's as at the day. */
  readonly computed: AppraisedCalculation | null
}

export function presentListed(
  member: Member,
  record: ListedRecord,
  { newer, asAt, computed }: ListedAs,
): ListedCalculation {
  const { figures_change_on: _on, has_premium_loans: _loans, ...listed } = record
  return {
    ...listed,
    next_change: changeAsAt(listed.next_change, asAt),
    ...(computed && listedFigures(computed)),
    as_at: asAt,
    uuid: record.id,
    address: record.property,
    updated_at: record.updated_at.toISOString(),
    readonly: isReadonly(member, newer),
    ...(mayUsePremiumFeatures(member) ? {} : { property_photo_url: null, image_url: null }),
  }
}

/** Whether a listed calculation is computed when it is read, because its stored figures are not the member's as at the day. */
export function isComputedWhenRead(member: Member, record: ListedRecord, asAt: string): boolean {
  const { figures_change_on: changeOn, has_premium_loans: hasPremiumLoans } = record
  return (changeOn !== null && changeOn <= asAt) || (hasPremiumLoans && !mayUsePremiumFeatures(member))
}

function listedFigures({ inputs, figures }: AppraisedCalculation) {
  const { weekly_payment, next_change, total_expenses, gross_rental_yield, net_rental_yield } = figures
  return {
    weekly_payment,
    [HEADLINE]: figures[HEADLINE],
    ...figuresBeside(inputs, figures),
    next_change,
    total_expenses,
    gross_rental_yield,
    net_rental_yield,
  }
}

type ProviderFigures = Pick<
  SavedCalculation,
  'property_estimated_value' | 'median_sale_price' | 'avm_value_change' | 'rental_rate_change' | 'image_url'
>

// The property data shown with a calculation; all null when there are none, or no valid ones.
function providerFigures(stored: CalculationRecord['propertyData']): ProviderFigures {
  const { data } = propertyDataSchema.safeParse(stored)
  const metric = (name: keyof typeof METRIC) =>
    data?.market_trends.metrics.find(({ metric_id }) => metric_id === METRIC[name])?.value ?? null
  return {
    property_estimated_value: data?.avm.value ?? null,
    median_sale_price: metric('median_sale_price'),
    avm_value_change: metric('avm_value_change'),
    rental_rate_change: metric('rental_rate_change'),
    image_url: data?.image.url ?? null,
  }
}
