import type { CalculationField } from '@homeyield/domain/fields/field'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { ReadCell } from './cell-text.ts'
import type { Target } from './guess-columns.ts'

// What a spreadsheet has in the place of a result.
const ERROR = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|N\/A|NUM!|NULL!|SPILL!|CALC!)$/u
const DIGITS = /^-?[\d.,]+$/u
const COMMAS_BETWEEN_THOUSANDS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u
const POINTS_BETWEEN_THOUSANDS = /^-?\d{1,3}(?:\.\d{3})+$/u

/** Why a cell of one's own spreadsheet gives no input, or one that could be another; null when it can be read. */
export function cellProblem(target: Target, cell: ReadCell | undefined): string | null {
  if (typeof cell !== 'string') return null
  const text = cell.trim()
  if (ERROR.test(text)) return `The cell has the error ${text}`
  return isUnclear(kindOf(target), text.replaceAll(/[$%\s]/gu, ''))
    ? `“${text}” is not clear: use commas between thousands and a point before decimals`
    : null
}

function kindOf(target: Target): CalculationField['kind'] {
  return target === 'loan_duration' ? 'rate' : CALCULATION_FIELDS[target].kind
}

/** Of a country with other separators: 850.000 would be $850, and 6,49 would be 649 %. */
function isUnclear(kind: CalculationField['kind'], figure: string): boolean {
  if (!DIGITS.test(figure)) return false
  if (kind !== 'money' && kind !== 'rate' && kind !== 'whole') return false
  if (figure.includes(',')) return !COMMAS_BETWEEN_THOUSANDS.test(figure)
  // A rate has three decimals now and then.
  return kind !== 'rate' && POINTS_BETWEEN_THOUSANDS.test(figure)
}
