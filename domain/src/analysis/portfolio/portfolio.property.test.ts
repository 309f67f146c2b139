import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { appraiseAsAt } from '../../appraisal/appraise-as-at.ts'
import type { CalculationInputs } from '../../calculation/fields.ts'
import { VALUE_SOURCES } from '../../calculation/lender-fields.ts'
import { isLivedIn, PURPOSES } from '../../calculation/purpose.ts'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '../../loans/loan-options.ts'
import { isKnown, type Outcome } from '../../outcome/outcome.ts'
import { sum } from '../../money/sum.ts'
import { type Analysis, analyse } from '../analyse.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { completeAnalysis } from '../inputs/complete-analysis.ts'
import { GOLDEN_HOME } from '../testing/golden-deal.ts'
import { owned, summarisePortfolio, TODAY } from '../testing/owned-homes.ts'

// TODAY is 1 December 2026.
const WITHIN_YEAR = ['2026-12-02', '2027-01-30', '2027-06-01', '2027-11-30']
const INCOME = 100_000
const NOT_WITHIN = [null, '2026-12-01', '2027-12-01', '2031-02-28']

/** A loan that is owed, one of the price, or an amount of it. */
function anyLoan(ends: readonly (string | null)[]) {
  return fc.record({
    amount: fc.integer({ min: 1, max: 90_000_000 }).map((cents) => cents / 100),
    interest_rate: fc.integer({ min: 0, max: 120_000 }).map((rate) => rate / 10_000),
    fixed_until: fc.constantFrom(...ends),
    rate_after: fc.option(fc.integer({ min: 0, max: 1200 }).map((rate) => rate / 100)),
    repayment_type: fc.constantFrom(...REPAYMENT_TYPES),
    interest_only_months: fc.constantFrom(0, 6, 60),
    loan_payment_term: fc.constantFrom(...LOAN_PAYMENT_TERMS),
    // Some are repaid within the year.
    term_months: fc.oneof(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 120, max: 360 })),
    owed_on: fc.constantFrom('2026-11-20', '2025-02-28', '2020-08-31'),
    offset_balance: fc.constantFrom(0, 0, 25_000),
  })
}

function anyHome(ends: readonly (string | null)[]): fc.Arbitrary<CalculationInputs> {
  const lists: fc.Arbitrary<GivenAnalysis['loans']> = fc.oneof(
    fc.array(anyLoan(ends), { minLength: 1, maxLength: 3 }),
    fc.constant(null),
    // Of a price: the whole of what is borrowed.
    anyLoan(ends).map((loan) => [{ ...loan, amount: null, owed_on: null }]),
  )
  return fc
    .record({
      weekly_rental_income: fc.integer({ min: 0, max: 1500 }),
      purchase_price: fc.option(fc.integer({ min: 700_000, max: 2_000_000 })),
      deposit: fc.option(fc.integer({ min: 0, max: 700_000 })),
      purpose: fc.constantFrom(...PURPOSES),
      capital_value: fc.option(fc.integer({ min: 100, max: 2_000_000 })),
      estimated_value: fc.option(fc.integer({ min: 100, max: 2_000_000 })),
      rates: fc.integer({ min: 0, max: 9000 }),
      vacancy_cost: fc.option(fc.integer({ min: 0, max: 9000 })),
      fee_plus_gst: fc.boolean(),
      settlement_date: fc.constantFrom('2015-03-31', '2020-02-29', '2026-11-30', TODAY, '2027-05-14'),
      current_value: fc.option(fc.integer({ min: 100, max: 2_000_000 })),
      capital_spend: fc.constantFrom({}, { 1: 12_345.67 }, { 2: 5000 }),
      loans: lists,
      value_source: fc.constantFrom(...VALUE_SOURCES),
      rent_shading_pct: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ settlement_date, current_value, capital_spend, loans, value_source, rent_shading_pct, ...inputs }) => {
      const settled = loans?.some(({ owed_on }) => typeof owed_on === 'string') ? '2015-03-31' : settlement_date
      const dated = { settlement_date: settled, current_value, capital_spend, loans }
      const analysis = { ...dated, value_source, rent_shading_pct, gross_income: INCOME }
      return Object.assign({}, GOLDEN_HOME, inputs, { analysis })
    })
}

/** What the pages of a home show of it. */
function pagesOf(inputs: CalculationInputs): Analysis {
  const options = { premium: true, withPayments: false, today: TODAY }
  return analyse(inputs, completeAnalysis(inputs, TODAY, true), options)
}

function cents(amount: number): number {
  const whole = Math.round(amount * 100)
  // No figure of a page has parts of a cent.
  expect(whole / 100).toBe(amount)
  return whole
}

function sumKnown<Part>(parts: readonly Outcome<Part>[], read: (part: Part) => number | null): number {
  return sum(parts.map((part) => (isKnown(part) ? cents(read(part.value) ?? 0) : 0)))
}

it.each([
  ['with fixed terms that end within the year', WITHIN_YEAR],
  ['without', NOT_WITHIN],
])('is the sum of the pages of its homes to the cent, %s', (_, ends) => {
  fc.assert(
    fc.property(fc.array(anyHome(ends), { minLength: 1, maxLength: 4 }), (all) => {
      const { totals, before_tax, homes, bank } = summarisePortfolio(owned(...all), TODAY)
      const pages = all.map(pagesOf)
      const banks = pages.map(({ lender }) => lender)
      const areLet = all.map((inputs) => !isLivedIn(inputs))
      const years = pages.filter((_page, index) => areLet[index]).map(({ years_ahead: ahead }) => ahead)
      const weeks = all
        .filter((_inputs, index) => areLet[index])
        .map((inputs) => appraiseAsAt(inputs, TODAY).weekly_cash_flow ?? 0)

      expect(cents(totals.debt.value ?? 0)).toBe(sumKnown(banks, ({ loan }) => loan))
      expect(totals.weekly_cash_flow.value ?? 0).toBe(sum(weeks.map(Number)))
      expect(cents(before_tax.interest)).toBe(sumKnown(years, ({ years: [first] }) => first?.interest ?? null))
      expect(cents(before_tax.cash_flow_before_tax)).toBe(
        sumKnown(years, ({ years: [first] }) => first?.cash_flow_before_tax ?? null),
      )
      expect(before_tax.homes).toBe(years.filter(isKnown).length)
      const { income, costs, interest, principal, capital_spend } = before_tax
      expect(cents(before_tax.cash_flow_before_tax)).toBe(
        cents(income) - cents(costs) - cents(interest) - cents(principal) - cents(capital_spend),
      )
      for (const [index, page] of pages.entries()) {
        if (!isKnown(page.lender)) continue
        const { value, loan } = page.lender.value
        expect(homes[index]).toMatchObject({ value, lvr: page.lvr })
        const equity = homes[index]?.equity ?? value
        expect(isKnown(equity) && cents(equity.value)).toBe(isKnown(value) && cents(value.value) - cents(loan))
      }
      const worths = banks.flatMap((bank) => (isKnown(bank) ? [bank.value.value] : []))
      // A home whose loans are not known has a worth too.
      if (banks.every(isKnown)) expect(cents(totals.value.value ?? 0)).toBe(sumKnown(worths, (worth) => worth))
      const equities = homes.map(({ equity }) => equity)
      expect(cents(totals.equity.value ?? 0)).toBe(sumKnown(equities, (equity) => equity))
      // A bank counts the same part of each rent as on the page of its home.
      const rents = banks.flatMap((one) => (isKnown(one) && isKnown(one.value.income) ? [one.value.income.value] : []))
      if (isKnown(bank.lender)) {
        expect(bank.lender.value.income).toEqual({
          value: (cents(INCOME) + sum(rents.map((income) => cents(income) - cents(INCOME)))) / 100,
        })
      }
    }),
    { numRuns: inject('propertyRuns') },
  )
})
