import { expect, it } from 'vitest'
import { aWeek } from '../../money/money.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { analyse } from '../analyse.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { completeAnalysis } from '../inputs/complete-analysis.ts'
import { GOLDEN_HOME } from '../testing/golden-deal.ts'
import { describeAfford } from './describe-afford.ts'

function described(analysis: GivenAnalysis, cost: number | null, changes: Partial<typeof GOLDEN_HOME> = {}) {
  const inputs = completeAnalysis({ purpose: 'live_in', analysis }, '2026-12-01', true)
  const { afford } = analyse({ ...GOLDEN_HOME, ...changes }, inputs, {
    premium: false,
    withPayments: false,
    today: '2026-11-22',
  })
  if (!isKnown(afford)) throw new Error(afford.message)
  return describeAfford(afford.value, cost === null ? null : aWeek(cost))
}

it('says the golden case by week and month, against the income and the limits', () => {
  expect(described({ gross_income: 150_000, other_debt: 20_000 }, 1129)).toEqual({
    lines: [
      // 990.36 and 1,261.01 a week, × 52 / 12
      { label: 'Loan repayment', week: '$990', month: '$4,292' },
      { label: 'All costs of living here', week: '$1,129', month: '$4,892' },
      { label: 'Household income before tax', week: '$2,885', month: '$12,500' },
      { label: 'Loan repayment at 8.99%', week: '$1,261', month: '$5,464' },
      // 1,129 + 1,261.01 − 990.36 = 1,399.65
      { label: 'All costs at 8.99%', week: '$1,400', month: '$6,065' },
    ],
    // 1,129 and 1,399.65 of 2,884.62
    share: 'Living here takes 39.14% of the income before tax, 48.52% at the test rate.',
    most: '$850,000',
    mostBecause: 'The deposit limits it; the income is enough for $1,050,000.',
  })
})

it('leaves out what is not known, and says what is missing for the most', () => {
  expect(described({}, null)).toEqual({
    lines: [
      { label: 'Loan repayment', week: '$990', month: '$4,292' },
      { label: 'Loan repayment at 8.99%', week: '$1,261', month: '$5,464' },
    ],
    share: '',
    most: 'Add your income to see this.',
    mostBecause: '',
  })
  expect(described({ gross_income: 100_000 }, null)).toMatchObject({
    most: '$770,000',
    mostBecause: 'The income limits it; the deposit is enough for $850,000.',
  })
  // 170,000 + 6 × 200,000
  expect(described({ gross_income: 200_000 }, null)).toMatchObject({
    share: '',
    most: '$850,000',
    mostBecause: 'The deposit limits it; the income is enough for $1,370,000.',
  })
  expect(described({}, 1129).share).toBe('')
})

it('says the costs alone where the payments are not known, and nothing is paid where nothing is owed', () => {
  const income = { gross_income: 150_000 }
  const noTerm = { repayment_type: 'Interest only', loan_duration_months: null } as const
  expect(described(income, 1129, noTerm)).toMatchObject({
    lines: [{ label: 'All costs of living here' }, { label: 'Household income before tax' }],
    share: 'Living here takes 39.14% of the income before tax.',
  })
  expect(described(income, 139, { deposit: 850_000 }).lines[3]).toEqual({
    label: 'Loan repayment at the test rate',
    week: '$0',
    month: '$0',
  })
})

it('rounds the most down', () => {
  // 170,001.51 / 0.20 is 850,007.55.
  expect(described({ gross_income: 150_000 }, null, { deposit: 170_001.51 }).most).toBe('$850,007')
})
