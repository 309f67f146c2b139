import { LOAN_YEARS } from '@homeyield/domain/appraisal/calculation-limits'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { FigureField } from '@homeyield/domain/fields/field'
import { readTypedFigure, type TypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { round } from '@homeyield/domain/money/round'
import type { ReadCell } from './cell-text.ts'
import type { Target } from './guess-columns.ts'

/** The row of the figure that a column has; null for other inputs. */
function figureRowOf(target: Target): Pick<FigureField, 'kind' | 'unit' | 'limits'> | null {
  if (target === 'loan_duration') return { kind: 'rate', unit: 'years', limits: LOAN_YEARS }
  const field = CALCULATION_FIELDS[target]
  return 'limits' in field ? field : null
}

/**
 * The figure of a cell; null where column or cell have none. `price` is that of the row. Only a spreadsheet of one's own
 * has rates as fractions.
 */
export function readFigureCell(
  target: Target,
  cell: ReadCell | undefined,
  price: number | null,
  isOwn: boolean,
): TypedFigure | null {
  const row = figureRowOf(target)
  if (row === null || (typeof cell !== 'string' && typeof cell !== 'number')) return null
  const read: TypedFigure =
    typeof cell === 'number'
      ? { kind: 'value', value: cell }
      : readTypedFigure(cell, row, target === 'deposit' ? price : undefined)
  const hasSign = typeof cell === 'string' && cell.includes('%')
  return isOwn && read.kind === 'value' && RATES.has(target) && !hasSign ? readFraction(target, read.value) : read
}

const RATES: ReadonlySet<Target> = new Set(['interest_rate', 'property_management_fees', 'part_lived_in'])

// No rate or fee is higher, and few are below a hundredth of it.
const HIGHEST_FRACTION = 0.25

/** Excel has 6.49 % as the number 0.0649. What could be either has to be confirmed. */
function readFraction(target: Target, value: number | null): TypedFigure {
  if (value === null || value <= 0 || value >= 1) return { kind: 'value', value }
  const perCent = round(value * 100, 4)
  if (value <= HIGHEST_FRACTION) return { kind: 'value', value: perCent }
  const likely = target === 'part_lived_in' ? perCent : value
  return { kind: 'unsure', value: likely, reading: `${likely}%`, problem: `Enter ${value}% or ${perCent}%.` }
}

/** The price of a row, for a deposit in per cent; null where it is not certain. */
export function priceOfCell(cell: ReadCell | undefined): number | null {
  const read = readFigureCell('purchase_price', cell, null, false)
  return read?.kind === 'value' ? read.value : null
}
