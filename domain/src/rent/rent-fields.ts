import { MONTHLY, WEEKLY, YEARLY } from '../fields/amounts.ts'
import type { CalculationFieldTable } from '../fields/field.ts'
import { YES_NO } from '../fields/field.ts'
import type { ValuesOf } from '../fields/field-values.ts'
import { CONFIDENCES } from './market-rent-entry.ts'
import type { RentPeriod } from './rent-period.ts'
import { RENT_SOURCES } from './resolve-rent.ts'

const HOME = { group: 'home', sections: ['rental-assessment'] } as const
const BASIS = { group: 'basis', sections: ['rental-assessment'] } as const
const RENT = { group: 'rent', sections: ['rental-assessment'] } as const

/** A rent: the market rent that it is made with, or one's own. Source: docs/method/calculator.md, "Rent". */
export const RENT_FIELDS = {
  rent_source: { ...BASIS, kind: 'choice', label: 'Where the rent comes from', options: RENT_SOURCES, default: null },
  market_lower_quartile: { ...BASIS, ...WEEKLY, label: 'Market rent, lower quartile' },
  market_upper_quartile: { ...BASIS, ...WEEKLY, label: 'Market rent, upper quartile' },
  market_period: { ...HOME, kind: 'date', label: 'Quarter of the market rent', default: null },
  market_confidence: {
    ...HOME,
    kind: 'choice',
    label: 'Confidence in the market rent',
    options: CONFIDENCES,
    default: null,
  },
  market_indexed: {
    ...HOME,
    kind: 'boolean',
    label: 'Whether the market rent is brought to the newest month of the region’s rents',
    labels: YES_NO,
    default: true,
  },
  market_interval_lower: { ...HOME, ...WEEKLY, label: 'Area median, lower end of its 80 % interval' },
  market_interval_upper: { ...HOME, ...WEEKLY, label: 'Area median, upper end of its 80 % interval' },
  weekly_rental_income: { ...RENT, ...WEEKLY, label: 'Rental income a week', short: 'Weekly rent' },
  weekly_rental_income_lower: { ...RENT, ...WEEKLY, label: 'Weekly rental income, lower', short: 'Weekly rent from' },
  weekly_rental_income_upper: { ...RENT, ...WEEKLY, label: 'Weekly rental income, upper', short: 'Weekly rent to' },
  monthly_rental_income_lower: { ...RENT, ...MONTHLY, label: 'Monthly rental income, lower' },
  monthly_rental_income_upper: { ...RENT, ...MONTHLY, label: 'Monthly rental income, upper' },
  yearly_rental_income_lower: { ...RENT, ...YEARLY, label: 'Yearly rental income, lower' },
  yearly_rental_income_upper: { ...RENT, ...YEARLY, label: 'Yearly rental income, upper' },
} as const satisfies CalculationFieldTable

export type RentFields = ValuesOf<typeof RENT_FIELDS>

/** A rent range in every period, NZD; null means not known. */
export type RentRangeFields = Pick<RentFields, `${RentPeriod}_rental_income_${'lower' | 'upper'}`>
