import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import type { AppraisalInputs } from '../appraisal/appraise.ts'
import { appraise } from '../appraisal/appraise.ts'
import { countLoans } from '../loans/count-loans.ts'
import { weekParts, whereTheWeekGoes } from './where-the-week-goes.ts'
import { CALCULATION_FIELDS, fieldsIn, isFigure } from '../calculation/fields.ts'
import { toDollars } from '../money/round.ts'

const golden: AppraisalInputs = { ...GOLDEN_HOME, body_corporate_fees: 4000 }

function withoutLabels(inputs: AppraisalInputs) {
  const { rent, parts, left } = whereTheWeekGoes(inputs, appraise(inputs))
  return { rent, parts: parts.map(({ part, amount }) => ({ part, amount })), left }
}

it('cuts the golden case', () => {
  // By the week: interest 844.17, rates 55.77, insurance 34.62, management 53.98, maintenance 38.46, vacancy 24.42,
  // contingency 9.62, and the principal (51,498.81 − 43,897) / 52 = 146.19; together 635 + 572 = 1,207.
  expect(withoutLabels(golden)).toEqual({
    rent: 635,
    parts: [
      { part: 'interest', amount: 844 },
      { part: 'principal', amount: 146 },
      { part: 'rates', amount: 56 },
      { part: 'insurance', amount: 35 },
      { part: 'management', amount: 54 },
      { part: 'maintenance', amount: 38 },
      { part: 'vacancy', amount: 24 },
      { part: 'contingency', amount: 10 },
    ],
    left: -572,
  })
})

it('shows the whole repayment where interest is left out, and no principal where only interest is paid', () => {
  const parts = (changes: Partial<AppraisalInputs>) => {
    const inputs = { ...golden, ...changes }
    return whereTheWeekGoes(inputs, appraise(inputs)).parts
  }
  // 51,498.81 / 52 = 990.36
  expect(parts({ include_interest_in_calc: false })).toContainEqual({
    part: 'principal',
    label: 'Loan repayment',
    amount: 990,
  })
  expect(parts({ repayment_type: 'Interest only' }).map(({ part }) => part)).not.toContain('principal')
})

it('ends before the loan while its repayment is not known', () => {
  const inputs = { ...golden, interest_rate: null }
  // 635 − (1,800 + 2,000 + 2,900 + 500 + 2,806.70 + 1,270) / 52 = 418.14
  expect(whereTheWeekGoes(inputs, appraise(inputs))).toMatchObject({
    left: 418,
    isComplete: false,
  })
})

it('is not complete without a price, though nothing is borrowed yet', () => {
  const inputs = { ...golden, purchase_price: null }
  expect(whereTheWeekGoes(inputs, appraise(inputs))).toMatchObject({ left: 418, isComplete: false })
  expect(whereTheWeekGoes(golden, appraise(golden))).toMatchObject({ isComplete: true })
})

it('leaves out what is beyond a trillion, as the total does', () => {
  // Without rates: 844.17 + 146.19 + 34.62 + 53.98 + 38.46 + 24.42 + 9.62 = 1,151.46, of which the rent pays 635.
  const inputs = { ...golden, rates: 99_999_999_999_999 }
  expect(withoutLabels(inputs)).toEqual({
    rent: 635,
    parts: [
      { part: 'interest', amount: 844 },
      { part: 'principal', amount: 146 },
      { part: 'insurance', amount: 35 },
      { part: 'management', amount: 54 },
      { part: 'maintenance', amount: 38 },
      { part: 'vacancy', amount: 24 },
      { part: 'contingency', amount: 10 },
    ],
    left: -516,
  })
})

it('always adds up, to the dollar', () => {
  const cost = fc.option(fc.double({ min: 0, max: 60_000, noNaN: true }))
  fc.assert(
    fc.property(
      fc.record({
        insurance_cost: cost,
        rates: cost,
        contingency: cost,
        repairs_maintenance: cost,
        body_corporate_fees: cost,
      }),
      fc.double({ min: 0, max: 3000, noNaN: true }),
      fc.constantFrom('House', 'Apartment'),
      (costs, weekly_rental_income, dwelling) => {
        const inputs = { ...golden, ...costs, weekly_rental_income, dwelling }
        const week = whereTheWeekGoes(inputs, appraise(inputs))
        expect(week.rent - week.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(week.left)
        for (const { amount } of week.parts) expect(amount).toBeGreaterThan(0)
      },
    ),
  )
})

const costs = fieldsIn('expenses').filter(isFigure)

it('has parts that come to the total before any of them is rounded', () => {
  const cost = fc.option(fc.double({ min: 0, max: 60_000, noNaN: true }))
  const anyCosts = fc.record(Object.fromEntries(costs.map((field) => [field, cost])))
  fc.assert(
    fc.property(
      anyCosts,
      fc.double({ min: 0, max: 3000, noNaN: true }),
      fc.constantFrom('House', 'Apartment'),
      fc.boolean(),
      (given, weekly_rental_income, dwelling, include_interest_in_calc) => {
        const inputs = { ...golden, ...given, weekly_rental_income, dwelling, include_interest_in_calc }
        const figures = appraise(inputs)
        const parts = weekParts(inputs, figures)
        const sumOf = (some: typeof parts) => some.reduce((total, { yearly }) => total + yearly, 0)
        const sum = sumOf(parts.filter(({ part }) => part !== 'principal'))
        // Rent less all parts is the cash of the year, of which a week's is in whole dollars.
        const cash = figures.weekly_cash_flow ?? figures.weekly_profit
        expect(Math.abs(52 * (figures.weekly_rental_income! - cash) - sumOf(parts))).toBeLessThan(27)
        expect(Math.abs(sum - figures.total_expenses)).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(figures.total_expenses).toBe(toDollars(52 * figures.weekly_rental_income! - figures.yearly_profit))
      },
    ),
  )
})

it.each(costs)('counts %s in the total and in one part of the week', (field) => {
  const isWeeks = field === 'vacancy_weeks'
  const before: AppraisalInputs = { ...golden, dwelling: 'Apartment', vacancy_cost: isWeeks ? null : 0 }
  // $5,200 a year more; of the fee, ten per cent more of 52 × 635; ten weeks of 635.
  const more = CALCULATION_FIELDS[field].kind === 'rate' ? 10 : 5200
  const after = { ...before, [field]: (before[field] ?? 0) + more }
  const yearly = isWeeks ? 6350 : more === 10 ? 3302 : 5200
  expect(appraise(after).total_expenses - appraise(before).total_expenses).toBe(yearly)
  const parts = (inputs: AppraisalInputs) => weekParts(inputs, appraise(inputs)).map((part) => part.yearly)
  const changes = parts(after).map((amount, at) => Math.round(amount - (parts(before)[at] ?? 0)))
  expect(changes.filter((change) => change !== 0)).toEqual([yearly])
})

it.each([
  // 637,720.71 is owed: 789.73 of interest, 200.63 of principal.
  ['settled before', { settlement_date: '2022-01-10' }, -572, 790, 201],
  [
    'of what is owed',
    { loans: [{ owed_on: '2026-11-26', amount: 400_000, interest_rate: 6, term_months: 240 }] },
    // 1,321.72 a fortnight: 455.68 of interest, 205.18 of principal; (21,743.30 − 34,364.72) / 52.
    -243,
    456,
    205,
  ],
] as const)('has the interest and principal of the payments in force of a home %s', (_, analysis, cash, ...parts) => {
  const figures = appraise(GOLDEN_HOME, countLoans(GOLDEN_HOME, analysis, '2026-11-26'))
  const week = whereTheWeekGoes(GOLDEN_HOME, figures)
  expect(week.left).toBe(cash)
  expect(week.parts.slice(0, 2).map(({ amount }) => amount)).toEqual(parts)
})
