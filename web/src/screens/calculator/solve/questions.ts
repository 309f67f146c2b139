import { findSolve } from '@homeyield/domain/analysis/solve/find-solve'
import type { Asked } from '@homeyield/domain/analysis/solve/solve-targets'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { SOLVE_TARGETS, type SolveTarget } from '@homeyield/domain/analysis/solve/solve-target'
import { mostOwed } from '@homeyield/domain/analysis/solve/solve-deposit'
import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { keysOf } from '@homeyield/domain/records/keys-of'
import type { AnalysisPart } from '../analysis/refused-parts.ts'

export interface Question {
  readonly target: SolveTarget
  readonly asked: Asked
  /** Per cent, or NZD a week. */
  readonly wanted: number
}

interface Target {
  readonly label: string
  /** What is wanted while nothing was typed. */
  readonly first: number
  readonly write: (wanted: number) => string
  /** What is reached, such as `a gross yield of 5%`. */
  readonly describe: (written: string) => string
}

export const TARGETS: Readonly<Record<SolveTarget, Target>> = {
  gross: {
    label: FIGURES.gross_rental_yield.short,
    first: 5,
    write: writePercent,
    describe: (percent) => `a gross yield of ${percent}`,
  },
  net: {
    label: FIGURES.net_rental_yield.short,
    first: 3,
    write: writePercent,
    describe: (percent) => `a net yield of ${percent}`,
  },
  cash: {
    label: FIGURES[HEADLINE].label,
    first: 0,
    write: formatMoney,
    describe: (money) => `${money} of cash each week`,
  },
  lvr: {
    label: FIGURES.lvr.label,
    first: 70,
    write: writePercent,
    describe: (percent) => `a loan of ${percent} of the price`,
  },
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
  return analysis?.[SOLVE_TARGETS[target].input] ?? TARGETS[target].first
}

/** `What would make this 5%?` */
export function askText(target: SolveTarget, wanted: number): string {
  return `What would make this ${TARGETS[target].write(wanted)}?`
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

/** `a gross yield of 5%`. */
export function describeTarget(target: SolveTarget, wanted: number): string {
  const { write, describe } = TARGETS[target]
  return describe(write(wanted))
}

function writePercent(wanted: number): string {
  return `${wanted < 0 ? '−' : ''}${writeNumber(Math.abs(wanted), 2)}%`
}
