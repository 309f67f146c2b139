import { completeFields } from '../fields/complete-fields.ts'
import type { FieldTable } from '../fields/field.ts'
import type { ValuesOf } from '../fields/field-values.ts'
import { FIGURES, HEADLINE } from '../figures/figures.ts'
import { CALCULATION_FIELDS } from '../calculation/fields.ts'
import { keysOf } from '../records/keys-of.ts'
import { PRICE } from '../fields/amounts.ts'
import { CONFIDENCES } from '../rent/market-rent-entry.ts'
import type { Dwelling } from '../property/property-options.ts'

const BEDROOMS = CALCULATION_FIELDS.number_of_bedrooms

/** What a person asks of a home. Source: docs/method/screening.md, "Criteria". */
export const CRITERION_FIELDS = {
  cash_at_least: {
    kind: 'money',
    label: `${FIGURES[HEADLINE].label}, at least`,
    unit: 'NZD a week',
    limits: { lowest: -1_000_000, highest: 1_000_000 },
    default: null,
  },
  gross_at_least: {
    kind: 'rate',
    label: `${FIGURES.gross_rental_yield.short}, at least`,
    unit: '%',
    limits: { lowest: 0, highest: 100 },
    default: null,
  },
  price_at_most: { ...PRICE, label: `${FIGURES.purchase_price.label}, at most` },
  confidence_at_least: {
    kind: 'choice',
    label: 'Confidence in the rent, at least',
    options: CONFIDENCES,
    default: null,
  },
  bedrooms_at_least: { ...BEDROOMS, label: 'Bedrooms, at least', default: null },
  bedrooms_at_most: { ...BEDROOMS, label: 'Bedrooms, at most', default: null },
} as const satisfies FieldTable

export type Criterion = keyof typeof CRITERION_FIELDS | 'dwellings'
export const CRITERIA: readonly Criterion[] = [...keysOf(CRITERION_FIELDS), 'dwellings']

export type Criteria = ValuesOf<typeof CRITERION_FIELDS> & {
  /** Any of these; [] for any dwelling. */
  readonly dwellings: readonly Dwelling[]
  /** A home that misses one of these is out, whatever else it meets. */
  readonly deal_breakers: readonly Criterion[]
}

/** Without any criterion, every home passes. */
export const NO_CRITERIA: Criteria = {
  ...completeFields(CRITERION_FIELDS, {}, {}),
  dwellings: [],
  deal_breakers: [],
}

/** Of an account's first list. */
export const FIRST_CRITERIA: Criteria = { ...NO_CRITERIA, gross_at_least: 5 }
