import { describe, expect, it } from 'vitest'
import { A, B, C, G, goldenDealFrom, split } from '../analysis/testing/golden-deal.ts'
import { listPayments, summariseLoans } from './summarise-loans.ts'

/** The years by their number, with payment, interest, principal and balance. */
const yearsOf = ({ years }: Pick<ReturnType<typeof summariseLoans>, 'years'>, ...numbers: number[]) =>
  numbers.map((number) => Object.values(years[number - 1] ?? {}))

// docs/method/loans.md, "Worked example".
describe('loans A, B and C', () => {
  const summary = summariseLoans(split.loans)

  it('have their payments, from the first to the last', () => {
    expect(summary.loans.map(({ years, ...loan }) => [loan, years.length])).toEqual([
      [
        {
          name: 'Fixed 1 year',
          amount: 340_000,
          payments: 780,
          first_payment: 793.8,
          weekly_payment: 396.9,
          final_payment: 881.27,
          final_date: '2056-10-24',
          total_interest: 349_398.03,
        },
        30,
      ],
      [
        {
          name: 'Interest only 5 years',
          amount: 240_000,
          payments: 360,
          first_payment: 998,
          // 998 × 12 / 52
          weekly_payment: 230.31,
          final_payment: 1517.1,
          final_date: '2056-12-01',
          total_interest: 278_419.44,
        },
        30,
      ],
      [
        {
          name: 'Floating, offset',
          amount: 100_000,
          payments: 1050,
          first_payment: 135.16,
          weekly_payment: 135.16,
          final_payment: 52.07,
          final_date: '2047-01-15',
          total_interest: 41_834.91,
        },
        // 1,050 weeks are 20 years and ten weeks.
        21,
      ],
    ])
  })

  it('are summed', () => {
    // (340,000 × 4.49 + 240,000 × 4.99 + 100,000 × 5.79) / 680,000 = 4.858
    expect(summary).toMatchObject({ amount: 680_000, weekly_payment: 762.37, weighted_rate: 4.86 })
    // 349,398.03 + 278,419.44 + 41,834.91
    expect(summary.total_interest).toBe(669_652.38)
    expect(summary.years).toHaveLength(30)
    expect(yearsOf(summary, 1, 21, 22, 30)).toEqual([
      // 20,638.80 + 11,976.00 + 7,028.32
      [39_643.12, 31_389.23, 8253.89, 671_746.11],
      // 23,064.08 + 18,187.92 + 1,268.51; the last ten weeks of C bear no interest.
      [42_520.51, 17_083.18, 25_437.33, 290_999.85],
      [41_252, 15_688.31, 25_563.69, 265_436.16],
      // 23,058.27 + 18,189.36
      [41_247.63, 1202.24, 40_045.39, 0],
    ])
  })
})

it('begins with the payments that are left of a settled home', () => {
  // Half of the home of reference case L13.
  const half = { ...G, amount: 340_000, interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }
  const { loans } = goldenDealFrom({ start: '2026-11-26', settled: true }, { ...half, drawdown_date: '2022-01-10' })
  const { years, ...summary } = summariseLoans(loans)
  expect(summary).toEqual({
    amount: 313_269.91,
    weekly_payment: 505.19,
    weighted_rate: 6.9,
    total_interest: 346_498.97,
    loans: [
      {
        name: 'All',
        amount: 340_000,
        payments: 653,
        first_payment: 1010.38,
        weekly_payment: 505.19,
        final_payment: 1001.12,
        final_date: '2051-12-04',
        total_interest: 346_498.97,
        years,
      },
    ],
  })
  // The last three payments are a year of their own.
  expect(years).toHaveLength(26)
  expect(yearsOf({ years }, 1, 26)).toEqual([
    [26_269.88, 21_457.89, 4811.99, 308_457.92],
    [3021.88, 15.95, 3005.93, 0],
  ])
})

it('has no year without a loan', () => {
  const nothing = { loans: [], amount: 0, weekly_payment: 0, weighted_rate: null, total_interest: 0, years: [] }
  expect(summariseLoans([])).toEqual(nothing)
})

it('lists every payment', () => {
  const payments = listPayments(A)
  expect(payments).toHaveLength(780)
  expect(payments[27]).toEqual({
    date: '2027-12-28',
    rate: 5.49,
    payment: 887.08,
    interest: 705.87,
    principal: 181.21,
    balance: 334_112.26,
  })
  expect(listPayments(B)[35]).toMatchObject({ date: '2029-12-01', rate: 4.99, payment: 998, principal: 0 })
  expect(listPayments(C).at(-1)).toMatchObject({ date: '2047-01-15', payment: 52.07, balance: 0 })
})
