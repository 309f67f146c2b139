import type { InputPath } from '@homeyield/domain/calculation/input-path'
import { isSameInput } from '@homeyield/domain/calculation/is-same-input'
import { valueAt } from '@homeyield/domain/fields/value-at'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import type { InputForm } from '../../../components/inputs/input-form.ts'
import { fieldProblem } from './calculator-state.ts'
import type { CalculatorState } from './calculator-state.ts'
import type { CalculatorStore } from './calculator-store.ts'
import { setProblem } from './calculator-transitions.ts'
import { setInput } from './set-input.ts'

/** The inputs of a calculator by their paths, for the fields of `components/inputs`. */
export function inputFormOf(store: CalculatorStore): InputForm {
  return {
    subscribe: store.subscribe,
    isReadonly: () => store.get().saved?.readonly ?? false,
    valueAt: (path) => valueAt(RENT.test(path) ? store.get().figures : store.get().form, path),
    setValue: (path, value) => store.update(setInput, path, value),
    isChanged: (path) => isChanged(store.get(), path),
    problemAt: (path) => inputProblem(store.get(), path),
    setProblem: (path, problem) => store.update(setProblem, path, problem),
  }
}

function isChanged({ saved, form }: CalculatorState, path: InputPath): boolean {
  const base = saved?.scenario?.base
  return base !== undefined && !isSameInput(valueAt(form, path), valueAt(base, path))
}

// Fields show the rent that counts, also where it follows from the market.
const RENT = /^(?:weekly|monthly|yearly)_rental_income(?:_lower|_upper)?$/u

function inputProblem(state: CalculatorState, path: InputPath): string | null {
  const { problems, figures } = state
  // The range shows why no rent can be computed from it.
  const isOfRange = path === 'weekly_rental_income' && figures.rent_source === 'range' && isRangeRefused(state)
  return isOfRange ? (problems[path] ?? null) : fieldProblem(state, path)
}

function isRangeRefused(state: CalculatorState): boolean {
  return RENT_PERIODS.some(
    (period) =>
      fieldProblem(state, `${period}_rental_income_lower`) !== null ||
      fieldProblem(state, `${period}_rental_income_upper`) !== null,
  )
}
