import type { FormField } from './calculator-form.ts'

/** The sections that hold fields, in the order of the page, with the fields that Start again resets. */
export const SECTION_FIELDS = {
  'rental-assessment': [
    'property',
    'is_sample_address',
    'suburb',
    'city',
    'meshblock',
    'sa2_code',
    'number_of_bedrooms',
    'number_of_car_parks',
    'house_condition',
    'dwelling',
    'rent_source',
    'market_lower_quartile',
    'market_upper_quartile',
    'market_period',
    'weekly_rental_income',
    'weekly_rental_income_lower',
    'weekly_rental_income_upper',
    'monthly_rental_income_lower',
    'monthly_rental_income_upper',
    'yearly_rental_income_lower',
    'yearly_rental_income_upper',
  ],
  review: [
    'estimate_weekly_lower',
    'estimate_weekly_upper',
    'estimate_monthly_lower',
    'estimate_monthly_upper',
    'estimate_yearly_lower',
    'estimate_yearly_upper',
    'estimate_reason',
  ],
  borrowing: [
    'purchase_price',
    'deposit',
    'loan_duration_months',
    'interest_rate',
    'repayment_type',
    'loan_payment_term',
  ],
  'annual-expenses': [
    'insurance_cost',
    'repairs_maintenance',
    'rates',
    'contingency',
    'vacancy_cost',
    'property_management_fees',
    'body_corporate_fees',
    'include_interest_in_calc',
  ],
  'investment-return': ['purchase_price', 'capital_value'],
} as const satisfies Record<string, readonly FormField[]>

export type SectionName = keyof typeof SECTION_FIELDS
