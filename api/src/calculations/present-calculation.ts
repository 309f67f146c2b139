import { METRIC, propertyDataSchema } from '@homeyield/contract/property-data'
import type { ListedCalculation, SavedCalculation } from '@homeyield/contract/saved-calculation'
import { areSeveral } from '@homeyield/domain/loans/counted-loans'
import { contentFor } from '@homeyield/domain/appraisal/premium-loans'
import { yearsOf } from '@homeyield/domain/loans/borrowing'
import { missingForInterest } from '@homeyield/domain/loans/missing-for-interest'
import { isReadonly, mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import { PREMIUM_FIELDS } from './allowed-fields.ts'
import type { CalculationContent } from './appraise-inputs.ts'
import type { CalculationRecord } from './calculation-store.ts'
import type { ListedRecord } from './listed-calculations-store.ts'

/**
 * A saved calculation as its owner sees it. Premium data remain stored after Premium ends, and are null until it
 * returns. Source: decisions sections 1 and 3.
 */
export function presentCalculation(member: Member, record: CalculationRecord): SavedCalculation {
  const { inputs, figures } = contentFor(member, record)
  const { counted_loans, ...answered } = figures
  const premium = mayUsePremiumFeatures(member)
  return {
    id: record.id,
    uuid: record.id,
    version: record.version,
    readonly: isReadonly(member, record.newer),
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    ...inputs,
    ...(premium ? {} : Object.fromEntries(PREMIUM_FIELDS.map((name) => [name, null]))),
    ...answered,
    scenarios: [...record.scenarios],
    number_of_scenarios: record.scenarios.length,
    address: inputs.property,
    interest_missing: missingForInterest(inputs, counted_loans) !== null,
    number_of_loans: numberOfLoans({ inputs, figures }),
    loan_duration: yearsOf(inputs.loan_duration_months),
    ...providerFigures(premium ? record.propertyData : null),
    property_photo_url: premium ? record.propertyPhotoUrl : null,
    property_data: premium ? record.propertyData : null,
  }
}

/** `content` is that of a calculation whose several loans do not count for the member. */
export function presentListed(
  member: Member,
  record: ListedRecord,
  newer: number,
  content?: CalculationContent,
): ListedCalculation {
  return {
    ...record,
    ...(content && loanFigures(contentFor(member, content))),
    uuid: record.id,
    address: record.property,
    updated_at: record.updated_at.toISOString(),
    readonly: isReadonly(member, newer),
    ...(mayUsePremiumFeatures(member) ? {} : { property_photo_url: null, image_url: null }),
  }
}

type LoanFigures = Pick<
  ListedCalculation,
  'weekly_payment' | 'weekly_cash_flow' | 'total_expenses' | 'net_rental_yield' | 'interest_missing' | 'number_of_loans'
>

function loanFigures({ inputs, figures }: CalculationContent): LoanFigures {
  const { weekly_payment, weekly_cash_flow, total_expenses, net_rental_yield, counted_loans } = figures
  const interest_missing = missingForInterest(inputs, counted_loans) !== null
  const number_of_loans = numberOfLoans({ inputs, figures })
  return { weekly_payment, weekly_cash_flow, total_expenses, net_rental_yield, interest_missing, number_of_loans }
}

// As the table's column has it (0039_list_deposit_and_loans.sql), but for loans that do not count for the member.
function numberOfLoans({ inputs, figures }: CalculationContent): number {
  if (!figures.loan) return 0
  return areSeveral(figures.counted_loans) ? (inputs.analysis?.loans?.length ?? 1) : 1
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
