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
    property_photo_url: premium ? record.propertyPhotoUrl : null,
    property_data: premium ? record.propertyData : null,
  }
}

/** A kept calculation as the list shows it; `newerKept` is how many are above it. Source: decisions section 1. */
export function presentListed(member: Member, record: ListedRecord, newerKept: number): ListedCalculation {
  return {
    ...record,
    uuid: record.id,
    address: record.property,
    updated_at: record.updated_at.toISOString(),
    readonly: isReadonly(member, newerKept),
  }
}
