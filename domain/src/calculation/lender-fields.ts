import { INCOME, PRICE, RATE } from '../fields/amounts.ts'
import type { FieldTable } from '../fields/field.ts'
import { YES_NO } from '../fields/field.ts'

/** The value that a loan is compared with, by its field. */
export const VALUE_SOURCES = ['purchase_price', 'capital_value', 'estimated_value'] as const

/** What an analysis adds for a lender. Source: docs/method/lender.md, "Figures of a lender". */
export const LENDER_FIELDS = {
  other_debt: { ...PRICE, label: 'Other debt', default: 0 },
  /** Of the household in a year, before tax, without this rent. */
  gross_income: { ...INCOME, label: 'Income of the household before tax', default: null },
  rent_shading_pct: { ...RATE, label: 'Rent that a bank leaves out', unit: '% of rent', default: 0 },
  /** Null is the mean rate of the loans and 2.5 points. */
  test_rate: { ...RATE, label: 'Test rate' },
  owner_occupied: { kind: 'boolean', label: 'Owner-occupied', labels: YES_NO, default: null, follows: 'purpose' },
  value_source: {
    kind: 'choice',
    label: 'Value for the bank',
    options: VALUE_SOURCES,
    labels: {
      purchase_price: 'Purchase price',
      capital_value: 'Capital value',
      estimated_value: 'Estimated value',
    },
    default: 'purchase_price',
  },
} as const satisfies FieldTable
