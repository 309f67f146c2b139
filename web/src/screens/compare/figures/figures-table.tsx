import { useState } from 'react'
import { Link } from 'react-router'
import { calculationPath } from '../../../paths.ts'
import { ScrollRegion } from '../../../components/scroll-region.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { ComparedId } from '../../../components/compare-path.ts'
import type { ShownColumn } from './compared-column.ts'
import { MARKS } from './figure-row.ts'
import type { FigureCell, FigureGroup } from './figure-row.ts'
import styles from './figures-table.module.css'

/** The names of the figures, the first column and one beside it. */
const SHOWN_ON_PHONE = 3

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
      <ScrollRegion label="Comparison" className={styles.scroll}>
        <table className={`${styles.table} figure`}>
          <caption className="visually-hidden">
            The figures of each column. Best, worst and differences are from the first column on.
          </caption>
          <thead>
            <tr>
              <td className={styles.corner}>
                <span className="visually-hidden">Figure</span>
              </td>
              {columns.map((column, index) => (
                <th key={column.ids.join('.')} scope="col" className={classOf(index)}>
                  <ColumnHead column={column} onRemove={columns.length > 1 ? onRemove : null} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={SHOWN_ON_PHONE} className={styles.group}>
                  <span>{title}</span>
                </th>
                {columns.length < SHOWN_ON_PHONE ? null : (
                  <td
                    colSpan={columns.length + 1 - SHOWN_ON_PHONE}
                    className={`${styles.group} ${styles.wideOnly}`}
                    aria-hidden="true"
                  />
                )}
              </tr>
              {rows.map(({ name, label, cells }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    // The columns have no other identity than their place.
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={index} className={classOf(index)} data-mark={(cell.mark && MARKS[cell.mark]) ?? undefined}>
                      <Cell cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
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
    <div className={styles.head}>
      <Link to={to} className={styles.link}>
        {property}
        {scenario === null ? null : <span className={styles.scenario}>{scenario}</span>}
      </Link>
      {onRemove === null ? null : (
        <button
          type="button"
          className={styles.remove}
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

function Cell({ cell: { text, note, mark, difference } }: { cell: FigureCell }) {
  return (
    <>
      <span className={styles.marked}>
        <span className={styles.value}>{text}</span>
        {mark === null ? null : <span className={styles.mark}>{mark}</span>}
      </span>
      {difference === null ? null : <small className={styles.note}>{difference}</small>}
      {note === null ? null : <small className={styles.note}>{note}</small>}
    </>
  )
}
