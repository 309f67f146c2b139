import type { XlsxCell, XlsxColumn } from '../../../components/xlsx/xlsx-sheet.ts'

/** The words of a mark, and how it looks. */
export const MARKS = { Best: 'best', Worst: 'worst', Lowest: null, Highest: null } as const

export interface FigureCell {
  readonly text: string
  /** For a file: the figure itself where there is one. */
  readonly raw: XlsxCell
  /** What must be known of the figure, or why there is none. */
  readonly note: string | null
  readonly mark: keyof typeof MARKS | null
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

/** A cell of words alone; a dash is nothing in a file. */
export function wordsCell(text: string, raw: XlsxCell = text === '–' ? null : text): FigureCell {
  return { text, raw, note: null, mark: null, difference: null }
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
