import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ScrollRegion } from '../../../components/scroll-region.tsx'
import { cellText, shownColumns, YEAR_COLUMNS } from './year-columns.ts'
import type { YearsBasis } from './year-working.ts'
import { yearWorking } from './year-working.ts'
import { WorkingButton } from './working-button.tsx'
import styles from './years-ahead.module.css'

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Every year, each figure of which opens its working. One is reached with Tab, the others with the arrow keys. */
export function YearsTable({ basis }: { basis: YearsBasis }) {
  const columns = shownColumns(basis.years)
  const [at, setAt] = useState({ row: 0, column: 0 })
  const row = Math.min(at.row, basis.years.length - 1)
  const column = Math.min(at.column, columns.length - 1)

  return (
    <ScrollRegion className={styles.scroll} label="Years ahead, as a table">
      <table className={`${styles.table} figure`}>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {YEAR_COLUMNS[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {basis.years
            .map((year, index) => ({ year, index, number: index + 1 }))
            .map(({ year, index, number }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {columns.map((name, place) => (
                  <td key={name} onFocus={() => setAt({ row: index, column: place })}>
                    <WorkingButton
                      className={styles.cell}
                      tabIndex={index === row && place === column ? 0 : -1}
                      onKeyDown={move}
                      working={() => yearWorking(name, number, basis)}
                    >
                      {cellText(name, year[name])}
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
