import type { Solves } from '@homeyield/domain/analysis/solve/solve-targets'
import type { FigureNames } from '@homeyield/domain/fields/field-values'
import type { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { RESULT_OF_TARGET } from '@homeyield/domain/analysis/solve/solve-target'
import { mostOwed } from '@homeyield/domain/analysis/solve/solve-deposit'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import type { AnalysisPart } from '../analysis/refused-parts.ts'

/** What should be reached: a yield, cash each week, or a share of the price that is borrowed. */
export type Target = 'gross' | 'net' | 'cash' | 'lvr'
/** What is asked for. */
export type Asked = 'price' | 'rent' | 'deposit'

export interface Question {
  readonly target: Target
  readonly asked: Asked
  /** Per cent, or NZD a week. */
  readonly wanted: number
}

/** A target: its input of the analysis, what may be asked for, and what is wanted at first. */
export const TARGETS = {
  gross: { label: 'Gross yield', input: 'target_gross_yield', asked: ['price', 'rent'], first: 5 },
  net: { label: 'Net yield', input: 'target_net_yield', asked: ['price', 'rent'], first: 3 },
  cash: { label: 'Cash each week', input: 'target_weekly_cash_flow', asked: ['price', 'rent', 'deposit'], first: 0 },
  lvr: { label: 'Loan to value', input: 'target_lvr', asked: ['deposit'], first: 70 },
} as const satisfies Record<Target, TargetShape>

interface TargetShape {
  readonly label: string
  readonly input: FigureNames<typeof ANALYSIS_FIELDS>
  readonly asked: readonly Asked[]
  readonly first: number
}

export const ASKED = { price: 'Price', rent: 'Rent', deposit: 'Deposit' } as const satisfies Record<Asked, string>

const SOLVES = {
  gross: { price: 'price_for_gross_yield', rent: 'rent_for_gross_yield', deposit: null },
  net: { price: 'price_for_net_yield', rent: 'rent_for_net_yield', deposit: null },
  cash: {
    price: 'price_for_weekly_cash_flow',
    rent: 'rent_for_weekly_cash_flow',
    deposit: 'deposit_for_weekly_cash_flow',
  },
  lvr: { price: null, rent: null, deposit: 'deposit_for_lvr' },
} as const satisfies Record<Target, Record<Asked, keyof Solves | null>>

/** The part of the analysis that answers a question; null for a question that is not asked. */
export function solveNameOf({ target, asked }: Pick<Question, 'target' | 'asked'>): keyof Solves | null {
  return SOLVES[target][asked]
}

/** What the answer of a question follows from. */
export function partOf({ target, asked }: Pick<Question, 'target' | 'asked'>): AnalysisPart {
  if (target === 'lvr') return 'price'
  if (target !== 'gross') return 'week'
  return asked === 'price' ? 'rent' : 'price'
}

/** The target that a result may have. */
export function targetOf(result: string): Target | undefined {
  return (['gross', 'net', 'cash'] as const).find((target) => RESULT_OF_TARGET[target] === result)
}

/** What a target is to be: as given, or as at first. */
export function wantedOf({ analysis }: Pick<CalculationInputs, 'analysis'>, target: Target): number {
  return analysis?.[TARGETS[target].input] ?? TARGETS[target].first
}

/** `What would make this 5%?` */
export function askText(target: Target, wanted: number): string {
  return `What would make this ${target === 'cash' ? formatMoney(wanted) : percentText(wanted)}?`
}

/** The answer as a sentence; of a settled home, whose price is given, what may be owed in place of a deposit. */
export function answerText(
  { target, asked, wanted }: Question,
  amount: number,
  settledPrice: number | null = null,
): string {
  const money = formatMoney(amount)
  const reached = targetText(target, wanted)
  if (asked === 'price') return `Pay up to ${money} for ${reached}.`
  if (asked === 'rent') return `A rent of ${money} a week gives ${reached}.`
  return settledPrice === null
    ? `A deposit of ${money} gives ${reached}.`
    : `You may owe at most ${formatMoney(mostOwed(settledPrice, amount))} for ${reached}.`
}

/** `a gross yield of 5%`. */
export function targetText(target: Target, wanted: number): string {
  const percent = percentText(wanted)
  if (target === 'gross') return `a gross yield of ${percent}`
  if (target === 'net') return `a net yield of ${percent}`
  return target === 'lvr' ? `a loan of ${percent} of the price` : `${formatMoney(wanted)} of cash each week`
}

function percentText(wanted: number): string {
  return `${wanted < 0 ? '−' : ''}${writeNumber(Math.abs(wanted), 2)}%`
}
