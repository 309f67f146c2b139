import type { ListedCalculation, SavedCalculation } from '@homeyield/contract/saved-calculation'
import { yearsOf } from '@homeyield/domain/loan/borrowing'
import { isReadonly, mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import type { CalculationRecord, ListedRecord } from './calculation-store.ts'

// What a provider says of a property comes with its figures, its photo and its trends; none is asked yet.
const NO_PROVIDER_FIGURES = {
  property_estimated_value: null,
  median_sale_price: null,
  avm_value_change: null,
  rental_rate_change: null,
  image_url: null,
  property_photo_url: null,
}

/**
 * A kept calculation as its owner sees it. What needs Premium stays kept after a lapse and shows as null until it returns.
 * Source: decisions sections 1 and 3.
 */
export function presentCalculation(member: Member, record: CalculationRecord): SavedCalculation {
  const { inputs, figures } = record
  const premium = mayUsePremiumFeatures(member)
  return {
    id: record.id,
    uuid: record.id,
    version: record.version,
    readonly: isReadonly(member, record.newerKept),
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    ...inputs,
    ...figures,
    address: inputs.property,
    loan_duration: yearsOf(inputs.loan_duration_months),
    capital_value: premium ? inputs.capital_value : null,
    ...NO_PROVIDER_FIGURES,
    property_data: premium ? record.propertyData : null,
  }
}

/** A kept calculation as the list shows it; `newerKept` is how many are above it. Source: decisions section 1. */
export function presentListed(member: Member, record: ListedRecord, newerKept: number): ListedCalculation {
  const { inputs, figures } = record
  return {
    id: record.id,
    uuid: record.id,
    property: inputs.property,
    address: inputs.property,
    is_sample_address: inputs.is_sample_address,
    updated_at: record.updatedAt.toISOString(),
    readonly: isReadonly(member, newerKept),
    version: record.version,
    house_condition: inputs.house_condition,
    purchase_price: inputs.purchase_price,
    loan_duration_months: inputs.loan_duration_months,
    weekly_payment: figures.weekly_payment,
    weekly_rental_income: figures.weekly_rental_income,
    weekly_rental_income_lower: figures.weekly_rental_income_lower,
    weekly_rental_income_upper: figures.weekly_rental_income_upper,
    total_expenses: figures.total_expenses,
    gross_rental_yield: figures.gross_rental_yield,
    net_rental_yield: figures.net_rental_yield,
  }
}
