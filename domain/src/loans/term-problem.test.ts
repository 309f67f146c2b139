import { expect, it } from 'vitest'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import { termProblem } from './term-problem.ts'

it.each([
  ['Yearly', 1, 'A yearly repayment needs a term of at least a year.'],
  ['Yearly', 11, 'A yearly repayment needs a term of at least a year.'],
  ['Yearly', 12, null],
  ['Yearly', 0, null],
  ['Yearly', null, null],
  ['Monthly', 1, null],
  ['Fortnightly', 1, null],
  ['Weekly', 1, null],
] as const)('%s repayments over %s months: %s', (loan_payment_term, loan_duration_months, problem) => {
  expect(termProblem({ ...NOTHING_GIVEN, loan_payment_term, loan_duration_months })).toBe(problem)
})

it('interest only needs no term', () => {
  const yearly = { ...NOTHING_GIVEN, loan_payment_term: 'Yearly', loan_duration_months: 1 } as const
  expect(termProblem({ ...yearly, repayment_type: 'Interest only' })).toBeNull()
})
