import { SelectField } from '../../../ui/select-field.tsx'
import { Table } from '../../../ui/table.tsx'
import { type ReadCell, shownCell } from '../../../components/spreadsheets/cells/cell-text.ts'
import { type Mapping, TARGETS } from '../../../components/spreadsheets/columns/guess-columns.ts'
import type { Target } from '../../../components/spreadsheets/columns/target.ts'
import type { Spreadsheet } from '../../../components/spreadsheets/table/spreadsheet.ts'

interface MappingTableProps {
  readonly sheet: Spreadsheet
  readonly mapping: Mapping
  readonly onMap: (mapping: Mapping) => void
}

const OPTIONS: readonly (readonly [Target | '', string])[] = [['', 'Leave out'], ...TARGETS]

/** Each column of a spreadsheet with its first cell, and the input that it has. */
export function MappingTable({ sheet: { heads, rows }, mapping, onMap }: MappingTableProps) {
  return (
    <>
      <h3>What each column has</h3>
      <p>We guessed by the names. Change what is wrong; columns that are left out are not imported.</p>
      <Table
        scrollLabel="What each column has, as a table"
        columns={[
          { key: 'column', heading: 'Column', renderCell: ({ head }) => head },
          {
            key: 'first',
            heading: 'First row',
            renderCell: (_, index) => sampleOf(rows[0]?.cells[index]),
            isText: true,
          },
          {
            key: 'target',
            heading: 'Imported as',
            isText: true,
            renderCell: ({ head }, index) => (
              <SelectField
                label={<span className="visually-hidden">{head} is imported as</span>}
                value={mapping[index] ?? ''}
                options={OPTIONS}
                onChoice={(target) => onMap(mapping.with(index, target === '' ? null : target))}
              />
            ),
          },
        ]}
        rows={heads.map((head, index) => ({ head: head || `Column ${index + 1}` }))}
        rowKey={(_, index) => index}
      />
    </>
  )
}

const LONGEST = 40

function sampleOf(cell: ReadCell | undefined): string {
  const text = shownCell(cell ?? null)
  if (text === '') return '–'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
