import { expect, it } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { setInput } from '../model/set-input.ts'
import { addSpend, freeYears, moveSpend, removeSpend, spendOf } from './spend-transitions.ts'

const nothing = stateOf(newForm([]))
const planned = (state: CalculatorState) => state.form.analysis?.capital_spend
const start = setInput(addSpend(addSpend(nothing)), 'analysis.capital_spend.2', 12_000)

it('planned spending is added in the first free year, changed, moved and removed', () => {
  expect(planned(start)).toEqual({ 1: 0, 2: 12_000 })
  expect(planned(addSpend(removeSpend(start, 1)))).toEqual({ 1: 0, 2: 12_000 })
  expect(planned(moveSpend(start, 2, 7))).toEqual({ 1: 0, 7: 12_000 })
  expect(planned(removeSpend(removeSpend(start, 1), 2))).toBeUndefined()
  const full = Array.from({ length: 31 }).reduce<CalculatorState>(addSpend, nothing)
  expect(freeYears(spendOf(planned(full)))).toEqual([])
  expect(Object.keys(planned(full) ?? {})).toHaveLength(30)
})
