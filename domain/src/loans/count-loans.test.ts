import { describe, expect, it } from 'vitest'
import { aWeek } from '../money/money.ts'
import type { AppraisalInputs } from '../appraisal/appraise.ts'
import { appraise } from '../appraisal/appraise.ts'
import { composeAssessment } from '../assessment/compose-assessment.ts'
import { whereTheWeekGoes } from '../investment-return/where-the-week-goes.ts'
import { costToLiveHere } from '../own-home/cost-to-live-here.ts'
import type { GivenAnalysis } from '../analysis/inputs/analysis-inputs.ts'
import { A, B, C, GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import { countLoans } from './count-loans.ts'
import { totalsOf } from './counted-loans.ts'

const SETTLED = { settlement_date: '2026-12-01' }
const DAY = '2026-11-24'

type Loans = GivenAnalysis['loans']

function count(loans: Loans, changes: Partial<AppraisalInputs> = {}) {
  const inputs = { ...GOLDEN_HOME, ...changes }
  const counted = countLoans(inputs, { ...SETTLED, loans }, DAY)
  return { inputs, figures: appraise(inputs, counted), counted }
}

describe('loans A, B and C', () => {
  it('make the interest, the weekly payment and the cash each week', () => {
    // 15,148.40 + 11,976.00 + 4,264.83 = 31,389.23 interest; 762.37 a week; (21,743.30 − 39,643.16) / 52 = −344.23.
    expect(count([A, B, C]).figures).toMatchObject({
      loan: 680_000,
      payment_quantity: null,
      weekly_payment: 762,
      interest: 31_389,
      weekly_cash_flow: -344,
      // 11,276.70 + 31,389
      total_expenses: 42_666,
      gross_rental_yield: 3.88,
      // (33,020 − 42,665.70) / 850,000
      net_rental_yield: -1.13,
      yearly_profit: -9646,
    })
  })

  it('make the week, which adds up', () => {
    const { inputs, figures } = count([A, B, C])
    const week = whereTheWeekGoes(inputs, figures)
    // Interest 603.63, and principal (39,643.16 − 31,389) / 52 = 158.73.
    expect(week).toMatchObject({ left: -344, isComplete: true })
    expect(week.parts.slice(0, 2)).toMatchObject([
      { part: 'interest', amount: 604 },
      { part: 'principal', amount: 159 },
    ])
    expect(week.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(635 + 344)
  })

  it('make the printed and mailed figures', () => {
    const { inputs, figures } = count([A, B, C])
    const facts = { inputs, figures, market: null, withEstimate: false, addressCredit: '', today: DAY }
    const described = composeAssessment(facts)
    expect(described.figures.map(({ label, value, note }) => [label, value, note])).toEqual([
      [
        'Cash each week',
        '−$344',
        // The first repayment of a period that begins on 1 December 2027 or later follows 14 December.
        'Rent less costs and loan repayments, as at 24 Nov 2026. From 14 Dec 2027: −$391 a week (fixed rate ends)',
      ],
      ['Gross yield', '3.88%', 'A year of rent against the price'],
      ['Net yield', '−1.13%', 'After a year of expenses'],
      ['Purchase price', '$850,000', '$170,000 deposit, LVR 80.00%'],
      ['Loan payments', '$762 a week', 'Several loans together'],
      ['Expenses', '$42,666 a year', '$31,389 of it loan interest'],
      ['Profit before principal', '−$9,646 a year', '−$186 a week'],
    ])
    expect(described.week).toMatchObject({ leftValue: '−$344' })
  })

  it('make the week in the own home', () => {
    const { inputs, counted } = count([A, B, C])
    // (39,643.16 + 7,200) / 52 = 900.83: interest 603.64, principal 158.73, costs 138.46.
    expect(costToLiveHere(inputs, aWeek(635), counted)).toMatchObject({ cost: 901, interest: 604, principal: 159 })
  })

  it('count from today without a day of settlement', () => {
    const short = { ...A, fixed_until: '2027-05-24', drawdown_date: null }
    const interest = (analysis: GivenAnalysis) => {
      const counted = countLoans(GOLDEN_HOME, { ...analysis, loans: [short, { ...B, drawdown_date: null }, C] }, DAY)
      return appraise(GOLDEN_HOME, counted).interest
    }
    expect(interest({ settlement_date: DAY })).toBe(interest({}))
    // Settled a week later, the fixed rate of 4.49 % holds for fewer repayments.
    expect(interest({ settlement_date: '2026-12-20' })).toBeGreaterThan(interest({}))
  })
})

describe('one loan or none', () => {
  it.each<[string, Loans]>([
    ['no list', null],
    ['an empty list', []],
    ['one loan with a fixed term', [{ fixed_until: '2027-12-01', rate_after: 9 }]],
  ])('changes no figure of the own fields: %s', (_, loans) => {
    const { counted_loans: _counted, next_change: _next, ...figures } = count(loans).figures
    const { counted_loans: _none, next_change: _never, ...own } = appraise(GOLDEN_HOME)
    expect(figures).toEqual(own)
  })

  it('has the payments of its own terms in the cash each week', () => {
    // 680,000 at 1 %: 1,009.26 a fortnight; (21,743.30 − 26,240.74) / 52.
    expect(count([{ interest_rate: 1 }]).figures).toMatchObject({ weekly_payment: 990, weekly_cash_flow: -86 })
  })

  it('says when the fixed rate ends', () => {
    expect(count([{ fixed_until: '2027-12-01', rate_after: 5.49 }]).figures.next_change).toMatchObject({
      date: '2027-12-14',
      because: 'fixed_rate_ends',
    })
  })
})

describe('loans that lack something', () => {
  const UNKNOWN = { payment_quantity: null, weekly_payment: null, interest: 0, weekly_cash_flow: null }

  it('give no figure of the loan', () => {
    expect(count([{ amount: 672_000 }, { amount: 1 }]).figures).toMatchObject({
      ...UNKNOWN,
      counted_loans: { reason: 'loans_do_not_add_up' },
    })
    expect(count([{ amount: 1000 }, {}], { interest_rate: null }).figures).toMatchObject(UNKNOWN)
    expect(count([{}, {}], { deposit: null }).figures).toMatchObject(UNKNOWN)
  })

  it('say so in the assessment', () => {
    const { inputs, figures } = count([{ amount: 672_000 }, { amount: 1 }])
    const facts = { inputs, figures, market: null, withEstimate: false, addressCredit: '', today: DAY }
    const { figures: described, week } = composeAssessment(facts)
    expect(described.find(({ label }) => label === 'Expenses')?.note).toBe(
      'The loan is not counted: it needs loan parts that add up, each with a rate and a term',
    )
    expect(week?.leftLabel).toBe('Each week, before the loan')
  })

  it('cost nothing where nothing is borrowed', () => {
    expect(count([{ amount: 1000 }, {}], { deposit: 850_000 }).figures).toMatchObject({ weekly_cash_flow: 418 })
  })
})

it('has the unrounded interest of the one loan of a settled home', () => {
  const home = {
    ...GOLDEN_HOME,
    purchase_price: 520_110.68,
    deposit: 106_021.1,
    interest_rate: 2.821,
    repayment_type: 'Interest only',
    loan_payment_term: 'Monthly',
  } as const
  const figures = appraise(home, countLoans(home, { settlement_date: '2019-11-18' }, DAY))
  // 2.821 % of 414,089.58 is 11,681.47; twelve payments of 973.46 are 11,681.52.
  expect(figures.interest).toBe(11_681)
})

describe('interest only', () => {
  const whole = { repayment_type: 'Interest only', interest_rate: 6 } as const
  const untermed = { loan_duration_months: null, loan_payment_term: 'Yearly' } as const

  it('for the whole term needs no term', () => {
    // 6 % of 680,000 is 40,800 a year, 784.62 a week; (21,743.30 − 40,800) / 52 = −366.47
    expect(count([{ ...whole, amount: 340_000 }, whole], untermed).figures).toMatchObject({
      interest: 40_800,
      weekly_payment: 785,
      weekly_cash_flow: -366,
    })
  })

  it('is lowered by an offset', () => {
    // 6 % of 100,000 less: (40,800 − 6,000) / 52 = 669.23; (21,743.30 − 34,800) / 52 = −251.09.
    const figures = count([{ ...whole, amount: 340_000, offset_balance: 100_000 }, whole], untermed).figures
    expect(figures).toMatchObject({ interest: 34_800, weekly_payment: 669, weekly_cash_flow: -251 })
  })
})

it('draws no more interest than the repayments, where a rate jumps in the first year', () => {
  const jump = {
    fixed_until: '2026-12-02',
    interest_rate: 0.1,
    rate_after: 20,
    repayment_type: 'Interest only',
  } as const
  const { inputs, figures } = count([{ ...jump, amount: 340_000 }, jump])
  const { parts, left, rent } = whereTheWeekGoes(inputs, figures)
  // 0.1 % of 680,000 is 13.08 a week at the first rate, although the year's interest is far more.
  expect(figures.interest).toBeGreaterThan(100_000)
  expect(parts.find(({ part }) => part === 'interest')?.amount).toBe(13)
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(rent - left)
})

describe('the totals', () => {
  const totals = (analysis: GivenAnalysis | null, changes: Partial<AppraisalInputs> = {}, asAt = DAY) =>
    totalsOf(countLoans({ ...GOLDEN_HOME, ...changes }, analysis, asAt))

  it('of the own loan are those of its fields', () => {
    const own = totals(null)
    expect(own).toMatchObject({ source: 'own', settled: false, debt: 680_000, value: 850_000, change_on: null })
    expect(own?.payment).toBeCloseTo(1980.723426, 6)
    expect(own?.repayment).toBeCloseTo(51_498.809084, 5)
    expect(own?.weekly_payment).toBeCloseTo(990.361713, 6)
    // 43,897.484679 / 52
    expect(own?.weekly_interest).toBeCloseTo(844.182398, 6)
    expect(totals({ loans: [] })).toEqual(own)
    expect(totals(SETTLED)).toEqual({ ...own, next_change: expect.anything(), change_on: '2026-12-02' })
  })

  it('of the own loan are those of a term that ends between two repayments', () => {
    // One and a half yearly repayments of 76,761.041588; a list of one would have two of 59,169.811321.
    const term = { loan_duration_months: 18, loan_payment_term: 'Yearly', interest_rate: 12 } as const
    const borrowing = { ...term, purchase_price: 100_000, deposit: 0 }
    expect(totals(null, borrowing)?.repayment).toBeCloseTo(76_761.041588, 5)
    expect(totals({ loans: [{}] }, borrowing)?.repayment).toBeCloseTo(59_169.811321, 5)
  })

  it('of a list of one have its own repayment alone', () => {
    const one = totals({ ...SETTLED, loans: [{ interest_rate: 0 }] })
    // 680,000 over 30 years; interest and payment stay those of 6.49 %.
    expect(one).toMatchObject({ source: 'one', debt: 680_000, weekly_interest: 0 })
    expect(one?.repayment).toBeCloseTo(680_000 / 30, 6)
    expect(one?.payment).toBeCloseTo(1980.723426, 6)
    expect(one?.interest).toBeCloseTo(43_897.484679, 5)
  })

  it('of several are the cents of their schedules', () => {
    const several = totals({ ...SETTLED, loans: [A, B, C], current_value: 900_000 })
    expect(several).toMatchObject({
      source: 'several',
      settled: false,
      payment: null,
      debt: 680_000,
      // What a home is worth today is not asked before its settlement.
      value: 850_000,
      interest: 31_389.23,
      change_on: '2026-12-02',
    })
    expect(several?.weekly_payment).toBeCloseTo(762.37, 2)
    // 26 × 793.795909, 11,976 and 52 × 135.164579, unrounded.
    expect(several?.repayment).toBeCloseTo(39_643.25, 2)
  })

  it('of a settled home are those of the payments in force', () => {
    // Reference case L13: 626,539.82 left of 680,000, 1,010.38 a week.
    const half = { share_pct: 50, interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }
    const settled = totals(
      { settlement_date: '2022-01-10', loans: [half, half], current_value: 900_000 },
      {},
      '2026-11-26',
    )
    expect(settled).toMatchObject({ source: 'several', settled: true, debt: 626_539.82, value: 900_000 })
    expect(settled?.weekly_payment).toBeCloseTo(1010.38, 2)
    // Fortnights after 10 January 2022: the 127th is on 23 November 2026.
    expect(settled?.change_on).toBe('2026-12-07')
    const own = totals({ settlement_date: '2022-01-10' }, {}, '2026-11-26')
    expect(own).toMatchObject({ source: 'own', settled: true, value: 850_000, change_on: '2026-12-07' })
    expect(own?.payment).toBeCloseTo(1980.723426, 6)
    expect(own?.weekly_payment).toBeCloseTo(990.36, 2)
  })

  it('of what is owed are known without a price', () => {
    const loan = { amount: 300_000, owed_on: DAY, interest_rate: 6, repayment_type: 'Interest only' } as const
    const owed = totals({ loans: [loan] }, { purchase_price: null, deposit: null })
    expect(owed).toMatchObject({ source: 'owed', settled: true, debt: 300_000, value: null, payment: null })
    expect(owed?.interest).toBeCloseTo(18_000, 6)
    expect(owed?.repayment).toBeCloseTo(18_000, 6)
  })

  it('are none of what is owed without a rate, whatever price and deposit are', () => {
    const unknown = { reason: 'missing_input', message: 'Add an interest rate to the loan to see its payments.' }
    const loans = [{ amount: 300_000, owed_on: DAY }]
    expect(countLoans({ ...GOLDEN_HOME, interest_rate: null }, { loans }, DAY)).toEqual({ ...unknown, owed: true })
    expect(countLoans({ ...GOLDEN_HOME, interest_rate: null }, { loans: [{}] }, DAY)).toEqual(unknown)
  })

  it('are none where the own loan lacks something', () => {
    expect(countLoans({ ...GOLDEN_HOME, interest_rate: null }, null, DAY)).toBeNull()
    expect(countLoans({ ...GOLDEN_HOME, interest_rate: null }, { loans: [] }, DAY)).toBeNull()
    expect(countLoans({ ...GOLDEN_HOME, interest_rate: null }, { loans: [{}] }, DAY)).toMatchObject({
      reason: 'missing_input',
    })
  })
})
