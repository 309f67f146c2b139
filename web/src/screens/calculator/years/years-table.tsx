import type { ListedFigure } from '@homeyield/domain/figures/year-figures'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { type Column, Table } from '../../../ui/table.tsx'
import type { Working } from '@homeyield/domain/figures/workings/working'
import { WorkingButton } from './working-button.tsx'
import styles from './years-ahead.module.css'

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

interface YearsTableProps<Name extends string> {
  readonly label: string
  readonly columns: readonly Name[]
  readonly figures: Readonly<Record<Name, ListedFigure>>
  readonly years: number
  readonly text: (column: Name, year: number) => string
  readonly working: (column: Name, year: number) => Working | null
}

/** Every year, each figure of which opens its working. One is reached with Tab, the others with the arrow keys. */
export function YearsTable<Name extends string>({
  label,
  columns,
  figures,
  years,
  text,
  working,
}: YearsTableProps<Name>) {
  const [at, setAt] = useState({ row: 0, column: 0 })
  const row = Math.min(at.row, years - 1)
  const column = Math.min(at.column, columns.length - 1)

  return (
    <Table
      scrollLabel={label}
      isDense
      className={styles.table}
      columns={[
        { key: 'year', heading: 'Year', renderCell: (index) => index + 1 },
        ...columns.map((name, place): Column<number> => ({
          key: name,
          heading: figures[name].label,
          renderCell: (index) => (
            <WorkingButton
              className={styles.cell}
              tabIndex={index === row && place === column ? 0 : -1}
              onKeyDown={move}
              working={() => working(name, index + 1)}
            >
              {text(name, index + 1)}
            </WorkingButton>
          ),
          cellProps: (index) => ({ onFocus: () => setAt({ row: index, column: place }) }),
        })),
      ]}
      rows={Array.from({ length: years }, (_, index) => index)}
      rowKey={(index) => index}
    />
  )
}

function move(event: KeyboardEvent<HTMLButtonElement>) {
  const [down, right] = MOVES[event.key] ?? [0, 0]
  const cell = event.currentTarget.closest('td')
  const row = event.currentTarget.closest('tr')
  if (cell === null || row === null || (down === 0 && right === 0)) return
  event.preventDefault()
  const next = row.parentElement?.children[row.sectionRowIndex + down]?.children[cell.cellIndex + right]
  next?.querySelector('button')?.focus()
}
