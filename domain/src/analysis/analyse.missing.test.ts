import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { completeGiven } from './testing/complete-given.ts'
import { GOLDEN_HOME } from './testing/golden-deal.ts'
import { missing, PREMIUM, TARGETS } from './testing/golden-targets.ts'

describe('what is missing', () => {
  it('is named, and other parts go on', () => {
    const noPrice = analyse({ ...GOLDEN_HOME, purchase_price: null }, TARGETS, PREMIUM)
    expect(noPrice).toMatchObject({
      lvr: missing('a purchase price'),
      loans: missing('a purchase price'),
      today: missing('a purchase price'),
      rent_for_gross_yield: missing('a purchase price'),
      price_for_gross_yield: { value: { shown: 660_400 } },
    })
    const noRent = analyse({ ...GOLDEN_HOME, rent_source: null, weekly_rental_income: null }, TARGETS, PREMIUM)
    expect(noRent).toMatchObject({
      today: missing('a rent'),
      refix_1: missing('a rent'),
      price_for_gross_yield: missing('a rent'),
      rent_for_gross_yield: { value: { shown: 818 } },
      loans: { value: { amount: 680_000 } },
    })
    expect(analyse({ ...GOLDEN_HOME, deposit: null }, TARGETS, PREMIUM).lvr).toEqual(missing('a deposit'))
    expect(analyse({ ...GOLDEN_HOME, purchase_price: 0, deposit: 0 }, TARGETS, PREMIUM).lvr).toEqual(
      missing('a purchase price'),
    )
  })

  it('is a target, or the wish for every payment', () => {
    const none = analyse(GOLDEN_HOME, completeGiven(null, '2026-12-01'), {
      premium: true,
      withPayments: false,
      today: '2026-11-22',
    })
    expect(none.price_for_net_yield).toEqual(missing('a target'))
    expect(none.deposit_for_lvr).toEqual(missing('a target'))
    expect(none.break_even_price).toHaveProperty('value')
    expect(none.payments).toEqual({ reason: 'missing_input', message: 'Ask for every payment to see this.' })
  })

  it('is a term for the schedule of an interest-only loan', () => {
    const analysis = analyse(
      { ...GOLDEN_HOME, repayment_type: 'Interest only', loan_duration_months: null },
      TARGETS,
      PREMIUM,
    )
    const reason = { reason: 'missing_input', message: 'Add a term to the loan to see its payments.' }
    expect(analysis).toMatchObject({
      loans: reason,
      payments: reason,
      refix_1: reason,
      interest_only_end: reason,
      today: { value: { weekly_cash_flow: -430.55 } },
      break_even_price: { value: { shown: 505_027 } },
    })
  })

  it('is a rate, where nothing is borrowed today and a price would borrow', () => {
    const analysis = analyse({ ...GOLDEN_HOME, deposit: 850_000, interest_rate: null }, TARGETS, PREMIUM)
    expect(analysis).toMatchObject({
      loans: { value: { amount: 0, weighted_rate: null, weekly_payment: 0, years: [] } },
      today: { value: { weekly_cash_flow: 418.14, weekly_profit: 418.14 } },
      rent_for_weekly_cash_flow: { value: { shown: 158 } },
      break_even_price: missing('an interest rate and a term'),
      rent_for_net_yield: missing('an interest rate and a term'),
    })
  })
})
