import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import type { DifferingInput } from '@homeyield/domain/figures/compare/differing-columns'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { describeVacancy } from '@homeyield/domain/expenses/expenses'
import type { Field } from '@homeyield/domain/fields/field'
import { fieldAt } from '@homeyield/domain/fields/field-at'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { XlsxColumn } from '../xlsx/xlsx-sheet.ts'
import { loanWords, ownerWords, spendWords, tenancyWords } from './analysis-words.ts'
import { valueWords } from './value-words.ts'

/** An input of a calculation, or of its analysis. */
export type InputName = DifferingInput['name']

/** What follows from other inputs: it is not described again. */
const DERIVED = /^(?:rent_source|market_.*|(?:monthly|yearly)_rental_income_.*)$/u
const BOUND = /^weekly_rental_income_(?:lower|upper)$/u

/** Whether a difference is described. The bounds of a rent are where they were typed (`isRange`). */
export function isShownInput(name: InputName, isRange: boolean): boolean {
  return !DERIVED.test(name) && (isRange || !BOUND.test(name))
}

export function labelInput(name: InputName): string {
  const field = fieldOf(name)
  return field?.short ?? field?.label ?? name
}

/** An input as it is stored; null where it has its default. */
export function inputOf(name: InputName, inputs: CalculationInputs): unknown {
  const fields = recordOrEmpty(isOfAnalysis(name) ? inputs.analysis : inputs)
  return fields[name.replace('analysis.', '')] ?? null
}

/** An input in words, with its unit; what is missing has its default, or a dash. */
export function describeInput(name: InputName, inputs: CalculationInputs, today: Day): string {
  if (name === 'vacancy_cost' && inputs.vacancy_cost === null) return describeVacancy(inputs)
  if (!isOfAnalysis(name)) return describeField(name, inputOf(name, inputs))
  const completed = completeAnalysis(inputs, today, true)
  if (name === 'analysis.loans') return loanWords(completed.loans, inputs)
  if (name === 'analysis.owners') return ownerWords(completed.owners)
  if (name === 'analysis.tenancy') return tenancyWords(completed.tenancy, today)
  if (name === 'analysis.capital_spend') return spendWords(completed.capital_spend)
  return describeField(name, recordOrEmpty(completed)[name.slice(ANALYSIS.length)])
}

const ANALYSIS = 'analysis.'

function isOfAnalysis(name: InputName): name is `analysis.${keyof GivenAnalysis}` {
  return name.startsWith(ANALYSIS)
}

function fieldOf(name: InputName): Field | null {
  return fieldAt(CALCULATION_FIELDS, name)
}

function describeField(name: InputName, given: unknown): string {
  const field = fieldOf(name)
  const value = given ?? field?.default ?? null
  return value === null || field === null ? (field?.missing ?? '–') : valueWords(field, value)
}

/** How a file shows an input: its kind, and its unit beside the label. */
export function kindOfInput(name: InputName): { readonly kind: XlsxColumn['kind']; readonly unit: string } {
  const field = fieldOf(name)
  if (field === null || !('limits' in field)) return { kind: 'text', unit: '' }
  const kind = field.kind === 'money' ? 'money' : field.kind === 'rate' ? 'percent' : 'count'
  return { kind, unit: field.unit }
}
