import { appraiseAsAt } from '../../appraisal/appraise-as-at.ts'
import type { CalculationInputs } from '../../calculation/fields.ts'
import { isLivedIn } from '../../calculation/purpose.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { round } from '../../money/round.ts'
import { analyse } from '../../analysis/analyse.ts'
import { analysisProblems } from '../../analysis/analysis-problems.ts'
import type { Outcome, Unknown } from '../../outcome/outcome.ts'
import { isKnown, mapKnown } from '../../outcome/outcome.ts'
import { completeAnalysis } from '../../analysis/inputs/complete-analysis.ts'
import { figureOf, FIGURES_AT, HEADLINES } from '../figures.ts'
import { readFigure } from '../read-figure.ts'
import type { DifferingInput } from './differing-columns.ts'
import { differingColumns } from './differing-columns.ts'
import { MOST_COLUMNS } from './most-columns.ts'

/** A calculation or one of its scenarios. */
export interface ComparedColumn {
  readonly name: string
  readonly inputs: CalculationInputs
}

export type ComparedResult = (typeof FIGURES_AT.compare)[number]

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

// Of a scenario that no longer fits its calculation, whose edits go through.
const CONTRADICTS: Unknown = {
  reason: 'no_answer',
  message: 'Its inputs contradict each other. Open it to see where.',
}
/**
 * Two to six columns side by side: the inputs that differ, and the results with the best and the worst. Source:
 * docs/method/calculator.md, "Scenarios and comparison".
 */
export function compare(columns: readonly ComparedColumn[], today: Day): Outcome<Comparison> {
  if (columns.length < 2) return { reason: 'missing_input', message: 'Choose two.' }
  if (columns.length > MOST_COLUMNS) return { reason: 'no_answer', message: 'Six fit side by side.' }
  const inputs = columns.map((column) => column.inputs)
  const results = inputs.map((each) => readResults(each, today))
  return {
    value: {
      differing: differingColumns(inputs),
      results: comparedFigures(inputs).map((name) =>
        rowOf(
          name,
          results.map((read) => mapKnown(read(name), (value) => round(value, 2))),
        ),
      ),
    },
  }
}

/** What living there costs is compared where one is for that. */
function comparedFigures(inputs: readonly CalculationInputs[]): readonly ComparedResult[] {
  return FIGURES_AT.compare.filter((name) => name !== HEADLINES.live_in || inputs.some(isLivedIn))
}

function readResults(inputs: CalculationInputs, today: Day): (name: ComparedResult) => Outcome<number> {
  const figures = appraiseAsAt(inputs, today)
  const completed = completeAnalysis(inputs, today, true)
  const contradicts = Object.keys(analysisProblems(completed, inputs, today)).length > 0
  const analysis = analyse(inputs, completed, { premium: true, withPayments: false, today })
  return (name) =>
    contradicts && figureOf(name).isOfPlan ? CONTRADICTS : readFigure(name, { inputs, figures, analysis })
}

function rowOf(name: ComparedResult, values: readonly Outcome<number>[]): ComparedRow {
  const known = values.map((value) => (isKnown(value) ? value.value : null))
  const numbers = known.filter((value) => value !== null)
  const [low, high] = [onlyAt(known, Math.min(...numbers)), onlyAt(known, Math.max(...numbers))]
  const differ = new Set(numbers).size > 1
  const lower = figureOf(name).better === 'lower'
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
