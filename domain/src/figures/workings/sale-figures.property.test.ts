import fc from 'fast-check'
import { expect, it } from 'vitest'
import { analyse } from '../../analysis/analyse.ts'
import { completeAnalysis } from '../../analysis/inputs/complete-analysis.ts'
import { GOLDEN_HOME } from '../../analysis/testing/golden-deal.ts'
import { slowRuns } from '../../analysis/testing/slow-runs.ts'
import { appraiseAsAt } from '../../appraisal/appraise-as-at.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { sum } from '../../money/sum.ts'
import { taxFigures } from './sale-figures.ts'
import { yearsBasis } from './years-basis.ts'

// Sold before July 2024, when interest was denied and a sale was taxed for ten years.
const SEEN = '2022-06-01'
const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100)

const anyPlan = fc.record({
  settlement_date: fc.constantFrom('2021-12-01', '2022-03-15', SEEN),
  acquired_date: fc.constantFrom('2021-10-20', '2021-03-01'),
  current_value: fc.option(cents(2_000_000).map((value) => value + 1)),
  years: fc.integer({ min: 1, max: 2 }),
  value_growth_pct: fc.integer({ min: -2000, max: 2000 }).map((pct) => pct / 100),
  purchase_costs: cents(20_000).map((costs) => costs + 15_000),
  purchase_legal_fees: fc.constantFrom(0, 2799.99, 10_000, 10_000.01),
  sale_cost_pct: fc.integer({ min: 0, max: 2000 }).map((pct) => pct / 100),
  sale_cost_fixed: cents(10_000),
  chattels_cost: cents(50_000),
  capital_spend: cents(100_000).map((amount) => ({ 1: amount })),
  owners: fc.constant([{ name: 'Ana', other_income: 100_000 }]),
})

/** The amounts of a line in cents; a sign stands beside its dollar. */
function amountsOf(line = ''): readonly number[] {
  return [...line.matchAll(/(−?)\$([\d,.]*\d)/gu)].map(
    ([, sign, digits = '']) => (sign === '−' ? -1 : 1) * Math.round(Number(digits.replaceAll(',', '')) * 100),
  )
}

it('prints parts of a taxed sale that give its gain', () => {
  let denied = 0
  fc.assert(
    fc.property(anyPlan, (given) => {
      const form = { ...GOLDEN_HOME, analysis: given }
      const plan = completeAnalysis(form, SEEN, true)
      const analysis = analyse(form, plan, { premium: true, withPayments: false, today: SEEN })
      const basis = yearsBasis({ form, figures: appraiseAsAt(form, SEEN) }, analysis, plan)
      if (typeof basis === 'string' || !isKnown(analysis.after_tax)) throw new Error('Nothing was computed')
      const tax = analysis.after_tax.value
      const { steps } = taxFigures({ ...basis, tax }).find(({ label }) => label.startsWith('Tax in the year'))
        ?.working ?? {
        steps: [],
      }
      const [value = NaN, costs = NaN, book = NaN, proceeds] = amountsOf(steps[0])
      expect(value - costs - book).toBe(proceeds)
      // Those before the chattels are price, costs of buying and, where they are deducted, legal fees.
      const [bought, spent = ''] = (steps[1] ?? '').split(' of chattels + ')
      const [price = NaN, buying = NaN, ...less] = amountsOf(bought)
      const [added = NaN, interest = NaN, cost = NaN] = amountsOf(spent)
      expect(price + buying - sum(less) + added + interest).toBe(cost)
      const { taxable_gain: gain, unused_loss: loss } = tax
      expect(Math.round((gain ?? NaN) * 100) - Math.round((loss ?? NaN) * 100)).toBe((proceeds ?? NaN) - cost)
      expect(amountsOf(steps[2]).at(-1)).toBe(Math.round(Math.max(gain ?? NaN, loss ?? NaN) * 100))
      if (interest > 0) denied += 1
    }),
    { numRuns: slowRuns(10) },
  )
  expect(denied).toBeGreaterThan(0)
})
