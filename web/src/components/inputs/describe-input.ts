import { ANALYSIS_FIGURES } from '@homeyield/domain/analysis/analysis-figures'
import type { GivenAnalysis } from '@homeyield/domain/analysis/analysis-inputs'
import type { DifferingInput } from '@homeyield/domain/analysis/compare/differing-columns'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import type { CalculationField } from '@homeyield/domain/calculation/calculation-field'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { dateText } from '../../ui/date-text.ts'
import { loanWords, monthWords, ownerWords, spendWords, tenancyWords, yearWords } from './analysis-words.ts'
import type { XlsxColumn } from '../xlsx/xlsx-sheet.ts'

/** An input of a calculation, or of its analysis. */
export type InputName = DifferingInput['name']

/** Fields whose label in the table is not what a person reads. */
const LABELS: Readonly<Partial<Record<InputName, string>>> = {
  number_of_bedrooms: 'Bedrooms',
  weekly_rental_income: 'Weekly rent',
  weekly_rental_income_lower: 'Weekly rent from',
  weekly_rental_income_upper: 'Weekly rent to',
  loan_payment_term: 'Repayments every',
  include_interest_in_calc: 'Interest counts as a cost',
  lives_here: 'You live there',
  'analysis.loans': 'Loans',
  'analysis.owners': 'Owners',
  'analysis.tenancy': 'Tenancy',
  'analysis.capital_spend': 'Capital spending',
  'analysis.settlement_date': 'Settlement',
  'analysis.acquired_date': 'Agreement to buy',
  'analysis.fee_plus_gst': 'GST on the management fee',
  'analysis.hold': 'Fixed while a price is solved',
  'analysis.new_build': 'New build',
  'analysis.main_home': 'Main home',
  'analysis.other_rentals': 'Other homes are let',
  'analysis.ring_fence_basis': 'Ring-fencing',
  'analysis.chattels_method': 'Depreciation method',
  'analysis.rent_mode': 'Growth of the rent follows',
  'analysis.owner_occupied': 'Owner-occupied',
  'analysis.value_source': 'Value for the bank',
  'analysis.rules': 'Tax and lending rules',
}

const WORDS: Readonly<Record<string, string>> = {
  DV: 'Diminishing value',
  SL: 'Straight line',
  smooth: 'The growth given',
  lawful: 'Lawful increases',
  portfolio: 'All homes together',
  property: 'This home alone',
  deposit: 'Deposit',
  deposit_pct: 'Deposit in per cent',
  purchase_price: 'Purchase price',
  capital_value: 'Capital value',
  estimated_value: 'Estimated value',
}

/** What follows from other inputs: it is not said again. */
const DERIVED = /^(?:rent_source|market_.*|(?:monthly|yearly)_rental_income_.*)$/u
const BOUND = /^weekly_rental_income_(?:lower|upper)$/u

/** Whether a difference is said. The bounds of a rent are where they were typed (`isRange`). */
export function isShownInput(name: InputName, isRange: boolean): boolean {
  return !DERIVED.test(name) && (isRange || !BOUND.test(name))
}

export function labelInput(name: InputName): string {
  const given = LABELS[name]
  if (given !== undefined) return given
  return isOfAnalysis(name) ? (figureOf(name)?.label ?? name) : CALCULATION_FIELDS[name].label
}

/** An input as it is stored; null where it has its default. */
export function inputOf(name: InputName, inputs: CalculationInputs): unknown {
  const fields = (isOfAnalysis(name) ? (inputs.analysis ?? {}) : inputs) as Readonly<Record<string, unknown>>
  return fields[name.replace('analysis.', '')] ?? null
}

/** An input in words, with its unit; what is missing has its default, or a dash. */
export function describeInput(name: InputName, inputs: CalculationInputs, today: Day): string {
  if (!isOfAnalysis(name)) return describeField(name, inputOf(name, inputs))
  const settled = settleAnalysis(inputs.analysis, today)
  if (name === 'analysis.loans') return loanWords(settled.loans, inputs)
  if (name === 'analysis.owners') return ownerWords(settled.owners)
  if (name === 'analysis.tenancy') return tenancyWords(settled.tenancy, today)
  if (name === 'analysis.capital_spend') return spendWords(settled.capital_spend)
  return describeField(name, (settled as unknown as Readonly<Record<string, unknown>>)[name.slice(ANALYSIS.length)])
}

const ANALYSIS = 'analysis.'

function isOfAnalysis(name: InputName): name is `analysis.${keyof GivenAnalysis}` {
  return name.startsWith(ANALYSIS)
}

/** What counts while nothing is given. */
const WITHOUT: Readonly<Partial<Record<InputName, string>>> = {
  'analysis.rules': 'The newest',
  'analysis.sale_year': 'The last year',
  vacancy_cost: 'Two weeks of rent',
}

function describeField(name: InputName, given: unknown): string {
  const value = given ?? figureOf(name)?.default ?? null
  return value === null ? (WITHOUT[name] ?? '–') : describeValue(name, value)
}

function describeValue(name: InputName, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return WORDS[value] ?? (/^\d{4}-\d\d-\d\d$/u.test(value) ? dateText(value) : value)
  if (typeof value !== 'number') return '–'
  if (name === 'loan_duration_months') return monthWords(value)
  const figure = figureOf(name)
  return figure ? describeFigure(value, figure) : writeNumber(value)
}

function figureOf(name: InputName): Extract<CalculationField, { limits: unknown }> | null {
  const row = isOfAnalysis(name)
    ? (ANALYSIS_FIGURES as Readonly<Record<string, unknown>>)[name.slice(ANALYSIS.length)]
    : CALCULATION_FIELDS[name]
  return row !== undefined && 'limits' in (row as object)
    ? (row as Extract<CalculationField, { limits: unknown }>)
    : null
}

function describeFigure(value: number, { kind, unit }: { readonly kind: string; readonly unit: string }): string {
  if (kind === 'money') return formatMoney(value)
  const written = writeNumber(value, 4).replace('-', '−')
  if (unit === 'years') return yearWords(value)
  return unit.startsWith('%') ? `${written}${unit}` : `${written} ${unit}`.trim()
}

/** How a file shows an input: its kind, and its unit beside the label. */
export function kindOfInput(name: InputName): { readonly kind: XlsxColumn['kind']; readonly unit: string } {
  const figure = figureOf(name)
  if (figure === null) return { kind: 'text', unit: '' }
  const kind = figure.kind === 'money' ? 'money' : figure.kind === 'rate' ? 'percent' : 'count'
  return { kind, unit: figure.unit }
}
