import { breakEvenGoal } from '@homeyield/domain/analysis/inputs/break-even-goal'
import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { expect, it } from 'vitest'
import { analysisOf } from './analysis-of.ts'
import { newForm } from '../model/calculator-form.ts'
import { breakEvenLines } from './break-even-lines.ts'
import { refixDates, stepText } from './refix-dates.ts'
import { stressLines } from './stress-lines.ts'

// The home of docs/method/calculator.md, "Worked example" and its loan as the parts A, B and C of docs/method/loans.md,
// "Worked example".
function golden(analysis: GivenAnalysis = {}, changes: Partial<CalculationInputs> = {}): CalculationInputs {
  return {
    ...newForm([]),
    ...GOLDEN_HOME,
    ...changes,
    analysis: { settlement_date: '2026-12-01', ...analysis },
  }
}

const NOTHING = breakEvenGoal(null)

function linesOf(form: CalculationInputs, premium = true): Record<string, number | string> {
  const lines = stressLines(analysisOf(form, premium), form.analysis?.test_margin ?? 2.5)
  return Object.fromEntries(lines.map(({ label, cash }) => [label, isKnown(cash) ? cash.value : cash.reason]))
}

it('each line is the week after its change', () => {
  const lines = linesOf(golden())
  expect(lines['Every rate 2.5 points higher today: the test rate']).toBe(-842.87)
  expect(Object.keys(lines)).toEqual([
    'Rates 1 point higher when they change',
    'Rates 2 points higher when they change',
    'Rates 3 points higher when they change',
    'Every rate 2.5 points higher today: the test rate',
    '4 empty weeks a year',
    '8 empty weeks a year',
    'The rent 5% lower',
    'The rent 10% lower',
    'The rent 20% lower',
  ])
})

it('each part of a loan changes on its day, and its interest only ends', () => {
  const lines = linesOf(golden({ loans: GIVEN_LOANS }))
  expect(lines['Rates 2 points higher when they change']).toBe(-562.93)
  // Today −344.24 (reference case S8), less B's step of 82.54 a week.
  expect(lines['Interest only ends: B, 1 Dec 2031']).toBeCloseTo(-344.24 - 82.54, 0)
  const ends = stressLines(analysisOf(golden({ loans: GIVEN_LOANS }), true), 2.5).find(
    ({ detail }) => detail !== undefined,
  )
  expect(ends?.detail).toBe('$1,158.00 → $1,515.66, +$82.54 a week')
})

it('the rates that change on one day are one step', () => {
  const datesOf = (loans: GivenAnalysis['loans']) => {
    const { refix_2 } = analysisOf(golden({ loans }), true)
    return isKnown(refix_2)
      ? refixDates(refix_2.value.loans).map(({ date, weekly_step, steps }) => [
          date,
          stepText(weekly_step),
          steps.length,
        ])
      : []
  }
  // C 135.16 → 165.86 a week; A 793.80 → 985.19 a fortnight; B 998.00 → 1,398.00 a month.
  expect(datesOf(GIVEN_LOANS)).toEqual([
    ['2026-12-01', '+$30.70 a week', 1],
    ['2027-12-14', '+$95.70 a week', 1],
    ['2029-12-01', '+$92.31 a week', 1],
  ])
  const [one, two, three] = GIVEN_LOANS
  // B's term of three years is also C's now: 92.31, and C's own step.
  const together = datesOf([one, two, { ...three, fixed_until: two.fixed_until, loan_payment_term: 'Monthly' }])
  expect(together.map(([date, , count]) => [date, count])).toEqual([
    ['2027-12-14', 1],
    ['2029-12-01', 2],
  ])
})

it('without Premium three lines are known', () => {
  const lines = linesOf(golden(), false)
  expect(Object.values(lines).filter((cash) => cash === 'premium_required')).toHaveLength(1)
  expect(Object.values(lines).filter((cash) => typeof cash === 'number')).toHaveLength(3)
})

it('a home that is short says from which rent and price it is not, and why no rate helps', () => {
  expect(breakEvenLines(analysisOf(golden(), true), NOTHING).map(({ text }) => text)).toEqual([
    'It pays for itself from a rent of $1,288 a week.',
    expect.stringMatching(/^No rate would make it pay: even with no interest it is short \$\d+ a week\.$/u),
    'With the same deposit, it pays for itself up to $457,102.',
    'It is short before a single empty week.',
  ])
})

it('a home that pays says how far rates and empty weeks may go', () => {
  const profitable = golden(
    {},
    {
      purchase_price: 450_000,
      deposit: 247_500,
      interest_rate: 5.2,
      loan_payment_term: 'Monthly',
      weekly_rental_income: 610,
    },
  )
  const texts = breakEvenLines(analysisOf(profitable, true), NOTHING).map(({ text }) => text)
  expect(texts[1]).toMatch(/^It pays for itself until every rate is 4\.4 points higher\.$/u)
  expect(texts[3]).toMatch(/^It pays for itself with up to 13\.9 empty weeks a year\.$/u)
})

it('a target of cash each week is in each sentence', () => {
  const given = { target_weekly_cash_flow: -573, hold: 'deposit_pct' } as const
  const asked = golden(given)
  expect(breakEvenLines(analysisOf(asked, true), breakEvenGoal(given)).map(({ text }) => text)).toEqual([
    'It brings −$573 a week from a rent of $635 a week.',
    'It brings −$573 a week until every rate is 0.01 points higher.',
    expect.stringMatching(/^With the same share as deposit, it brings −\$573 a week up to \$\d{3},\d{3}\.$/u),
    'It brings −$573 a week with up to 2.1 empty weeks a year.',
  ])
})

it('without Premium only the rent is named', () => {
  expect(breakEvenLines(analysisOf(golden(), false), NOTHING).map(({ label }) => label)).toEqual(['Rent'])
})
