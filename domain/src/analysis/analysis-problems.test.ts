import { expect, it } from 'vitest'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import type { AnalysisInputs } from './inputs/analysis-inputs.ts'
import type { LoanInput } from '../loans/loan-fields.ts'
import { analysisProblems } from './analysis-problems.ts'
import type { Tenancy } from '../calculation/tenancy-fields.ts'
import { OWN_LOAN } from '../loans/complete-loans.ts'
import { completeGiven } from './testing/complete-given.ts'

const own = { ...NOTHING_GIVEN, loan_duration_months: 360 }
const problems = (changes: Partial<AnalysisInputs>) =>
  analysisProblems({ ...completeGiven(null, changes.settlement_date ?? '2026-12-01'), ...changes }, own, '2026-11-22')
const ofLoan = (changes: Partial<LoanInput>) => problems({ loans: [OWN_LOAN, { ...OWN_LOAN, ...changes }] })

const DATE = 'Enter a date from 1990 to five years from today'

it('has none for an analysis of which nothing is given', () => {
  expect(problems({})).toEqual({})
  expect(ofLoan({})).toEqual({})
})

it('refuses days before 1990 and more than five years ahead', () => {
  expect(problems({ settlement_date: '1990-01-01' })).toEqual({})
  expect(problems({ settlement_date: '1989-12-31' })).toEqual({ settlement_date: DATE })
  expect(problems({ settlement_date: '2031-11-22' })).toEqual({})
  expect(problems({ settlement_date: '2031-11-23' })).toEqual({ settlement_date: DATE })
  expect(problems({ acquired_date: '1989-12-31' })).toEqual({ acquired_date: DATE })
  expect(ofLoan({ drawdown_date: '1989-12-31' })).toEqual({ 'loans.1.drawdown_date': DATE })
})

it('refuses legal fees above the costs of buying that they are part of', () => {
  const fees = (purchase_legal_fees: number) => problems({ purchase_costs: 3000, purchase_legal_fees })
  expect(fees(3000)).toEqual({})
  expect(fees(3000.01)).toEqual({ purchase_legal_fees: 'Legal fees are part of the costs of buying, $3,000.' })
})

it('names the settlement alone where other days follow from it', () => {
  const settlement_date = '1989-12-31'
  expect(problems({ settlement_date, acquired_date: settlement_date, loans: [OWN_LOAN] })).toEqual({
    settlement_date: DATE,
  })
})

it('refuses an agreement to buy after the settlement', () => {
  const dates = (acquired_date: string) => problems({ settlement_date: '2026-12-01', acquired_date })
  expect(dates('2026-12-01')).toEqual({})
  expect(dates('2026-12-02')).toEqual({ acquired_date: 'The agreement to buy cannot be after the settlement' })
})

it('refuses chattels worth more than the home', () => {
  const message = 'Enter a figure from 0 to 15,000'
  const home = { ...own, purchase_price: 15_000 }
  const chattels = (chattels_cost: number, calculation = home) =>
    analysisProblems({ ...completeGiven(null, '2026-12-01'), chattels_cost }, calculation, '2026-11-22')
  expect(chattels(15_000)).toEqual({})
  expect(chattels(15_001)).toEqual({ chattels_cost: message })
  expect(analysisProblems({ ...completeGiven(null, '2026-12-01'), chattels_cost: 1e9 }, own, '2026-11-22')).toEqual({})
})

it('refuses a sale after the years shown', () => {
  expect(problems({ years: 10, sale_year: 10 })).toEqual({})
  expect(problems({ years: 10, sale_year: 11 })).toEqual({ sale_year: 'Enter a figure from 1 to 10' })
})

it('refuses days of a tenancy beyond the calendar, and an increase before it began', () => {
  const tenancy = (changes: Partial<Tenancy>) =>
    problems({ ...completeGiven({ tenancy: { tenancy_start: '2026-03-01', ...changes } }, '2026-12-01') })
  expect(tenancy({})).toEqual({})
  expect(tenancy({ last_increase: '2026-03-01' })).toEqual({})
  expect(tenancy({ last_increase: '2026-02-28' })).toEqual({
    'tenancy.last_increase': 'The last increase cannot be before the tenancy began',
  })
  expect(tenancy({ tenancy_start: '1989-12-31' })).toEqual({ 'tenancy.tenancy_start': DATE })
  expect(tenancy({ notice_date: '2031-11-23' })).toEqual({ 'tenancy.notice_date': DATE })
  expect(tenancy({ fixed_term_end: '2031-11-23' })).toEqual({ 'tenancy.fixed_term_end': DATE })
})

it('refuses a fixed term that ends before the loan begins', () => {
  const message = 'The fixed term must end after the loan begins'
  expect(ofLoan({ fixed_until: '2026-12-01' })).toEqual({ 'loans.1.fixed_until': message })
  expect(ofLoan({ fixed_until: '2026-12-02' })).toEqual({})
  expect(ofLoan({ fixed_until: '2026-12-02', drawdown_date: '2027-01-01' })).toEqual({ 'loans.1.fixed_until': message })
})

it('refuses a term shorter than one repayment, also for interest only', () => {
  const message = 'A yearly repayment needs a term of at least a year.'
  for (const repayment_type of ['Interest only', null] as const) {
    expect(ofLoan({ loan_payment_term: 'Yearly', term_months: 11, repayment_type })).toEqual({
      'loans.1.term_months': message,
    })
    expect(ofLoan({ loan_payment_term: 'Yearly', term_months: 12, repayment_type })).toEqual({})
  }
  expect(ofLoan({ term_months: 1 })).toEqual({})
})

it('checks the term of the loan alone, and interest only where there is a term', () => {
  const unknown = { ...NOTHING_GIVEN, loan_payment_term: 'Yearly', loan_duration_months: 6 } as const
  const yearly = { ...completeGiven(null, '2026-12-01'), loans: [OWN_LOAN] }
  expect(analysisProblems(yearly, unknown, '2026-11-22')).toEqual({})
  const onlyInterest = { ...completeGiven(null, '2026-12-01'), loans: [{ ...OWN_LOAN, interest_only_months: 12 }] }
  expect(analysisProblems(onlyInterest, NOTHING_GIVEN, '2026-11-22')).toEqual({})
})

it('refuses interest only beyond the term', () => {
  expect(ofLoan({ interest_only_months: 360 })).toEqual({})
  expect(ofLoan({ interest_only_months: 361 })).toEqual({
    'loans.1.interest_only_months': 'Enter a figure from 0 to 360',
  })
  expect(ofLoan({ interest_only_months: 25, term_months: 24 })).toEqual({
    'loans.1.interest_only_months': 'Enter a figure from 0 to 24',
  })
})

it('refuses what is owed before the settlement, and fixed terms that end before it', () => {
  const settlement_date = '2022-01-10'
  const owed = (changes: Partial<LoanInput>) => problems({ settlement_date, loans: [{ ...OWN_LOAN, ...changes }] })
  expect(owed({ owed_on: '2022-01-10' })).toEqual({})
  expect(owed({ owed_on: '2022-01-09' })).toEqual({
    'loans.0.owed_on': 'Choose the day you settled, 10 January 2022, or a later one.',
  })
  expect(owed({ owed_on: '2031-11-23' })).toEqual({ 'loans.0.owed_on': DATE })
  expect(owed({ owed_on: '2026-11-20', fixed_until: '2026-11-21' })).toEqual({})
  expect(owed({ owed_on: '2026-11-20', fixed_until: '2026-11-20' })).toEqual({
    'loans.0.fixed_until': 'The fixed term must end after the loan begins',
  })
})
