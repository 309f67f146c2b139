import type { XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import type { ShownColumn } from './compared-column.ts'
import type { FigureGroup } from './figure-row.ts'

/** The shown figures for a file: a home or scenario in each row, so that every column has figures of one kind. */
export function figuresSheet(groups: readonly FigureGroup[], columns: readonly ShownColumn[]): XlsxSheet {
  const rows = groups.flatMap((group) => group.rows)
  return {
    name: 'Comparison',
    columns: [
      { head: 'Address', kind: 'text' },
      { head: 'Scenario', kind: 'text' },
      ...rows.map(({ label, unit, kind }) => ({ head: unit === '' ? label : `${label} (${unit})`, kind })),
    ],
    rows: columns.map(({ property, scenario }, index) => [
      property,
      scenario,
      ...rows.map(({ cells }) => cells[index]?.raw ?? null),
    ]),
  }
}
