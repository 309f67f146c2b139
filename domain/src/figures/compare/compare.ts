import { appraise } from '../../appraisal/appraise.ts'
import type { CalculationInputs } from '../../calculation/fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { round } from '../../money/round.ts'
import type { Analysis } from '../analyse.ts'
import { analyse } from '../analyse.ts'
import { analysisProblems } from '../analysis-problems.ts'
import { countLoans } from '../../loans/count-loans.ts'
import type { Outcome, Unknown } from '../../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown, missingInput } from '../../outcome/outcome.ts'
import { settleAnalysis } from '../settle-analysis.ts'
import type { DifferingInput } from './differing-columns.ts'
import { differingColumns } from './differing-columns.ts'

/** A calculation or one of its scenarios. */
export interface ComparedColumn {
  readonly name: string
  readonly inputs: CalculationInputs
}

/** What is compared of every column, in order. */
const COMPARED_RESULTS = [
  'purchase_price',
  'weekly_rental_income',
  'gross_rental_yield',
  'net_rental_yield',
  'weekly_cash_flow',
  'irr_after_tax',
  'equity',
  'lvr',
  'break_even_rate_shift',
] as const
export type ComparedResult = (typeof COMPARED_RESULTS)[number]

/** A result of every column, to 0.01. */
export interface ComparedRow {
  readonly name: ComparedResult
  readonly values: readonly Outcome<number>[]
  /** The column that is best and the one that is worst; null where several are. */
  readonly best: number | null
  readonly worst: number | null
  /** From the first column; null where one of the two is not known. */
  readonly differences: readonly (number | null)[]
}

export interface Comparison {
  readonly differing: readonly DifferingInput[]
  readonly results: readonly ComparedRow[]
}

export const MOST_COLUMNS = 6
// Of a scenario that no longer fits its calculation, whose edits go through.
const CONTRADICTS: Unknown = {
  reason: 'no_answer',
  message: 'Its inputs contradict each other. Open it to see where.',
}
const LOWER_IS_BETTER: ReadonlySet<ComparedResult> = new Set(['purchase_price', 'lvr'])

/**
 * Two to six columns side by side: the inputs that differ, and the results with the best and the worst. Source:
 * investment analysis section 8.
 */
export function compare(columns: readonly ComparedColumn[], today: Day): Outcome<Comparison> {
  if (columns.length < 2) return { reason: 'missing_input', message: 'Choose two.' }
  if (columns.length > MOST_COLUMNS) return { reason: 'no_answer', message: 'Six fit side by side.' }
  const inputs = columns.map((column) => column.inputs)
  const results = inputs.map((each) => resultsOf(each, today))
  return {
    value: {
      differing: differingColumns(inputs),
      results: COMPARED_RESULTS.map((name) =>
        rowOf(
          name,
          results.map((each) => mapKnown(each[name], (value) => round(value, 2))),
        ),
      ),
    },
  }
}

function resultsOf(inputs: CalculationInputs, today: Day): Readonly<Record<ComparedResult, Outcome<number>>> {
  const figures = appraise(inputs, countLoans(inputs, inputs.analysis, today))
  const settled = settleAnalysis(inputs.analysis, today)
  const contradicts = Object.keys(analysisProblems(settled, inputs, today)).length > 0
  const analysis = analyse(inputs, settled, { premium: true, withPayments: false, today })
  const unless = (result: () => Outcome<number>) => (contradicts ? CONTRADICTS : result())
  return {
    purchase_price: knownOr(inputs.purchase_price, 'a purchase price'),
    weekly_rental_income: knownOr(figures.weekly_rental_income, 'a rent'),
    gross_rental_yield: knownOr(figures.gross_rental_yield, 'a purchase price and a rent'),
    net_rental_yield: knownOr(figures.net_rental_yield, 'a purchase price and a rent'),
    weekly_cash_flow: knownOr(figures.weekly_cash_flow, 'a rent and the loan'),
    irr_after_tax: unless(() => chainKnown(analysis.after_tax, ({ irr_after_tax }) => irr_after_tax)),
    equity: unless(() => lastEquity(analysis)),
    lvr: analysis.lvr,
    break_even_rate_shift: unless(() => analysis.break_even_rate_shift),
  }
}

function knownOr(value: number | null, what: string): Outcome<number> {
  return value === null ? missingInput(what) : { value }
}

function lastEquity({ years_ahead }: Analysis): Outcome<number> {
  return chainKnown(years_ahead, ({ years }) => knownOr(years.at(-1)?.equity ?? null, 'a purchase price'))
}

function rowOf(name: ComparedResult, values: readonly Outcome<number>[]): ComparedRow {
  const known = values.map((value) => (isKnown(value) ? value.value : null))
  const numbers = known.filter((value) => value !== null)
  const [low, high] = [onlyAt(known, Math.min(...numbers)), onlyAt(known, Math.max(...numbers))]
  const differ = new Set(numbers).size > 1
  const lower = LOWER_IS_BETTER.has(name)
  const first = known[0] ?? null
  return {
    name,
    values,
    best: differ ? (lower ? low : high) : null,
    worst: differ ? (lower ? high : low) : null,
    differences: known.map((value) => (value === null || first === null ? null : round(value - first, 2))),
  }
}

/** The only column with a value; null where several have it. */
function onlyAt(values: readonly (number | null)[], wanted: number): number | null {
  const at = values.indexOf(wanted)
  return at === values.lastIndexOf(wanted) ? at : null
}
