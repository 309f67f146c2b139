import { formatDollars, formatMoney, formatPercent } from '../money/amount.ts'
import { writeNumber } from '../money/write-number.ts'

/** How a figure is written; `dollars` is money without its cents. */
export type FigureUnit = 'money' | 'dollars' | 'percent' | 'points'

const WRITE: Readonly<Record<FigureUnit, (value: number) => string>> = {
  money: formatMoney,
  dollars: formatDollars,
  percent: formatPercent,
  points: (value) => `${value < 0 ? '−' : ''}${writeNumber(Math.abs(value), 2, 2)} points`,
}

/** A figure with its unit; a dash where it is not known. */
export function writeFigure(unit: FigureUnit, value: number | null): string {
  return value === null ? '–' : WRITE[unit](value)
}

/** From another figure, with its sign; nothing where they are the same. */
export function writeDifference(unit: FigureUnit, difference: number): string | null {
  return difference === 0 ? null : `${difference > 0 ? '+' : ''}${WRITE[unit](difference)}`
}
