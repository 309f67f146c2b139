import type { ComparedRow } from '@homeyield/domain/figures/compare/compare'
import type { Criteria, CriterionName } from '@homeyield/domain/figures/compare/check-criterion'
import { checkCriterion, CRITERIA, describeCriterion } from '@homeyield/domain/figures/compare/check-criterion'
import { FIGURES } from '@homeyield/domain/figures/figures'
import { type FigureUnit, writeDifference, writeFigure } from '@homeyield/domain/figures/write-figure'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { missingForInterest } from '@homeyield/domain/loans/missing-for-interest'
import { WITHOUT_LOAN } from '../../../components/yields-of.ts'
import type { FigureCell, FigureRow } from './figure-row.ts'
import { wordsCell } from './figure-row.ts'

/** What a column of a file has. */
const SHEET = {
  money: { kind: 'money', unit: 'NZD' },
  dollars: { kind: 'money', unit: 'NZD' },
  percent: { kind: 'percent', unit: '%' },
  points: { kind: 'percent', unit: 'points' },
} as const satisfies Record<FigureUnit, Pick<FigureRow, 'kind' | 'unit'>>

const FIGURE_MARKS = ['Best', 'Worst'] as const
const PRICE_MARKS = ['Lowest', 'Highest'] as const

/** Each result with the best and the worst, and the difference from the first column. */
export function resultRows(
  results: readonly ComparedRow[],
  inputs: readonly CalculationInputs[],
  today: Day,
): FigureRow[] {
  const years = new Set(inputs.map((each) => completeAnalysis(each, today, true).years))
  const [only] = years
  const end = years.size === 1 ? `year ${only}` : 'the last year'
  return results.map(({ name, values, best, worst, differences }) => {
    const { short, label, unit } = FIGURES[name]
    const isYield = name === 'gross_rental_yield' || name === 'net_rental_yield'
    // A low price is not a good one.
    const [bestMark, worstMark] = name === 'purchase_price' ? PRICE_MARKS : FIGURE_MARKS
    const cells = values.map((value, index): FigureCell => {
      return {
        ...knownCell(value, unit),
        ...(name === 'net_rental_yield' && isKnown(value) && isWithoutLoan(inputs[index])
          ? { note: WITHOUT_LOAN }
          : {}),
        mark: index === best ? bestMark : index === worst ? worstMark : null,
        difference: index === 0 ? null : writeDifference(unit, differences[index] ?? 0),
      }
    })
    return { name, label: name === 'equity' ? `${label} in ${end}` : isYield ? short : label, ...SHEET[unit], cells }
  })
}

function knownCell(value: Outcome<number>, unit: FigureUnit): FigureCell {
  return isKnown(value)
    ? wordsCell(writeFigure(unit, value.value), value.value)
    : { ...wordsCell('–'), note: value.message }
}

function isWithoutLoan(inputs: CalculationInputs | undefined): boolean {
  return inputs !== undefined && !inputs.analysis?.loans && missingForInterest(inputs, null) !== null
}

/** Whether each column meets the limits that are set. */
export function criteriaRows(results: readonly ComparedRow[], criteria: Criteria): FigureRow[] {
  return CRITERIA.flatMap((name) => {
    const limit = criteria[name]
    const result = results.find((row) => row.name === name)
    if (limit === null || result === undefined) return []
    const cells = result.values.map((value) => criterionCell(name, limit, value))
    return [{ name: `criterion.${name}`, label: describeCriterion(name, limit), kind: 'text', unit: '', cells }]
  })
}

function criterionCell(name: CriterionName, limit: number, value: Outcome<number>): FigureCell {
  const checked = checkCriterion(name, limit, value)
  if (checked === null) return wordsCell('Not known')
  if (checked.meets) return wordsCell('Met')
  return { ...wordsCell('Not met'), note: `by ${writeFigure(FIGURES[name].unit, checked.by)}` }
}
