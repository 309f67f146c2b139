import {
  ANALYSIS_FIGURES,
  CAPITAL_SPEND,
  LOAN_FIGURES,
  OWNER_FIGURES,
  TENANCY_FIGURES,
} from '@homeyield/domain/analysis/analysis-figures'
import { HELD } from '@homeyield/domain/analysis/analysis-inputs'
import { VALUE_SOURCES } from '@homeyield/domain/analysis/lender/lender-inputs'
import { RENT_MODES, RING_FENCE_BASES } from '@homeyield/domain/analysis/projection/plan'
import { CHATTELS_METHODS } from '@homeyield/domain/analysis/tax/depreciate-chattels'
import { OWNER_KINDS } from '@homeyield/domain/analysis/tax/income-tax'
import type { CalculationField, FigureField } from '@homeyield/domain/calculation/calculation-field'
import { CALCULATION_FIELDS, FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '@homeyield/domain/loans/loan-options'
import { round } from '@homeyield/domain/money/round'
import fc from 'fast-check'
import { transferCalculation, type TransferredCalculation } from './transferred-calculation.ts'

const DECIMALS = { money: 2, rate: 4, whole: 0 } as const
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2031-11-24'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
// With what spreadsheets take for formulas, separators, quotes, line ends and other scripts.
const NASTY = [
  '=1+1',
  '+64 21',
  '@x',
  "'a",
  ',',
  '"',
  ';',
  'Ōtāhuhu',
  '𐐷',
  '\uFFFE',
  '\t',
  '_x0041_',
  '0012',
  '1e5',
  '&lt;',
  '',
]
const LINE_ENDS = ['\r\n', '\r', '\n', '\u2028', '_x000D_']

function figure({ limits, kind }: Pick<FigureField, 'limits' | 'kind'>) {
  const { lowest, highest } = limits
  return fc
    .oneof(fc.double({ min: lowest, max: highest, noNaN: true }), fc.constantFrom(lowest, highest))
    .map((value) => round(value, DECIMALS[kind]))
    .filter((value) => value >= lowest && value <= highest)
}

/** Empty, or with something to see, as the contract wants it. */
function text(longest: number, parts: readonly string[] = NASTY) {
  const part = fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'grapheme-ascii', maxLength: 8 }))
  return fc
    .array(part, { maxLength: 5 })
    .map((all) => all.join('').trim().slice(0, longest).trim())
    .map((joined) => (joined === '' || /[!-~]/u.test(joined) ? joined : `x${joined}`.slice(0, longest)))
    .map((joined) => (joined.isWellFormed() ? joined : 'x'))
}

function valueOf(field: CalculationField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'money':
    case 'rate':
    case 'whole':
      return figure(field)
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'boolean':
      return fc.boolean()
    case 'line':
      return text(field.longest)
    case 'paragraph':
      return text(field.longest, [...NASTY, ...LINE_ENDS])
    case 'date':
      return day
    case 'sa2_code':
      return fc.constantFrom('151600', '151600,152000')
    case 'meshblock':
      return fc.constantFrom('0123456', '1234567')
    case 'tags':
      return fc.uniqueArray(
        text(field.longest).filter((tag) => tag !== ''),
        { maxLength: field.most },
      )
    case 'analysis':
      return analysis
  }
}

function figuresOf(table: Readonly<Record<string, Pick<FigureField, 'limits' | 'kind'>>>) {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, fc.option(figure(field))]))
}

const choice = (options: readonly string[]) => fc.option(fc.constantFrom(...options))
const yesOrNo = fc.option(fc.boolean())
const loan = fc.record(
  {
    ...figuresOf(LOAN_FIGURES),
    name: text(40),
    fixed_until: fc.option(day),
    drawdown_date: fc.option(day),
    repayment_type: choice(REPAYMENT_TYPES),
    loan_payment_term: choice(LOAN_PAYMENT_TERMS),
  },
  { requiredKeys: [] },
)
const owner = fc.record(
  { ...figuresOf(OWNER_FIGURES), name: text(40), kind: choice(OWNER_KINDS) },
  { requiredKeys: [] },
)
const tenancy = fc.record(
  {
    ...figuresOf(TENANCY_FIGURES),
    tenancy_start: fc.option(day),
    last_increase: fc.option(day),
    notice_date: fc.option(day),
    fixed_term_end: fc.option(day),
    increase_permitted_in_term: yesOrNo,
    boarding_house: yesOrNo,
  },
  { requiredKeys: [] },
)
const analysis = fc.record(
  {
    ...figuresOf(ANALYSIS_FIGURES),
    loans: fc.option(fc.array(loan, { maxLength: 8 })),
    owners: fc.option(fc.array(owner, { maxLength: 8 })),
    tenancy: fc.option(tenancy),
    settlement_date: fc.option(day),
    acquired_date: fc.option(day),
    capital_spend: fc.dictionary(fc.integer({ min: 1, max: 30 }).map(String), figure(CAPITAL_SPEND), { maxKeys: 3 }),
    fee_plus_gst: yesOrNo,
    hold: choice(HELD),
    new_build: yesOrNo,
    main_home: yesOrNo,
    other_rentals: yesOrNo,
    ring_fence_basis: choice(RING_FENCE_BASES),
    chattels_method: choice(CHATTELS_METHODS),
    rent_mode: choice(RENT_MODES),
    owner_occupied: yesOrNo,
    value_source: choice(VALUE_SOURCES),
    rules: fc.constantFrom(null, 'nz-2026-11', 'nz-2019-01'),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const inputs = fc
  .record(
    Object.fromEntries(
      FIELD_NAMES.map((name) => {
        const field: CalculationField = CALCULATION_FIELDS[name]
        return [name, field.default === null ? fc.option(valueOf(field)) : valueOf(field)]
      }),
    ),
  )
  .map((given) => Object.assign(given, { property: given['property'] || '1 High Street' }))

const scenario = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Cheaper', 'Mehr Ertrag – 10 %', '=2'),
  changes: fc.record({ purchase_price: figure(CALCULATION_FIELDS.purchase_price), analysis }, { requiredKeys: [] }),
})

/** A calculation with everything that can be stored. */
export const arbitraryCalculation: fc.Arbitrary<TransferredCalculation> = fc
  .record({ inputs, scenarios: fc.uniqueArray(scenario, { maxLength: 5, selector: ({ id }) => id }) })
  .map(transferCalculation)
