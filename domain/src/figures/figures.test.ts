import { expect, it } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { completeAnalysis } from '../analysis/inputs/complete-analysis.ts'
import { GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import { appraise } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import { type FigureName, FIGURES } from './figures.ts'
import { readFigure, type Results } from './read-figure.ts'
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

it('writes a figure with its unit, and the difference with its sign', () => {
  expect(writeFigure('dollars', 1234.5)).toBe('$1,235')
  expect(writeFigure('money', -0.5)).toBe('−$0.50')
  expect(writeFigure('points', -5.24)).toBe('−5.24 points')
  expect(writeFigure('percent', null)).toBe('–')
  expect([4, -4, 0].map((difference) => writeDifference('percent', difference))).toEqual(['+4.00%', '−4.00%', null])
})
