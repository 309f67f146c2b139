import { type FigureName, FIGURES } from '@homeyield/domain/figures/figures'
import type { XlsxColumn } from './xlsx-sheet.ts'

/** The column of a figure of a home, such as `Net yield (%)`. */
export function figureColumn(name: FigureName, label: string = FIGURES[name].short): XlsxColumn {
  return FIGURES[name].unit === 'percent'
    ? { head: `${label} (%)`, kind: 'percent' }
    : { head: `${label} ($)`, kind: 'money' }
}
