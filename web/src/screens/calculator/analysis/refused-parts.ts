import { fieldsIn, isFigure } from '@homeyield/domain/calculation/fields'
import type { FieldName } from '@homeyield/domain/calculation/fields'
import type { CalculatorState } from '../model/calculator-state.ts'
import { SALE_INPUTS, TAX_INPUTS, YEARS_INPUTS } from './years-inputs.ts'
import type { LoanPart } from '../model/loan-part.ts'

/** What a part of the analysis follows from; `week`, `years`, `sale` and `tax` from every figure of the calculation. */
export type AnalysisPart = 'loans' | 'rent' | 'price' | 'week' | 'years' | 'sale' | 'tax' | 'dates' | 'bank' | 'tenancy'

type Messages = Pick<CalculatorState, 'problems' | 'refused'>

const RENT = fieldsIn('rent')
const LOAN = fieldsIn('loan').filter(isFigure)
const EVERYTHING = [...RENT, ...LOAN, ...fieldsIn('expenses').filter(isFigure)]

const FIELDS: Readonly<Record<AnalysisPart, readonly FieldName[]>> = {
  price: ['purchase_price'],
  rent: RENT,
  loans: LOAN,
  week: EVERYTHING,
  years: EVERYTHING,
  sale: EVERYTHING,
  tax: EVERYTHING,
  dates: [],
  bank: [...RENT, ...LOAN, ...fieldsIn('value').filter(isFigure)],
  tenancy: RENT,
}

const LOAN_INPUTS = ['analysis.loans', 'analysis.settlement_date']
const YEARS = [...LOAN_INPUTS, ...inputs(YEARS_INPUTS)]
const SALE = [...YEARS, ...inputs(SALE_INPUTS)]
const INPUTS: Readonly<Record<AnalysisPart, readonly string[]>> = {
  price: [],
  rent: [],
  loans: LOAN_INPUTS,
  week: LOAN_INPUTS,
  years: YEARS,
  sale: SALE,
  tax: [...SALE, ...inputs(TAX_INPUTS)],
  dates: inputs(['years', 'settlement_date', 'acquired_date']),
  bank: [
    ...LOAN_INPUTS,
    ...inputs(['gross_income', 'other_debt', 'rent_shading_pct', 'test_rate', 'current_value', 'owners']),
  ],
  tenancy: inputs(['tenancy']),
}

/** Whether an input that a part follows from cannot be used. */
export function isPartRefused(part: AnalysisPart, messages: Messages): boolean {
  return refusedKeys(messages).some(
    (key) => FIELDS[part].some((field) => field === key) || INPUTS[part].some((input) => key.startsWith(input)),
  )
}

/** The same for the payments of one of several loans: the terms of the others do not matter, their amounts do. */
export function isLoanRefused(index: number, loan: LoanPart, messages: Messages): boolean {
  const own = `analysis.loans.${index}.`
  return refusedKeys(messages).some(
    (key) =>
      key.startsWith(own) ||
      /^analysis\.loans\.\d+\.(?:amount|share_pct)$/u.test(key) ||
      ['purchase_price', 'deposit', 'analysis.settlement_date'].includes(key) ||
      (key === 'interest_rate' && (loan.interest_rate ?? null) === null) ||
      (key === 'loan_duration_months' && (loan.term_months ?? null) === null),
  )
}

function inputs(names: readonly string[]): readonly string[] {
  return names.map((name) => `analysis.${name}`)
}

function refusedKeys({ problems, refused }: Messages): readonly string[] {
  return [...Object.keys(problems), ...Object.keys(refused)]
}
