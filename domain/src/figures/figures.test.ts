import { expect, it } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { completeAnalysis } from '../analysis/inputs/complete-analysis.ts'
import { GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import { appraise } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import type { Purpose } from '../calculation/purpose.ts'
import { type FigureName, FIGURES } from './figures.ts'
import { readFigure, type Results } from './read-figure.ts'
import { writeLoanToValue } from './write-loan-to-value.ts'
import { writeDifference, writeFigure } from './write-figure.ts'

const TODAY = '2026-11-22'

function resultsOf(changes: Partial<CalculationInputs> = {}): Results {
  const inputs = { ...GOLDEN_HOME, ...changes }
  const analysis = analyse(inputs, completeAnalysis(inputs, TODAY, true), {
    premium: true,
    withPayments: false,
    today: TODAY,
  })
  return { inputs, figures: appraise(inputs), analysis }
}

// Figures of docs/method/calculator.md, "Worked example".
it.each([
  ['purchase_price', '$850,000'],
  ['weekly_rental_income', '$635'],
  ['weekly_cash_flow', '−$572'],
  ['gross_rental_yield', '3.88%'],
  ['net_rental_yield', '−2.61%'],
  ['yearly_profit', '−$22,154'],
  ['value', '$850,000'],
  ['debt', '$680,000'],
  ['lvr', '80.00%'],
] as const)('%s of the golden case is %s', (name: FigureName, text) => {
  const read = readFigure(name, resultsOf())
  expect('value' in read && writeFigure(FIGURES[name].unit, read.value)).toBe(text)
})

it.each([
  ['purchase_price', 'Add a purchase price to see this.'],
  ['gross_rental_yield', 'Add a purchase price and a rent to see this.'],
  ['lvr', 'Add a purchase price to see this.'],
  ['value', 'Add a purchase price to see this.'],
] as const)('%s without a price: "%s"', (name, message) => {
  expect(readFigure(name, resultsOf({ purchase_price: null }))).toMatchObject({ message })
})

it('has what living there costs only of a home for that', () => {
  const cost = (purpose: Purpose) => readFigure('weekly_cost_to_live_here', resultsOf({ purpose }))
  expect(cost('live_in')).toEqual({ value: 1129 })
  expect(cost('rent_out')).toEqual({ reason: 'not_defined', message: 'It is not for living in.' })
})

it('has the equity of the last year, and why the loans of today are not known', () => {
  const kept = { settlement_date: '2026-12-01', years: 1, value_growth_pct: 0 }
  const read = (name: FigureName, changes: Partial<CalculationInputs> = {}) =>
    readFigure(name, resultsOf({ analysis: kept, ...changes }))
  // 850,000 less 672,398.77, which is owed after a year of repayments of 1,980.72.
  expect(read('equity')).toEqual({ value: 177_601.23 })
  expect(read('debt', { purchase_price: null })).toMatchObject({ message: 'Add a purchase price to see this.' })
  expect(read('irr_after_tax')).toMatchObject({ reason: 'missing_input' })
})

it('writes the loan as per cent of the value', () => {
  expect(writeLoanToValue({ purchase_price: 850_000, deposit: 170_000 })).toBe('80.00%')
  expect(writeLoanToValue({ purchase_price: null, deposit: 170_000 })).toBeNull()
})

it('writes a figure with its unit, and the difference with its sign', () => {
  expect(writeFigure('dollars', 1234.5)).toBe('$1,235')
  expect(writeFigure('money', -0.5)).toBe('−$0.50')
  expect(writeFigure('points', -5.24)).toBe('−5.24 points')
  expect([5.24, 0].map((value) => writeFigure('points', value))).toEqual(['5.24 points', '0.00 points'])
  expect(writeFigure('percent', null)).toBe('–')
  expect([4, -4, 0].map((difference) => writeDifference('percent', difference))).toEqual(['+4.00%', '−4.00%', null])
})
