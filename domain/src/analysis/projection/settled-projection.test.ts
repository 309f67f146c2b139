import { describe, expect, it } from 'vitest'
import type { Deal } from '../deal/deal.ts'
import type { Loan } from '../../loans/loan.ts'
import { loanSchedule } from '../../loans/loan-schedule.ts'
import { RULES_2026_11B as RULES } from '../rules/nz-2026-11b.ts'
import { G, goldenDealFrom, profitableFrom } from '../testing/golden-deal.ts'
import { projectYears } from './project-years.ts'
import { plan } from '../testing/golden-plan.ts'

describe('a home that has been settled for a while', () => {
  const rate = { ...G, amount: 340_000, interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }
  const loan: Loan = { ...rate, drawdown_date: '2022-01-10' }
  const deal: Deal = { ...goldenDealFrom({ start: '2026-11-26', settled: true }, loan, loan), value: 905_000 }
  const dates = { settlement_date: '2022-01-10', acquired_date: '2021-11-30' }
  const own = { ...plan, ...dates }

  it('begins with what is left in it, and with the payments that follow', () => {
    const projection = projectYears(RULES, deal, own)
    // 905,000 − 29,150 − 626,539.82 (the home of reference case L13).
    expect(projection).toMatchObject({
      cash_invested: 249_310.18,
      sale_day: '2036-11-26',
      last_taxed_day: '2024-01-10',
      // 15,000 × 0.75⁴, to the cent each year.
      chattels_book: 4746.09,
      irr_before_tax: { value: expect.closeTo(4.59867, 6) },
    })
    expect(projection.years[0]).toMatchObject({
      cash_flow_before_tax: -30_796.46,
      value: 936_675,
      // 25 % of 15,000 × 0.75⁴.
      depreciation: 1186.52,
      legal_fees: 0,
    })
  })

  it('has no return where selling would leave nothing', () => {
    const low = { ...deal, value: 645_917 }
    // 645,917 − 19,377.51 − 2,000 − 626,539.82: a little below 0.
    const { cash_invested, total_return_before_tax, irr_after_tax, years } = projectYears(RULES, low, own)
    expect(cash_invested).toBe(-2000.33)
    const noEquity = { reason: 'no_equity', message: 'Selling today would leave nothing in it.' }
    expect([total_return_before_tax, irr_after_tax]).toEqual([noEquity, noEquity])
    expect(years[0]).toMatchObject({
      cash_on_cash: null,
      cash_on_cash_after_tax: null,
      cash_flow_before_tax: -30_796.46,
    })
  })

  it('has no return where selling would leave nothing at all, to the cent', () => {
    // 647,979.20 − 19,439.38 − 2,000 − 626,539.82.
    const { cash_invested, irr_before_tax } = projectYears(RULES, { ...deal, value: 647_979.2 }, own)
    expect([cash_invested, irr_before_tax]).toMatchObject([0, { reason: 'no_equity' }])
  })

  it('has no return, value or sale where it is not known what it is worth', () => {
    const unknown = projectYears(RULES, { ...deal, price: null, deposit: null, value: null }, own)
    const message = 'Add a purchase price, or what the home is worth today, to see this.'
    expect(unknown).toMatchObject({
      cash_invested: null,
      sale: null,
      npv_before_tax: { reason: 'missing_input', message },
      npv_after_tax: { reason: 'missing_input', message },
      taxable_gain: 0,
    })
    expect(unknown.years[0]).toMatchObject({ value: null, equity: null, lvr: null, carried_forward: 22_359 })
  })

  it('counts interest that was denied before, as a part of the cost of a taxed sale', () => {
    const soon = { ...own, settlement_date: '2026-01-10', acquired_date: '2021-11-30', value_growth_pct: 10 }
    const { denied_interest, taxable_gain, years } = projectYears(RULES, deal, { ...soon, years: 1, chattels_cost: 0 })
    const paid = loanSchedule(loan).filter(({ date }) => date <= '2026-11-26')
    const interestIn = (from: string, to: string) =>
      paid.filter(({ date }) => date >= from && date < to).reduce((sum, { interest }) => sum + interest, 0)
    // Nothing counted to March 2024, and 80 % in the year after; of two loans.
    const denied = 2 * interestIn('2022-01-01', '2024-04-01') + 0.4 * interestIn('2024-04-01', '2025-04-01')
    expect(denied_interest).toBeCloseTo(denied / 100, 2)
    expect(years[0]).toMatchObject({ deductible_interest: years[0]?.interest })
    // 995,500 − 31,865, less 850,000 + 3,000 and the interest.
    expect(taxable_gain).toBeCloseTo(110_635 - denied / 100, 2)
  })

  it('counts denied interest once, before and after the day on which it is seen', () => {
    const drawn = { ...G, drawdown_date: '2021-12-01' }
    const seen = goldenDealFrom({ start: '2022-06-20', settled: true }, drawn)
    const bought = { settlement_date: '2021-12-01', acquired_date: '2021-10-20', years: 1 }
    const { denied_interest, years } = projectYears(RULES, seen, { ...own, ...bought })
    expect(years[0]).toMatchObject({ deductible_interest: 0 })
    // Fourteen fortnights until then, and the twenty-six of a year.
    const paid = loanSchedule(drawn).slice(0, 40)
    expect(denied_interest).toBeCloseTo(paid.reduce((sum, { interest }) => sum + interest, 0) / 100, 2)
  })

  it('does not know the gain of a taxed sale without a price, and all that follows from it', () => {
    const soon = { ...own, settlement_date: '2026-01-10', years: 2 }
    const noPrice = projectYears(RULES, { ...deal, price: null, deposit: null }, { ...soon, years: 1 })
    expect(noPrice).toMatchObject({
      bright_line_taxed: true,
      taxable_gain: null,
      unused_loss: null,
      irr_before_tax: { value: expect.any(Number) as number },
      irr_after_tax: { reason: 'missing_input', message: 'Add a purchase price to see this.' },
    })
    expect(noPrice.years[0]).toMatchObject({
      taxable_income: null,
      carried_forward: null,
      tax: null,
      cash_flow_after_tax: null,
    })
    // Sold in year 2: the tax of year 1 is known.
    const later = projectYears(
      RULES,
      { ...deal, price: null, deposit: null },
      { ...soon, settlement_date: '2026-11-26' },
    )
    expect(later.years.map(({ tax }) => tax)).toEqual([0, null])
    expect(later.irr_after_tax).toMatchObject({ message: 'Add a purchase price to see this.' })
  })

  it('does not know the tax of years before the rules', () => {
    const early = projectYears(RULES, profitableFrom('2019-06-15', 4.1), {
      ...own,
      settlement_date: '2019-06-15',
      acquired_date: '2019-05-01',
      years: 3,
    })
    expect(early.irr_after_tax).toEqual({
      reason: 'before_rules',
      message: 'Our rates of income tax begin in April 2021, after the first of these years.',
    })
    expect(early.years[0]).toMatchObject({ cash_flow_after_tax: null, cash_on_cash_after_tax: null })
    expect(early.years.map(({ tax }) => tax === null)).toEqual([true, false, false])
  })
})
