import type { ComparedResult, ComparedRow } from '@homeyield/domain/analysis/compare/compare'
import type { Criteria, CriterionName } from '@homeyield/domain/analysis/compare/check-criterion'
import { checkCriterion, CRITERIA } from '@homeyield/domain/analysis/compare/check-criterion'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import { CASH_EACH_WEEK } from '@homeyield/domain/assessment/describe-week'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { missingForInterest } from '@homeyield/domain/loans/missing-for-interest'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { toDollars } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { WITHOUT_LOAN } from '../../../components/yields-of.ts'
import type { FigureCell, FigureRow } from './figure-row.ts'
import { wordsCell } from './figure-row.ts'

type Write = (value: number) => string
interface ResultLook extends Pick<FigureRow, 'label' | 'kind' | 'unit'> {
  readonly write: Write
}

const points: Write = (value) => `${value < 0 ? '−' : ''}${writeNumber(Math.abs(value), 2, 2)} points`
const MONEY = { kind: 'money', unit: 'NZD', write: formatMoney } as const
const PERCENT = { kind: 'percent', unit: '%', write: formatPercent } as const

const RESULTS: Readonly<Record<ComparedResult, ResultLook>> = {
  purchase_price: { ...MONEY, label: 'Price' },
  weekly_rental_income: { ...MONEY, label: 'Weekly rent' },
  gross_rental_yield: { ...PERCENT, label: 'Gross yield' },
  net_rental_yield: { ...PERCENT, label: 'Net yield' },
  weekly_cash_flow: { ...MONEY, label: CASH_EACH_WEEK },
  irr_after_tax: { ...PERCENT, label: 'Return a year after tax (IRR)' },
  equity: { ...MONEY, label: 'Equity in the last year', write: (value) => formatMoney(toDollars(value)) },
  lvr: { ...PERCENT, label: 'Loan to value (LVR)' },
  break_even_rate_shift: { label: 'Rate change to break even', kind: 'percent', unit: 'points', write: points },
}

/** Each result with the best and the worst, and the difference from the first column. */
export function resultRows(
  results: readonly ComparedRow[],
  inputs: readonly CalculationInputs[],
  today: Day,
): FigureRow[] {
  const years = new Set(inputs.map(({ analysis }) => settleAnalysis(analysis, today).years))
  const [only] = years
  return results.map(({ name, values, best, worst, differences }) => {
    const { write, ...look } = RESULTS[name]
    const label = name === 'equity' && years.size === 1 ? `Equity in year ${only}` : look.label
    const cells = values.map((value, index): FigureCell => {
      const difference = index === 0 ? 0 : (differences[index] ?? 0)
      return {
        ...knownCell(value, write),
        ...(name === 'net_rental_yield' && isKnown(value) && isWithoutLoan(inputs[index])
          ? { note: WITHOUT_LOAN }
          : {}),
        mark: index === best ? 'Best' : index === worst ? 'Worst' : null,
        difference: difference === 0 ? null : `${difference > 0 ? '+' : ''}${write(difference)}`,
      }
    })
    return { ...look, name, label, cells }
  })
}

function knownCell(value: Outcome<number>, write: Write): FigureCell {
  return isKnown(value) ? wordsCell(write(value.value), value.value) : { ...wordsCell('–'), note: value.message }
}

function isWithoutLoan(inputs: CalculationInputs | undefined): boolean {
  return inputs !== undefined && !inputs.analysis?.loans && missingForInterest(inputs, null) !== null
}

const CRITERION_LABELS: Readonly<Record<CriterionName, Write>> = {
  weekly_cash_flow: (limit) => `Cash each week at least ${formatMoney(limit)}`,
  net_rental_yield: (limit) => `Net yield at least ${formatPercent(limit)}`,
  lvr: (limit) => `LVR at most ${formatPercent(limit)}`,
}

/** Whether each column meets the limits that are set. */
export function criteriaRows(results: readonly ComparedRow[], criteria: Criteria): FigureRow[] {
  return (Object.keys(CRITERIA) as CriterionName[]).flatMap((name) => {
    const limit = criteria[name]
    const result = results.find((row) => row.name === name)
    if (limit === null || result === undefined) return []
    const cells = result.values.map((value) => criterionCell(name, limit, value))
    return [{ name: `criterion.${name}`, label: CRITERION_LABELS[name](limit), kind: 'text', unit: '', cells }]
  })
}

function criterionCell(name: CriterionName, limit: number, value: Outcome<number>): FigureCell {
  const checked = checkCriterion(name, limit, value)
  if (checked === null) return wordsCell('Not known')
  if (checked.meets) return wordsCell('Met')
  return { ...wordsCell('Not met'), note: `by ${RESULTS[name].write(checked.by)}` }
}
