import { expect, it } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import type { GivenAnalysis } from '../analysis/inputs/analysis-inputs.ts'
import { completeAnalysis } from '../analysis/inputs/complete-analysis.ts'
import { GIVEN_LOANS, GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import { appraise } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import { describeBankApplication } from './describe-bank-application.ts'

function describe(analysis: GivenAnalysis | null, changes: Partial<CalculationInputs> = {}, today = '2026-12-01') {
  const inputs = { ...GOLDEN_HOME, ...changes, analysis }
  const completed = completeAnalysis(inputs, today, true)
  const options = { premium: true, withPayments: false, today }
  return describeBankApplication({ inputs, figures: appraise(inputs) }, analyse(inputs, completed, options), completed)
}

it('names the owners with shares and incomes as they were entered', () => {
  const owners = [
    { number: 1, name: 'Ana', share_pct: 60, other_income: 95_000 },
    { kind: 'trust', share_pct: 40 },
  ] as const
  expect(describe({ owners: [...owners] }).borrowers).toEqual({
    title: 'Borrowers',
    columns: [
      { label: 'Borrower', isText: true },
      { label: 'Share' },
      { label: 'Owner is', isText: true },
      { label: 'Income before tax' },
    ],
    rows: [
      { number: 1, name: 'Ana', cells: ['60%', 'A person', '$95,000'] },
      { number: 2, name: 'Owner 2', cells: ['40%', 'A trust', '–'] },
    ],
    note: '',
    missing: '',
  })
  expect(describe({ owners: [owners[0]] }).borrowers.missing).toBe('The shares add up to 60 %.')
  expect(describe(null).borrowers).toMatchObject({ rows: [], missing: 'No borrower is named.' })
})

it('has the income of the household, and the rent of a home to let', () => {
  expect(describe({ gross_income: 143_000 }).income).toEqual([
    { label: 'Income of the household before tax', value: '$143,000', note: 'A year, without this rent' },
    // 52 × 635.
    { label: 'Rent', value: '$33,020', note: 'A year: 52 weeks at $635' },
  ])
  expect(describe({ gross_income: 143_000 }, { purpose: 'live_in' }).income).toEqual([
    { label: 'Income of the household before tax', value: '$143,000', note: 'A year' },
  ])
  expect(describe(null, { weekly_rental_income: null }).income).toEqual([
    { label: 'Income of the household before tax', value: '–', note: 'Not given' },
  ])
})

it('lists loans that are drawn later with what they will be', () => {
  const { loans, repayments } = describe({ settlement_date: '2027-01-15', loans: [...GIVEN_LOANS] })
  expect(loans.columns.map(({ label }) => label)).toEqual([
    'Loan',
    'Amount',
    'Rate',
    'Fixed until',
    'Term left',
    'Repayment',
    'Interest only',
  ])
  expect(loans.rows.map(({ name, cells }) => [name, cells[0], cells[1], cells[2], cells[3]])).toEqual([
    ['A', '$340,000', '4.49%', '1 Dec 2027', '30 years'],
    ['B', '$240,000', '4.99%', '1 Dec 2029', '30 years'],
    ['C', '$100,000', '5.79%', 'Floating', '30 years'],
  ])
  // Nothing in it is a function: it is sent to a thread that draws it.
  expect(JSON.parse(JSON.stringify(loans))).toEqual(loans)
  // A month of 240,000 at 4.99 %; its 60th payment is five years after settlement.
  expect(loans.rows[1]?.cells.slice(4)).toEqual(['$998.00 a month', 'Until 15 Jan 2032'])
  expect(loans.rows[2]?.cells[5]).toBe('No')
  // Reference case S8: 762.37 a week.
  expect(repayments[0]).toEqual({ label: 'Repayments', value: '$3,304 a month', note: '$762 a week' })
})

it('lists loans of a settled home as they are today, and repayments at the test rate', () => {
  // Reference case L13, as at 26 November 2026: 626,539.82 and 1,010.38 a week.
  const half = { amount: 340_000, interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }
  const { loans, repayments } = describe(
    { settlement_date: '2022-01-10', test_rate: 9.4, loans: [half, half] },
    {},
    '2026-11-26',
  )
  expect(loans.columns[1]?.label).toBe('Owed today')
  // From 10 January 2022 127 of 780 fortnightly payments are made; 653 are 301 months.
  const left = '25 years 1 month'
  expect(loans.rows[0]).toEqual({
    number: 1,
    name: 'Loan 1',
    cells: ['$313,269.91', '6.90%', 'Floating', left, '$1,010.38 a fortnight', 'No'],
  })
  expect(repayments).toMatchObject([
    // 1,010.38 × 52 / 12.
    { label: 'Repayments today', value: '$4,378 a month', note: '$1,010 a week' },
    { label: 'Repayments at 9.40%' },
  ])
})

it('has the repayments of the golden case at the test rate', () => {
  // Reference cases S1 and S2: 844.18 and 146.18 a week, and 270.65 more at 2.5 points.
  expect(describe(null).repayments).toEqual([
    { label: 'Repayments', value: '$4,292 a month', note: '$990 a week' },
    { label: 'Repayments at 8.99%', value: '$5,464 a month', note: '$1,261 a week' },
  ])
})

it('says why there are no loans', () => {
  expect(describe(null, { deposit: null })).toMatchObject({
    loans: { rows: [], missing: 'Add a deposit to see this.' },
    repayments: [],
  })
  expect(describe(null, { deposit: 850_000 })).toMatchObject({
    loans: { note: 'Nothing is borrowed.' },
    repayments: [],
  })
  const whole = describe(null, { repayment_type: 'Interest only', loan_duration_months: null }).loans.rows[0]
  expect(whole?.cells.slice(3)).toEqual(['–', '$1,697.38 a fortnight', 'Whole term'])
})
