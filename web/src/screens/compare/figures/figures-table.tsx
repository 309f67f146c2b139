import { useState } from 'react'
import { Link } from 'react-router'
import { calculationPath } from '../../../paths.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { ComparedId } from '../../../components/compare-path.ts'
import type { ShownColumn } from './compared-column.ts'
import { MARKS } from './figure-row.ts'
import type { FigureCell, FigureGroup, FigureRow } from './figure-row.ts'
import styles from './figures-table.module.css'

interface FiguresTableProps {
  readonly columns: readonly ShownColumn[]
  readonly groups: readonly FigureGroup[]
  readonly onRemove: (ids: ComparedId) => void
}

/** Figures in rows, homes in columns. A phone shows the first column and one beside it. */
export function FiguresTable({ columns, groups, onRemove }: FiguresTableProps) {
  const [chosen, setChosen] = useState(1)
  const beside = Math.min(chosen, columns.length - 1)
  const classOf = (index: number) => (index === 0 || index === beside ? undefined : styles.wideOnly)
  return (
    <>
      {columns.length > 2 ? (
        <div className={styles.chooser}>
          <SelectField
            label="Beside the first"
            value={String(beside)}
            options={columns.slice(1).map(({ name }, index) => [String(index + 1), name] as const)}
            onChoice={(index) => setChosen(Number(index))}
          />
        </div>
      ) : null}
      <Table
        scrollLabel="Comparison"
        scrollClassName={`inset outlined round raised shadow ${styles.scroll}`}
        className={styles.table}
        caption="The figures of each column. Best, worst and differences are from the first column on."
        isCaptionHidden
        columns={[
          {
            key: 'figure',
            heading: <span className="visually-hidden">Figure</span>,
            renderCell: ({ label }) => label,
          },
          ...columns.map((column, index): Column<FigureRow> => ({
            key: column.ids.join('.'),
            heading: <ColumnHead column={column} onRemove={columns.length > 1 ? onRemove : null} />,
            headProps: { className: classOf(index) },
            renderCell: ({ cells }) => <Cell cell={cells[index]} />,
            cellProps: ({ cells }) => {
              const mark = cells[index]?.mark ?? null
              return { className: classOf(index), 'data-mark': (mark && MARKS[mark]) ?? undefined }
            },
          })),
        ]}
        groups={groups.map((group) => ({ ...group, key: group.title }))}
        rowKey={({ name }) => name}
      />
    </>
  )
}

interface ColumnHeadProps {
  readonly column: ShownColumn
  readonly onRemove: ((ids: ComparedId) => void) | null
}

function ColumnHead({ column, onRemove }: ColumnHeadProps) {
  const { ids, property, scenario, name } = column
  const [id, scenarioId] = ids
  const to = scenarioId === undefined ? calculationPath(id) : `${calculationPath(id)}?scenario=${scenarioId}`
  return (
    <div className={`flex bottom far close ${styles.head}`}>
      <Link to={to} className={styles.link}>
        {property}
        {scenario === null ? null : <span className={`block small regular ${styles.scenario}`}>{scenario}</span>}
      </Link>
      {onRemove === null ? null : (
        <button
          type="button"
          className={`square rigid round pale washes no-print to-edge ${styles.remove}`}
          aria-label={`Remove ${name} from the comparison`}
          onClick={() => onRemove(ids)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </div>
  )
}

function Cell({ cell }: { cell: FigureCell | undefined }) {
  if (cell === undefined) return null
  const { text, note, mark, difference } = cell
  return (
    <>
      <span className={`flex baseline close ${styles.marked}`}>
        <span className={`bold lines ${styles.value}`}>{text}</span>
        {mark === null ? null : <span className={`round-small bold tiny pad-ends ${styles.mark}`}>{mark}</span>}
      </span>
      {difference === null ? null : <small>{difference}</small>}
      {note === null ? null : <small>{note}</small>}
    </>
  )
}
