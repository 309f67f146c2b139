import type { ComparedResult, Comparison } from '@homeyield/domain/analysis/compare/compare'
import { compare } from '@homeyield/domain/analysis/compare/compare'
import type { ComparedColumn } from '@homeyield/domain/analysis/compare/compare'
import type { Criteria, CriterionName } from '@homeyield/domain/analysis/compare/check-criterion'
import { checkCriterion, CRITERIA } from '@homeyield/domain/analysis/compare/check-criterion'
import type { Outcome } from '@homeyield/domain/analysis/outcome'
import { isKnown } from '@homeyield/domain/analysis/outcome'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import { CASH_EACH_WEEK } from '@homeyield/domain/assessment/describe-week'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { EXPENSES } from '@homeyield/domain/expenses/expenses'
import { missingForInterest } from '@homeyield/domain/loan/missing-for-interest'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { toDollars } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { describeInput, isShownInput, kindOfInput, labelInput } from '../../../components/inputs/describe-input.ts'
import type { InputName } from '../../../components/inputs/describe-input.ts'
import type { XlsxCell, XlsxColumn } from '../../../components/xlsx/xlsx-sheet.ts'
import { WITHOUT_LOAN } from '../../../components/yields-of.ts'

export interface FigureCell {
  readonly text: string
  /** For a file: the figure itself where there is one. */
  readonly raw: XlsxCell
  /** What must be known of the figure, or why there is none. */
  readonly note: string | null
  readonly mark: 'Best' | 'Worst' | null
  /** From the first column. */
  readonly difference: string | null
}

/** A figure of every column. */
export interface FigureRow {
  readonly name: string
  readonly label: string
  readonly kind: XlsxColumn['kind']
  readonly unit: string
  readonly cells: readonly FigureCell[]
}

export interface FigureGroup {
  readonly title: string
  readonly rows: readonly FigureRow[]
}

type Format = (value: number) => string
interface ResultLook {
  readonly label: string
  readonly kind: 'money' | 'percent' | 'count'
  readonly unit: string
  readonly write: Format
}

const points: Format = (value) => `${value < 0 ? '−' : ''}${writeNumber(Math.abs(value), 2, 2)} points`
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

const INPUTS: readonly { readonly title: string; readonly names: readonly InputName[] }[] = [
  { title: 'Home', names: ['dwelling', 'number_of_bedrooms', 'number_of_car_parks', 'house_condition'] },
  {
    title: 'Borrowing',
    names: [
      'deposit',
      'interest_rate',
      'loan_duration_months',
      'repayment_type',
      'loan_payment_term',
      'analysis.loans',
    ],
  },
  { title: 'Costs of a year', names: Object.keys(EXPENSES) as (keyof typeof EXPENSES)[] },
  {
    title: 'Years ahead',
    names: [
      'analysis.years',
      'analysis.value_growth_pct',
      'analysis.rent_growth_pct',
      'analysis.expense_inflation_pct',
      'analysis.owners',
    ],
  },
]
const LISTED: ReadonlySet<string> = new Set([...INPUTS.flatMap(({ names }) => names), ...Object.keys(RESULTS)])

/** Every figure of two to six columns, in groups, or a sentence on how many to choose. */
export function figureGroups(
  columns: readonly ComparedColumn[],
  today: Day,
  criteria: Criteria,
): readonly FigureGroup[] | string {
  const comparison = compare(columns, today)
  if (!isKnown(comparison)) return comparison.message
  const inputs = columns.map((column) => column.inputs)
  const { results, differing } = comparison.value
  const isRange = inputs.some(({ rent_source }) => rent_source === 'range')
  const others = differing.map(({ name }) => name).filter((name) => !LISTED.has(name) && isShownInput(name, isRange))
  return [
    { title: 'Your criteria', rows: criteriaRows(comparison.value, criteria) },
    { title: 'Results', rows: results.map((result) => resultRow(result, inputs, today)) },
    { title: 'Confidence in the rent', rows: [confidenceRow(inputs), intervalRow(inputs)] },
    ...INPUTS.map(({ title, names }) => ({ title, rows: names.map((name) => inputRow(name, inputs)) })),
    { title: 'Other inputs that differ', rows: others.map((name) => inputRow(name, inputs)) },
  ].filter(({ rows }) => rows.length > 0)
}

/** Only the rows that are not the same in every column. */
export function onlyDiffering(groups: readonly FigureGroup[]): readonly FigureGroup[] {
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ cells }) => new Set(cells.map(({ text, note }) => `${text} ${note}`)).size > 1),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function resultRow(
  { name, values, best, worst, differences }: Comparison['results'][number],
  inputs: readonly CalculationInputs[],
  today: Day,
): FigureRow {
  const { label, kind, unit, write } = RESULTS[name]
  const years = new Set(inputs.map(({ analysis }) => settleAnalysis(analysis, today).years))
  const [only] = years
  return {
    name,
    label: name === 'equity' && years.size === 1 ? `Equity in year ${only}` : label,
    kind,
    unit,
    cells: values.map((value, index) => {
      const difference = differences[index] ?? null
      const shown = difference === null || index === 0 || difference === 0 ? null : withSign(difference, write)
      return {
        ...knownCell(value, write),
        ...(name === 'net_rental_yield' && isKnown(value) && isWithoutLoan(inputs[index])
          ? { note: WITHOUT_LOAN }
          : {}),
        mark: index === best ? 'Best' : index === worst ? 'Worst' : null,
        difference: shown,
      }
    }),
  }
}

function isWithoutLoan(inputs: CalculationInputs | undefined): boolean {
  return inputs !== undefined && !inputs.analysis?.loans && missingForInterest(inputs, null) !== null
}

function knownCell(value: Outcome<number>, write: Format): FigureCell {
  if (!isKnown(value)) return { ...PLAIN, text: '–', raw: null, note: value.message }
  return { ...PLAIN, text: write(value.value), raw: value.value }
}

const PLAIN = { note: null, mark: null, difference: null } as const

function withSign(difference: number, write: Format): string {
  return difference > 0 ? `+${write(difference)}` : write(difference)
}

const CRITERION_LABELS: Readonly<Record<CriterionName, (limit: number) => string>> = {
  weekly_cash_flow: (limit) => `Cash each week at least ${formatMoney(limit)}`,
  net_rental_yield: (limit) => `Net yield at least ${formatPercent(limit)}`,
  lvr: (limit) => `LVR at most ${formatPercent(limit)}`,
}

function criteriaRows({ results }: Comparison, criteria: Criteria): FigureRow[] {
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
  const text = checked === null ? 'Not known' : checked.meets ? 'Met' : 'Not met'
  const isMissed = checked !== null && !checked.meets
  return { ...PLAIN, text, raw: text, note: isMissed ? `by ${RESULTS[name].write(checked.by)}` : null }
}

function confidenceRow(inputs: readonly CalculationInputs[]): FigureRow {
  const cells = inputs.map((each): FigureCell => {
    const { rent_source, market_confidence } = each
    if (rent_source !== 'market') return { ...PLAIN, text: 'Your own rent', raw: 'Your own rent' }
    const text = market_confidence ?? 'Not known'
    return { ...PLAIN, text, raw: text }
  })
  return { name: 'market_confidence', label: 'Confidence', kind: 'text', unit: '', cells }
}

function intervalRow(inputs: readonly CalculationInputs[]): FigureRow {
  const cells = inputs.map(({ rent_source, market_interval_lower: from, market_interval_upper: to }): FigureCell => {
    const isShown = rent_source === 'market' && from !== null && to !== null
    const text = isShown ? `${formatMoney(from)}–${writeNumber(to)}` : '–'
    return { ...PLAIN, text, raw: isShown ? text : null }
  })
  return { name: 'market_interval', label: 'Area median, likely', kind: 'text', unit: 'NZD a week', cells }
}

function inputRow(name: InputName, inputs: readonly CalculationInputs[]): FigureRow {
  const cells = inputs.map((each): FigureCell => {
    const value = valueOf(name, each)
    const text = describeInput(name, value)
    return { ...PLAIN, text, raw: typeof value === 'number' ? value : text === '–' ? null : text }
  })
  return { name, label: labelInput(name), ...kindOfInput(name), cells }
}

function valueOf(name: InputName, inputs: CalculationInputs): unknown {
  const fields = (name.startsWith('analysis.') ? (inputs.analysis ?? {}) : inputs) as Readonly<Record<string, unknown>>
  return fields[name.replace('analysis.', '')] ?? null
}
