import { TextField } from '../../../ui/text-field.tsx'
import { shownCell } from '../../../components/spreadsheets/cells/cell-text.ts'
import type { Preview } from './preview.ts'

interface MendRowProps {
  readonly preview: Preview
  readonly number: number
  readonly onMend: (number: number, column: number, text: string) => void
}

/** The cells of a row that are read, each in a box. */
export function MendRow({ preview: { sheet, mapping }, number, onMend }: MendRowProps) {
  const cells = sheet.rows.find((row) => row.number === number)?.cells ?? []
  return sheet.heads
    .map((head, column) => ({ head: head || `Column ${column + 1}`, column, text: shownCell(cells[column] ?? null) }))
    .filter(({ column }) => mapping[column] !== null)
    .map(({ head, column, text }) => (
      <TextField
        key={column}
        label={head}
        defaultValue={text}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' && currentTarget.value !== text) onMend(number, column, currentTarget.value)
        }}
        onBlur={({ target }) => {
          if (target.value !== text) onMend(number, column, target.value)
        }}
      />
    ))
}
