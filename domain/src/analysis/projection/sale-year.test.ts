import { expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import { completeGiven } from '../testing/complete-given.ts'
import { A, B, C, GOLDEN_HOME } from '../testing/golden-deal.ts'

const analysisFor = (years: number, sale_year: number | null) =>
  analyse(
    GOLDEN_HOME,
    completeGiven(
      {
        years,
        sale_year,
        settlement_date: '2026-12-01',
        value_growth_pct: 8,
        chattels_cost: 15_000,
        loans: [A, B, C],
        owners: [{ other_income: 100_000 }],
      },
      '2026-11-22',
    ),
    { premium: true, withPayments: false, today: '2026-11-22' },
  )

it('sells at the end of a year within the years shown', () => {
  const sold = analysisFor(10, 2)
  // Reference case P4, a sale after two years.
  expect(sold).toMatchObject({
    sale: { value: { irr_before_tax: { value: expect.closeTo(21.244734, 5) } } },
    after_tax: {
      value: {
        bright_line_taxed: true,
        taxable_gain: 113_259.3,
        irr_after_tax: { value: expect.closeTo(14.577016, 5) },
      },
    },
  })
  const [ten, two] = [analysisFor(10, null), analysisFor(2, null)]
  expect(sold.years_ahead).toEqual(ten.years_ahead)
  expect(sold.after_tax).toEqual(two.after_tax)
  expect(analysisFor(10, 10).sale).toEqual(ten.sale)
})

it('has no sale of a home of which it is not known what it is worth', () => {
  const today = '2026-11-22'
  const owed = { amount: 340_000, owed_on: '2026-11-20', interest_rate: 6, term_months: 300 }
  const home = { ...GOLDEN_HOME, purchase_price: null, deposit: null }
  const options = { premium: true, withPayments: false, today }
  expect(analyse(home, completeGiven({ loans: [owed] }, today), options).sale).toEqual({
    reason: 'missing_input',
    message: 'Add a purchase price, or what the home is worth today, to see this.',
  })
})
