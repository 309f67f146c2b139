import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import type { CalculatorState } from '../model/calculator-state.ts'
import { setAnalysis, withoutProblem } from '../model/calculator-transitions.ts'

/** What is spent on the home in a year. */
export interface YearSpend {
  readonly year: number
  readonly amount: number
}

/** The years with planned spending, in order. */
export function spendOf(given: GivenAnalysis['capital_spend']): readonly YearSpend[] {
  return Object.entries(given ?? {})
    .map(([year, amount]) => ({ year: Number(year), amount: amount ?? 0 }))
    .toSorted((one, other) => one.year - other.year)
}

/** The years that have no spending yet. */
export function freeYears(spend: readonly YearSpend[]): readonly number[] {
  const taken = new Set(spend.map(({ year }) => year))
  return Array.from({ length: ANALYSIS_FIELDS.years.limits.highest }, (_, index) => index + 1).filter(
    (year) => !taken.has(year),
  )
}

/** Adds the first year that is free. */
export function addSpend(state: CalculatorState): CalculatorState {
  const spend = spendOf(state.form.analysis?.capital_spend)
  const [year] = freeYears(spend)
  return year === undefined ? state : setSpend(state, [...spend, { year, amount: 0 }])
}

/** Moves the spending of a year to another. */
export function moveSpend(state: CalculatorState, from: number, to: number): CalculatorState {
  const moved = spendOf(state.form.analysis?.capital_spend).map((one) =>
    one.year === from ? { year: to, amount: one.amount } : one,
  )
  return setSpend(withoutProblem(state, `analysis.capital_spend.${from}`), moved)
}

export function removeSpend(state: CalculatorState, year: number): CalculatorState {
  const others = spendOf(state.form.analysis?.capital_spend).filter((one) => one.year !== year)
  return setSpend(withoutProblem(state, `analysis.capital_spend.${year}`), others)
}

function setSpend(state: CalculatorState, spend: readonly YearSpend[]): CalculatorState {
  const years = Object.fromEntries(spend.map(({ year, amount }) => [year, amount]))
  return setAnalysis(state, { capital_spend: spend.length === 0 ? null : years })
}
