import { useState } from 'react'
import { type Column, Table } from '../../ui/table.tsx'
import type { ChartContent } from './chart-lines.ts'
import type { Figures } from './chart-paths.ts'
import styles from './line-chart.module.css'
import { monthText } from './chart-text.ts'

interface ChartTableProps {
  readonly label: string
  readonly content: ChartContent
  readonly write: (value: number) => string
}

interface Row {
  readonly month: string
  readonly index: number
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
      <summary className="inline-flex middle tight target accent small pointer underlined">
        Figures as a table<span className="visually-hidden">: {label}</span>
      </summary>
      {open ? (
        <Table
          scrollLabel={`${label}, as a table`}
          scrollClassName={`outlined round ${styles.scroll}`}
          className={styles.table}
          isDense
          columns={[
            { key: 'month', heading: 'Month', renderCell: ({ month }) => monthText(month) },
            ...columns.map(({ name, figures }): Column<Row> => ({
              key: name,
              heading: name,
              renderCell: ({ index }) => {
                const value = figures[index] ?? null
                return value === null ? '–' : write(value)
              },
            })),
          ]}
          rows={months.map((month, index) => ({ month, index })).toReversed()}
          rowKey={({ month }) => month}
        />
      ) : null}
    </details>
  )
}
