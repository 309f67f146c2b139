import type { ListedFigure } from '@homeyield/domain/figures/year-figures'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ScrollRegion } from '../../../components/scroll-region.tsx'
import type { Working } from '@homeyield/domain/figures/workings/working'
import { WorkingButton } from './working-button.tsx'
import styles from './years-ahead.module.css'

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

interface YearsTableProps<Column extends string> {
  readonly label: string
  readonly columns: readonly Column[]
  readonly figures: Readonly<Record<Column, ListedFigure>>
  readonly years: number
  readonly text: (column: Column, year: number) => string
  readonly working: (column: Column, year: number) => Working | null
}

/** Every year, each figure of which opens its working. One is reached with Tab, the others with the arrow keys. */
export function YearsTable<Column extends string>({
  label,
  columns,
  figures,
  years,
  text,
  working,
}: YearsTableProps<Column>) {
  const [at, setAt] = useState({ row: 0, column: 0 })
  const row = Math.min(at.row, years - 1)
  const column = Math.min(at.column, columns.length - 1)

  return (
    <ScrollRegion className={styles.scroll} label={label}>
      <table className={`${styles.table} figure`}>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {figures[name].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: years }, (_, index) => index).map((index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {columns.map((name, place) => (
                <td key={name} onFocus={() => setAt({ row: index, column: place })}>
                  <WorkingButton
                    className={styles.cell}
                    tabIndex={index === row && place === column ? 0 : -1}
                    onKeyDown={move}
                    working={() => working(name, index + 1)}
                  >
                    {text(name, index + 1)}
                  </WorkingButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
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
