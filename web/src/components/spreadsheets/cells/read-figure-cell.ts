import { readTypedFigure, type TypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { periodOfUnit, PERIODS_PER_YEAR } from '@homeyield/domain/fields/period-of-text'
import { round, toCents, toDollars } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { type ColumnUnit, columnUnit } from '../columns/column-unit.ts'
import { loanColumnOf } from '../columns/loan-target.ts'
import { type FigureRow, figureRowOf, otherColumnOf, type Target } from '../columns/target.ts'
import type { ReadCell } from './cell-text.ts'
import { plainFigure } from './plain-figure.ts'
import { readCount } from './read-count.ts'
import { readTerm } from './read-term.ts'

/**
 * The figure of a cell; null where column or cell have none. `price` is that of the row. Only a spreadsheet of one's own
 * has rates as fractions, and the units of `head`.
 */
export function readFigureCell(
  target: Target,
  cell: ReadCell | undefined,
  price: number | null,
  isOwn: boolean,
  head = '',
): TypedFigure | null {
  const row = figureRowOf(target)
  if (row === null || cell === null || cell === undefined) return null
  if (isOwn && cell instanceof Date) return refused(isTime(cell) ? 'The cell is a time' : 'The cell is a date')
  if (typeof cell !== 'string' && typeof cell !== 'number') return null
  if (!isOwn) return typeof cell === 'number' ? value(cell) : readTypedFigure(cell, row, wholeOf(target, price))
  const plain = typeof cell === 'string' ? plainFigure(cell) : cell
  return readOwn(target, row, plain, price, head)
}

// A spreadsheet counts days from 1900: before is only the time of a day.
function isTime(cell: Date): boolean {
  return cell.getUTCFullYear() < 1900
}

function wholeOf(target: Target, price: number | null): number | null | undefined {
  return target === 'deposit' || target === 'loan' ? price : undefined
}

function readOwn(
  target: Target,
  row: FigureRow,
  cell: string | number,
  price: number | null,
  head: string,
): TypedFigure {
  const unit = columnUnit(target, head)
  const text = typeof cell === 'string' ? cell.trim() : ''
  if (row.kind !== 'money' && text.includes('$')) return refused('The cell has dollars, and a number is needed')
  if (row.unit === 'years') return readTerm('years', cell, unit.head)
  if (target === 'loan_duration_months') return readTerm('months', cell, unit.head)
  if (row.kind === 'whole') return typeof cell === 'number' ? readCount(String(cell)) : readCount(text)
  if (row.kind === 'money') return readMoney(target, row, cell, price, unit)
  const isShare = unit.head.percent || text.includes('%')
  if (target === 'vacancy_weeks' && isShare) return inWeeks(readRate(target, SHARE_OF_YEAR, cell))
  return readRate(target, row, cell)
}

function readMoney(
  target: Target,
  row: FigureRow,
  cell: string | number,
  price: number | null,
  unit: ColumnUnit,
): TypedFigure {
  const isShare = unit.head.percent && wholeOf(target, price) !== undefined
  if (isShare) return readShare(row, cell, price)
  const from = unit.from
  const own = periodOfUnit(row.unit)
  const read =
    typeof cell === 'number'
      ? value(cell)
      : readTypedFigure(cell, from === null ? row : { ...row, unit: `NZD a ${from}` }, wholeOf(target, price))
  if (read.kind === 'refused' || read.value === null) return read
  const factor = (unit.head.thousands ? 1000 : 1) * (from && own ? PERIODS_PER_YEAR[from] / PERIODS_PER_YEAR[own] : 1)
  if (factor === 1) return read
  const converted = from && own ? toDollars(read.value * factor) : toCents(read.value * factor)
  if (unit.head.thousands && (read.value >= 10_000 || /[km]/iu.test(String(cell)))) {
    return unsure(read.value, writeNumber(read.value), `Enter ${writeNumber(read.value)} or ${writeNumber(converted)}.`)
  }
  return read.kind === 'value'
    ? value(converted)
    : unsure(converted, from && own ? `${writeNumber(converted)} a ${own}` : writeNumber(converted), read.problem)
}

/** Per cent of the price, with the sign or without it. */
function readShare(row: FigureRow, cell: string | number, price: number | null): TypedFigure {
  const text = String(cell).trim()
  if (text.includes('$')) return refused('The heading says per cent, and the cell has dollars')
  const typed = text === '' || text.includes('%') ? text : `${text}%`
  const read = readTypedFigure(typed, row, price)
  const share = Number(text)
  if (share > 100) return refused('The heading says per cent, and the cell is above 100')
  // 0.2 may be 20 %.
  if (!(share > 0 && share <= 1) || price === null) return read
  const amount = toCents(price * share)
  const perCent = round(share * 100, 4)
  return unsure(amount, `${perCent}% of the price`, `Enter ${share}% or ${perCent}%.`)
}

function readRate(target: Target, row: FigureRow, cell: string | number): TypedFigure {
  const read = typeof cell === 'number' ? value(cell) : readTypedFigure(cell.trim(), row)
  if (read.kind !== 'value' || read.value === null) return read
  // The server checks the limits of inputs.
  if (otherColumnOf(target) && read.value < row.limits.lowest) return refused(`It is below ${row.limits.lowest}`)
  const hasSign = typeof cell === 'string' && cell.includes('%')
  return (isFraction(target) || row === SHARE_OF_YEAR) && !hasSign ? readFraction(target, row, read.value) : read
}

// Of the weeks of a year without a tenant.
const SHARE_OF_YEAR: FigureRow = { kind: 'rate', unit: '%', limits: { lowest: 0, highest: 100 } }

function inWeeks(read: TypedFigure): TypedFigure {
  if (read.kind === 'refused' || read.value === null) return read
  const weeks = round((read.value * 52) / 100, 2)
  return read.kind === 'value' ? value(weeks) : unsure(weeks, `${weeks} weeks`, read.problem)
}

const FRACTIONS: ReadonlySet<Target> = new Set(['interest_rate', 'property_management_fees'])

function isFraction(target: Target): boolean {
  return isShareOfWhole(target) || FRACTIONS.has(target) || loanColumnOf(target)?.part === 'interest_rate'
}

function isShareOfWhole(target: Target): boolean {
  return target === 'part_lived_in' || (otherColumnOf(target) !== undefined && figureRowOf(target)?.unit === '%')
}

// No rate or fee is higher, and few are below a hundredth of it.
const HIGHEST_FRACTION = 0.15

/** Excel has 6.49 % as the number 0.0649. What could be either has to be confirmed. */
function readFraction(target: Target, { limits }: FigureRow, given: number): TypedFigure {
  const perCent = round(given * 100, 4)
  if (given <= 0 || given > 1 || perCent > limits.highest) return value(given)
  const isShare = isShareOfWhole(target)
  if (given <= HIGHEST_FRACTION && !isShare) return value(perCent)
  const likely = isShare ? perCent : given
  return unsure(likely, `${likely}%`, `Enter ${given}% or ${perCent}%.`)
}

/** The price of a cell, for a deposit in per cent; null where it is not certain. */
export function priceOfCell(cell: ReadCell | undefined, isOwn: boolean, head = ''): number | null {
  const read = readFigureCell('purchase_price', cell, null, isOwn, head)
  return read?.kind === 'value' ? read.value : null
}

function value(figure: number | null): TypedFigure {
  return { kind: 'value', value: figure }
}

function unsure(figure: number, reading: string, problem: string): TypedFigure {
  return { kind: 'unsure', value: figure, reading, problem }
}

function refused(problem: string): TypedFigure {
  return { kind: 'refused', problem }
}
