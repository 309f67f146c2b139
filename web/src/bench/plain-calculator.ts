import { parseAmount } from '@homeyield/domain/money/amount'
import { monthsOf } from '@homeyield/domain/loan/borrowing'
import type { CalculationInputs, FigureName } from '@homeyield/domain/calculation/fields'
import { stateOf } from '../screens/calculator/model/calculator-state.ts'
import type { CalculatorState } from '../screens/calculator/model/calculator-state.ts'
import { setField, typeWeeklyRent } from '../screens/calculator/model/calculator-transitions.ts'
import { drawResult } from './plain-result.ts'
import { boxes, drawSections } from './plain-sections.ts'

// The calculator without a framework: takes over the rendered page and updates it in plain DOM code, with the
// product's own state and results. The cost of the product's rendering is measured against it, and both must show the
// same (npm run bench -- keystroke).

const draft = JSON.parse(localStorage.getItem('homeyield.draft') ?? 'null') as { form: CalculationInputs }
let state = stateOf(draft.form)

for (const { box, slider } of boxes) {
  const name = box.name as FigureName
  box.addEventListener('input', () => change(name, parseAmount(box.value)))
  slider?.addEventListener('input', () => change(name, Number(slider.value)))
}

function change(name: FigureName, value: number | null): void {
  state = changed(name, value)
  drawSections(state)
  drawResult(state)
}

function changed(name: FigureName, value: number | null): CalculatorState {
  if (name === 'weekly_rental_income') return typeWeeklyRent(state, value)
  return setField(state, name, name === 'loan_duration_months' ? monthsOf(value) : value)
}
