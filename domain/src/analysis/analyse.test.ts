import { completeGiven } from './testing/complete-given.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { appraise } from '../appraisal/appraise.ts'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import type { Analysis } from './analyse.ts'
import { analyse } from './analyse.ts'
import type { AnalysisInputs } from './inputs/analysis-inputs.ts'
import { OWN_LOAN } from '../loans/complete-loans.ts'
import { A, B, C, GOLDEN_HOME } from './testing/golden-deal.ts'
import { missing, PREMIUM, TARGETS } from './testing/golden-targets.ts'

const NEEDS_PREMIUM = { reason: 'premium_required', message: 'You need a premium account to access that feature.' }

describe('the golden case', () => {
  let analysis: Analysis
  // For each test, so that mutation testing knows which ones reach a line.
  beforeEach(() => {
    analysis = analyse(GOLDEN_HOME, TARGETS, PREMIUM)
  })

  it('has its loan, year by year and payment by payment', () => {
    expect(analysis.lvr).toEqual({ value: 80 })
    expect(analysis.loans).toMatchObject({
      value: {
        amount: 680_000,
        weekly_payment: 990.36,
        weighted_rate: 6.49,
        total_interest: 864_969.9,
        loans: [
          {
            name: 'Loan 1',
            amount: 680_000,
            payments: 780,
            first_payment: 1980.72,
            weekly_payment: 990.36,
            final_payment: 1989.02,
            final_date: '2056-10-24',
            total_interest: 864_969.9,
          },
        ],
      },
    })
    const { loans, payments } = analysis
    if (!('value' in loans && 'value' in payments)) throw new Error('Nothing was computed')
    expect(loans.value.years).toHaveLength(30)
    expect(loans.value.years).toEqual(loans.value.loans[0]?.years)
    expect(loans.value.years[0]).toEqual({
      payment: 51_498.72,
      interest: 43_897.49,
      principal: 7601.23,
      balance: 672_398.77,
    })
    expect(loans.value.years.at(-1)?.balance).toBe(0)
    expect(payments.value[0]).toHaveLength(780)
    expect(payments.value[0]?.[0]).toEqual({
      date: '2026-12-15',
      rate: 6.49,
      payment: 1980.72,
      interest: 1697.38,
      principal: 283.34,
      balance: 679_716.66,
    })
  })

  it('has every row of the stress', () => {
    expect(analysis).toMatchObject({
      // Profit is that of the calculator: −426.
      today: { value: { weekly_cash_flow: -572.22, weekly_profit: -426.04 } },
      test_rate: { value: { weekly_cash_flow: -842.87 } },
      refix_1: { value: { weekly_before: 990.36 } },
      interest_only_end: { value: [] },
      // Two and six weeks of 635 more, / 52
      vacancy: {
        value: [
          { weeks: 4, weekly_cash_flow: -596.64, weekly_profit: -450.47 },
          { weeks: 8, weekly_cash_flow: -645.49, weekly_profit: -499.31 },
        ],
      },
      // Each 5 % of the rent is 31.75 × 45.58 / 52
      lower_rent: {
        value: [
          { change_pct: -5, weekly_cash_flow: -600.05 },
          { change_pct: -10, weekly_cash_flow: -627.88 },
          { change_pct: -20, weekly_cash_flow: -683.54 },
        ],
      },
      break_even_rent: { value: { exact: 1287.82, shown: 1288 } },
      break_even_rate_shift: { reason: 'never_pays' },
      vacancy_weeks_to_zero: { reason: 'already_short' },
      break_even_price: { value: { exact: 457_102.64, shown: 457_102 } },
    })
    expect(analysis.sensitivity).toHaveProperty('value.2.1', -572)
    expect(analysis.price_sensitivity).toHaveProperty('value.2.1', -572)
  })

  it('has the refixes of one, two and three points', () => {
    const after = [analysis.refix_1, analysis.refix_2, analysis.refix_3].map((refix) =>
      'value' in refix ? refix.value.weekly_after : null,
    )
    // 680,000 at 7.49, 8.49 and 9.49 %, 780 fortnights, / 2
    expect(after).toEqual([1095.67, 1205, 1317.86])
  })

  it('has the answers, in whole dollars with which the calculator shows the target', () => {
    expect(analysis).toMatchObject({
      price_for_gross_yield: { value: { exact: 660_400, shown: 660_400 } },
      price_for_net_yield: { value: { exact: 438_838.66, shown: 438_838 } },
      price_for_weekly_cash_flow: { value: { exact: 457_102.64, shown: 457_102 } },
      rent_for_gross_yield: { value: { exact: 817.31, shown: 818 } },
      rent_for_weekly_cash_flow: { value: { exact: 1287.82, shown: 1288 } },
      deposit_for_weekly_cash_flow: { value: { exact: 562_897.36, shown: 562_898 } },
      deposit_for_lvr: { value: { exact: 255_000, shown: 255_000 } },
    })
    expect(appraise({ ...GOLDEN_HOME, purchase_price: 438_838 }).net_rental_yield).toBe(1)
    // (8,500 + 7,200 + 43,897.48) / 45.58
    expect(analysis.rent_for_net_yield).toEqual({ value: { exact: 1307.54, shown: 1308 } })
  })

  it('goes below the exact price where whole dollars of interest show less', () => {
    const small = { ...NOTHING_GIVEN, weekly_rental_income: 2, purchase_price: 100_000, deposit: 100 }
    const loan = { interest_rate: 3.3, loan_duration_months: 360 }
    const price = (changes: Partial<AnalysisInputs>, options = PREMIUM) =>
      analyse({ ...small, ...loan }, { ...TARGETS, ...changes }, options).price_for_net_yield
    expect(price({})).toEqual({ value: { exact: 2419.55, shown: 2412 } })
    expect(price({ loans: [] })).toEqual({ value: { exact: 2419.55, shown: 2412 } })
    expect(price({ loans: [OWN_LOAN] })).toEqual({ value: { exact: 2419.55, shown: 2412 } })
    expect(price({ loans: [{ ...OWN_LOAN, fixed_until: '2030-01-01' }] })).toHaveProperty('value.shown', 2412)
    expect(price({ loans: [{ ...OWN_LOAN, share_pct: 50 }, OWN_LOAN] })).toHaveProperty('value.shown', 2412)
    // A net yield keeps the deposit.
    expect(price({ hold: 'deposit_pct' })).toEqual({ value: { exact: 2419.55, shown: 2412 } })
    expect(price({ target_net_yield: 1.06 })).toEqual({ value: { exact: 2386.01, shown: 2379 } })
    expect(appraise({ ...small, ...loan, purchase_price: 2412 }).net_rental_yield).toBeGreaterThanOrEqual(1)
    expect(appraise({ ...small, ...loan, purchase_price: 2413 }).net_rental_yield).toBeLessThan(1)
  })

  it('compares whole dollars of cash each week', () => {
    const { price_for_weekly_cash_flow } = analyse(GOLDEN_HOME, { ...TARGETS, target_weekly_cash_flow: 0.4 }, PREMIUM)
    // 170,000 + (21,743.30 − 20.80) / (51,498.81 / 680,000)
    expect(price_for_weekly_cash_flow).toEqual({ value: { exact: 456_827.99, shown: 456_827 } })
  })

  it('holds the share of the deposit when told to', () => {
    const solve = (target_weekly_cash_flow: number | null) =>
      analyse(GOLDEN_HOME, { ...TARGETS, target_weekly_cash_flow, hold: 'deposit_pct' }, PREMIUM)
    expect(solve(-200).price_for_weekly_cash_flow).toEqual({ value: { exact: 530_532.75, shown: 530_532 } })
    // A dearer home than today's, with more deposit: (21,743.30 + 52 × 790) / (0.8 × 51,498.81 / 680,000)
    expect(solve(-790).price_for_weekly_cash_flow).toEqual({
      value: { exact: expect.closeTo(1_036_913.5, 0), shown: 1_036_913 },
    })
    // 21,743.30 / (0.8 × 51,498.81 / 680,000)
    expect(solve(null).break_even_price).toEqual({ value: { exact: 358_878.3, shown: 358_878 } })
  })
})

describe('several loans', () => {
  const loans = [
    { ...OWN_LOAN, ...A },
    { ...OWN_LOAN, ...B },
    { ...OWN_LOAN, ...C },
  ]
  let analysis: Analysis
  beforeEach(() => {
    analysis = analyse(GOLDEN_HOME, { ...TARGETS, loans }, PREMIUM)
  })

  it('add up', () => {
    expect(analysis).toMatchObject({
      loans: {
        value: {
          amount: 680_000,
          // 396.90 + 230.31 + 135.16
          weekly_payment: 762.37,
          // (340 × 4.49 + 240 × 4.99 + 100 × 5.79) / 680
          weighted_rate: 4.86,
          total_interest: 669_652.38,
          loans: [{ name: A.name }, { name: B.name }, { name: C.name }],
        },
      },
      interest_only_end: { value: [{ name: B.name, weekly_step: 82.54 }] },
      refix_2: { value: { weekly_cash_flow_after: -562.93 } },
    })
    expect(analysis.loans).toHaveProperty('value.years.0', {
      payment: 39_643.12,
      interest: 31_389.23,
      principal: 8253.89,
      balance: 671_746.11,
    })
    expect(analysis.payments).toHaveProperty('value.length', 3)
  })

  it('are for Premium, as an offset is: without it the own fields count, and the list is not told', () => {
    const own = { ...OWN_LOAN, offset_balance: 1 }
    const pair = [{ ...OWN_LOAN, amount: 1000 }, OWN_LOAN]
    const freely = { premium: false, withPayments: true, today: '2026-11-22' }
    const { loans: _told, loans_now: _now, ...expected } = analyse(GOLDEN_HOME, TARGETS, freely)
    for (const given of [loans, [own], pair]) {
      const { loans: told, loans_now: now, ...others } = analyse(GOLDEN_HOME, { ...TARGETS, loans: given }, freely)
      expect([told, now]).toEqual([NEEDS_PREMIUM, NEEDS_PREMIUM])
      expect(others).toEqual(expected)
    }
    expect(expected.today).toMatchObject({ value: { weekly_cash_flow: -572.22 } })
    const one = analyse(
      GOLDEN_HOME,
      { ...TARGETS, loans: [{ ...OWN_LOAN, offset_balance: 0 }] },
      {
        premium: false,
        withPayments: false,
        today: '2026-11-22',
      },
    )
    expect(one.loans).toHaveProperty('value')
  })

  it('that do not add up stop what depends on them, and nothing else', () => {
    const short = analyse(GOLDEN_HOME, { ...TARGETS, loans: [{ ...OWN_LOAN, amount: 672_000 }] }, PREMIUM)
    const reason = {
      reason: 'loans_do_not_add_up',
      message: 'Your loans add up to $672,000; you borrow $680,000.',
    }
    expect(short).toMatchObject({ loans: reason, payments: reason, today: reason, break_even_price: reason })
    expect(short.price_for_gross_yield).toHaveProperty('value')
    expect(short.rent_for_gross_yield).toHaveProperty('value')
    expect(short.lvr).toHaveProperty('value')
  })
})

describe('a target of cash each week', () => {
  it('is that of every break-even', () => {
    const aim = (target_weekly_cash_flow: number, calculation = GOLDEN_HOME) =>
      analyse(calculation, { ...TARGETS, target_weekly_cash_flow }, PREMIUM)
    // (7,200 + 51,498.81 − 52 × 572) / 45.58
    expect(aim(-572).break_even_rent).toEqual({ value: { exact: 635.25, shown: 636 } })
    expect(aim(-572).break_even_price).toEqual(aim(-572).price_for_weekly_cash_flow)
    // A little below today’s week: the rates may rise a little.
    expect(aim(-573).break_even_rate_shift).toEqual({ value: expect.closeTo(0.0074, 3) })
    // (52 × 635 × 0.915 − 7,200 − 51,498.81 + 52 × 597) / 635
    expect(aim(-597).vacancy_weeks_to_zero).toEqual({ value: expect.closeTo(4.0292, 3) })
  })
})

describe('the profitable home', () => {
  const home = {
    ...GOLDEN_HOME,
    rent_source: 'typed',
    weekly_rental_income: 610,
    purchase_price: 450_000,
    deposit: 247_500,
    interest_rate: 5.2,
    loan_payment_term: 'Monthly',
  } as const

  it('has break-evens', () => {
    expect(analyse(home, TARGETS, PREMIUM)).toMatchObject({
      break_even_rate_shift: { value: 4.39635 },
      vacancy_weeks_to_zero: { value: 13.9023 },
    })
  })

  it('pays GST on the fee when told so', () => {
    // 8.5 % × 15 % of 52 × 610, / 52
    const week = (fee_plus_gst: boolean) => {
      const { today } = analyse({ ...home, fee_plus_gst }, TARGETS, PREMIUM)
      return 'value' in today ? today.value.weekly_cash_flow : NaN
    }
    expect(week(true) - week(false)).toBeCloseTo(-7.78, 1)
  })
})

describe('a home that settled before', () => {
  // Reference cases L13 and S14.
  const half = { interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }
  const given = {
    settlement_date: '2022-01-10',
    current_value: 905_000,
    loans: [{ ...half, amount: 340_000 }, half],
  }
  const analysis = analyse(GOLDEN_HOME, completeGiven(given, '2026-11-26'), PREMIUM)

  it('is answered as at the day', () => {
    expect(analysis.as_at).toBe('2026-11-26')
    expect(analysis.loans_now).toMatchObject({
      value: { debt: 626_539.82, weekly_payment: 1010.38, weighted_rate: 6.9, value: 905_000, lvr: 69.23 },
    })
    expect(analysis.lvr).toEqual({ value: 69.23 })
    expect(analysis.week_now).toMatchObject({
      value: { interest: 825.3, principal: 185.08, weekly_cash_flow: -592.24, weekly_profit: -407.16 },
    })
    expect(analysis.today).toMatchObject({ value: { weekly_cash_flow: -592.24 } })
    expect(analysis.next_change).toMatchObject({ value: { changes: [{ because: 'loan_repaid' }, {}] } })
  })

  it('has the years of its loans from then on', () => {
    expect(analysis.loans).toMatchObject({ value: { amount: 626_539.82, weekly_payment: 1010.38 } })
    // 780 payments, of which 127 were made.
    expect(analysis.loans).toHaveProperty('value.loans.0.payments', 653)
    expect(analysis.loans).toHaveProperty('value.years.length', 26)
  })

  it('solves for what may be owed, with the payments in force', () => {
    const targets = { ...given, target_weekly_cash_flow: 0, target_net_yield: 1, target_gross_yield: 5 }
    const solved = analyse(GOLDEN_HOME, completeGiven(targets, '2026-11-26'), PREMIUM)
    // 21,743.30 × 626,539.82 / (26 × 2 × 1,010.38)
    const most = (21_743.3 * 626_539.82) / (52 * 1010.38)
    expect(solved.deposit_for_weekly_cash_flow).toEqual({
      value: { exact: expect.closeTo(850_000 - most, 0), shown: Math.ceil(850_000 - most) },
    })
    expect(solved.price_for_gross_yield).toMatchObject({ value: { shown: 660_400 } })
    const { price_for_net_yield: price } = solved
    // The loans of the settlement in proportion would cost other interest.
    expect('value' in price && price.value.exact - price.value.shown).toBeLessThan(1)
    const { lender } = analyse(
      { ...GOLDEN_HOME, interest_rate: null },
      completeGiven({ settlement_date: '2022-01-10' }, '2026-11-26'),
      PREMIUM,
    )
    // Without a rate it is not known what is still owed.
    expect(lender).toMatchObject({ reason: 'missing_input' })
  })

  it('needs no price where what is owed is known', () => {
    const owed = { owed_on: '2026-11-26', amount: 412_350.77, interest_rate: 5.49, term_months: 293 }
    const home = { ...GOLDEN_HOME, purchase_price: null, deposit: null, weekly_rental_income: 655 }
    const free = analyse(home, completeGiven({ loans: [owed] }, '2026-11-26'), {
      premium: false,
      withPayments: false,
      today: '2026-11-26',
    })
    expect(free.loans_now).toMatchObject({ value: { debt: 412_350.77, value: null, lvr: null } })
    expect(free.lvr).toEqual(missing('a purchase price'))
    expect(free.week_now).toHaveProperty('value')
    expect(free.break_even_rent).toHaveProperty('value')
  })
})

describe('a free account', () => {
  it('gets the year table, today, the refixes, the break-even rent, one price, five years and the rules', () => {
    const free = analyse(GOLDEN_HOME, TARGETS, { premium: false, withPayments: true, today: '2026-11-22' })
    const { as_at, ...parts } = free
    expect(as_at).toBe('2026-12-01')
    const known = Object.entries(parts).flatMap(([part, outcome]) => ('value' in outcome ? [part] : []))
    expect(known.toSorted()).toEqual([
      'break_even_rent',
      'bright_line',
      'interest_share',
      'loans',
      'loans_now',
      'lvr',
      'next_change',
      'price_for_gross_yield',
      'refix_1',
      'refix_2',
      'refix_3',
      'rules',
      'today',
      'week_now',
      'years_ahead',
    ])
    expect(free.earliest_rent_increase).toEqual(missing('the day when the tenancy began'))
    expect(free.afford).toMatchObject({ reason: 'not_defined' })
    for (const [part, outcome] of Object.entries(parts)) {
      if (!('value' in outcome) && part !== 'earliest_rent_increase' && part !== 'afford')
        expect(outcome).toEqual(NEEDS_PREMIUM)
    }
  })
})
