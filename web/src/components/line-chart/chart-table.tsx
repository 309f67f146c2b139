import { useState } from 'react'
import { ScrollRegion } from '../scroll-region.tsx'
import type { ChartContent } from './chart-lines.ts'
import type { Figures } from './chart-paths.ts'
import styles from './line-chart.module.css'
import { monthText } from './chart-text.ts'

interface ChartTableProps {
  readonly label: string
  readonly content: ChartContent
  readonly write: (value: number) => string
}

/** The figures of a chart as a table, newest first; rendered only when opened. */
export function ChartTable({ label, content: { months, lines, band }, write }: ChartTableProps) {
  const [open, setOpen] = useState(false)
  const columns: { name: string; figures: Figures }[] = [
    ...lines,
    ...(band
      ? [
          { name: 'Lower quartile', figures: band.lower },
          { name: 'Upper quartile', figures: band.upper },
        ]
      : []),
  ]
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        Figures as a table<span className="visually-hidden">: {label}</span>
      </summary>
      {open ? (
        <ScrollRegion className={styles.scroll} label={`${label}, as a table`}>
          <table className={`${styles.table} figure`}>
            <thead>
              <tr>
                <th scope="col">Month</th>
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months
                .map((month, index) => (
                  <tr key={month}>
                    <th scope="row">{monthText(month)}</th>
                    {columns.map(({ name, figures }) => {
                      const value = figures[index] ?? null
                      return <td key={name}>{value === null ? '–' : write(value)}</td>
                    })}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
    </details>
  )
}
