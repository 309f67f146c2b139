import { expect, it } from 'vitest'
import type { BankPage } from '../assessment/compose-bank-page.ts'
import { describeBank, missingForBank } from './describe-bank.ts'

const BAR = { above: null, filled: null, mark: null, threshold: '' } as const
const ASKED = 'Add your income to see this.'

const PAGE: BankPage = {
  borrowers: {
    title: 'Borrowers',
    columns: [{ label: 'Borrower' }],
    rows: [],
    note: '',
    missing: 'No borrower is named.',
  },
  income: [
    { label: 'Income of the household before tax', value: '–', note: 'Not given' },
    { label: 'Rent', value: '$33,020', note: 'A year: 52 weeks at $635' },
  ],
  loans: { title: 'Loans', columns: [{ label: 'Loan' }], rows: [], note: 'Nothing is borrowed.', missing: '' },
  repayments: [],
  lender: {
    bars: [
      { ...BAR, name: 'lvr', label: 'Loan to value (LVR)', value: '80.00%', verdict: 'Above 70%' },
      { ...BAR, name: 'dti', label: 'Debt to income (DTI)', value: null, verdict: ASKED },
    ],
    figures: [
      { label: 'Loan', value: '$680,000', note: '' },
      { label: 'Headroom', value: '–', note: ASKED },
    ],
    shadedTitle: 'With 80% of the rent, as some banks count it',
    shaded: [{ label: 'Headroom', value: '–', note: ASKED }],
    meaning: [],
  },
  homes: null,
  counted: [],
  missing: '',
  rulesTitle: 'Rules as at 26 Nov 2026',
  rules: ['A rule'],
}

it('shows a bank nothing that is not known', () => {
  const blocks = describeBank(PAGE)
  const text = JSON.stringify(blocks)
  expect(text).not.toMatch(/Add your income|Not given|No borrower|"–"|as some banks count it/u)
  expect(text).toContain('80.00%')
  expect(text).toContain('$680,000')
  expect(text).toContain('Nothing is borrowed.')
  expect(blocks.find(({ name }) => name === 'borrowers')?.parts).toEqual([])
})

it('tells the author what is missing, each once', () => {
  expect(missingForBank(PAGE)).toEqual([
    'No borrower is named.',
    `Debt to income (DTI): ${ASKED}`,
    'Income of the household before tax: Not given',
  ])
})

it('shows a bank no instruction about loans that are not known', () => {
  const page = { ...PAGE, loans: { ...PAGE.loans, note: '', missing: 'Add a deposit to see this.' } }
  expect(JSON.stringify(describeBank(page))).not.toContain('Add a deposit')
  expect(missingForBank(page)).toContain('Add a deposit to see this.')
})
