import { type Asked, findSolve } from '@homeyield/domain/analysis/solve/solve-targets'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { describeTarget, SOLVE_TARGETS, type SolveTarget } from '@homeyield/domain/analysis/solve/solve-target'
import { mostOwed } from '@homeyield/domain/analysis/solve/solve-deposit'
import { formatMoney } from '@homeyield/domain/money/amount'
import { keysOf } from '@homeyield/domain/records/keys-of'
import type { AnalysisPart } from '../analysis/refused-parts.ts'

export interface Question {
  readonly target: SolveTarget
  readonly asked: Asked
  /** Per cent, or NZD a week. */
  readonly wanted: number
}

export const ASKED: Readonly<Record<Asked, string>> = { price: 'Price', rent: 'Rent', deposit: 'Deposit' }

/** What may be asked for to reach a target. */
export function askedFor(target: SolveTarget): readonly Asked[] {
  return keysOf(ASKED).filter((asked) => findSolve(target, asked) !== undefined)
}

/** What the answer of a question follows from. */
export function partOf({ target, asked }: Pick<Question, 'target' | 'asked'>): AnalysisPart {
  const needs = findSolve(target, asked)?.needs
  return needs === 'price' || needs === 'rent' ? needs : 'week'
}

/** The target that a result may have. */
export function targetOf(result: string): SolveTarget | undefined {
  return keysOf(SOLVE_TARGETS).find((target) => SOLVE_TARGETS[target].result === result)
}

/** What a target is to be: as given, or as at first. */
export function wantedOf({ analysis }: Pick<CalculationInputs, 'analysis'>, target: SolveTarget): number {
  return analysis?.[SOLVE_TARGETS[target].input] ?? SOLVE_TARGETS[target].first
}

/** `What would make this 5%?` */
export function askText(target: SolveTarget, wanted: number): string {
  return `What would make this ${SOLVE_TARGETS[target].write(wanted)}?`
}

/** The answer as a sentence; of a settled home, whose price is given, what may be owed in place of a deposit. */
export function answerText(
  { target, asked, wanted }: Question,
  amount: number,
  settledPrice: number | null = null,
): string {
  const money = formatMoney(amount)
  const reached = describeTarget(target, wanted)
  if (asked === 'price') return `Pay up to ${money} for ${reached}.`
  if (asked === 'rent') return `A rent of ${money} a week gives ${reached}.`
  return settledPrice === null
    ? `A deposit of ${money} gives ${reached}.`
    : `You may owe at most ${formatMoney(mostOwed(settledPrice, amount))} for ${reached}.`
}
