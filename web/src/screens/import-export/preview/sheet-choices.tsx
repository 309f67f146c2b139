import { SelectField } from '../../../ui/select-field.tsx'
import type { ReadCell } from '../../../components/spreadsheets/cells/cell-text.ts'
import { isFilled, turn } from '../../../components/spreadsheets/table/find-heads.ts'
import { layOut, type Preview } from './preview.ts'

interface SheetChoicesProps {
  readonly preview: Preview
  readonly onChange: (preview: Preview) => void
}

const DIRECTIONS = [
  ['rows', 'a row'],
  ['columns', 'a column'],
] as const

const MOST_OFFERED = 40

/** The sheet that is read, whether homes are rows or columns, and where the headings are. */
export function SheetChoices({ preview, onChange }: SheetChoicesProps) {
  const { sheets, chosen, sheet } = preview
  const { isTurned, headRow } = sheet
  const lines = (isTurned ? turn(chosen.rows) : chosen.rows)
    .map((cells, index) => ({ number: index + 1, text: textOf(cells) }))
    .filter(({ number, text }) => text !== '' && number <= Math.max(MOST_OFFERED, headRow))
  return (
    <div className="row wide">
      {sheets.length > 1 ? (
        <SelectField
          label="Sheet"
          value={chosen.name}
          options={sheets.map(({ name }) => [name, name] as const)}
          onChoice={(name) => onChange(layOut(preview, sheets.find((one) => one.name === name) ?? chosen))}
        />
      ) : null}
      <SelectField
        label="Each home is"
        value={isTurned ? 'columns' : 'rows'}
        options={DIRECTIONS}
        onChoice={(direction) =>
          onChange(layOut(preview, chosen, { headRow: null, isTurned: direction === 'columns' }))
        }
      />
      <SelectField
        label="Headings"
        value={String(headRow)}
        options={lines.map(({ number, text }) => [String(number), `${isTurned ? 'Column' : 'Row'} ${number}: ${text}`])}
        onChoice={(number) => onChange(layOut(preview, chosen, { headRow: Number(number), isTurned }))}
      />
    </div>
  )
}

const LONGEST = 40

function textOf(cells: readonly ReadCell[]): string {
  const text = cells.filter(isFilled).map(String).join(', ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
