import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { dayNumber } from '@homeyield/domain/dates/calendar-day'
import { formatDollars, formatPercent } from '@homeyield/domain/money/amount'
import { useState } from 'react'
import { type Column, Table } from '../../ui/table.tsx'
import { streetOf } from '../../components/sort-calculations.ts'
import { dateText, isoDate } from '../../ui/date-text.ts'
import { placeOnLine } from './place-on-line.ts'
import styles from './portfolio.module.css'

type RateEnd = PortfolioResponse['rate_ends'][number]

const COLUMNS: readonly Column<RateEnd>[] = [
  {
    key: 'until',
    heading: 'Fixed until',
    renderCell: ({ fixed_until }) => (fixed_until === null ? 'Floating now' : dateText(fixed_until)),
  },
  { key: 'home', heading: 'Home', renderCell: ({ property }) => streetOf(property), isText: true },
  { key: 'loan', heading: 'Loan', renderCell: ({ loan }) => loan, isText: true },
  { key: 'rate', heading: 'Rate', renderCell: ({ rate }) => formatPercent(rate) },
  { key: 'balance', heading: 'Owed then', renderCell: ({ balance }) => formatDollars(balance) },
]

/** When the rate of each loan ends: a line of time, and a table with the same. */
export function RateEnds({ ends }: { ends: readonly RateEnd[] }) {
  const [today] = useState(() => isoDate(new Date()))
  if (ends.length === 0) return null
  const fixed = ends.flatMap(({ fixed_until }) => fixed_until ?? [])
  const { places, years } = placeOnLine(today, fixed)
  return (
    <section className="stack" aria-labelledby="rates">
      <h2 id="rates">When your rates end</h2>
      {fixed.length === 0 ? null : (
        <div className={styles.line} aria-hidden="true">
          {years.map(({ year, place }) => (
            <span key={year} className={styles.year} style={{ left: `${place}%` }}>
              {year}
            </span>
          ))}
          {[...new Set(fixed)].map((day) => (
            <span key={day} className={styles.dot} style={{ left: `${places.get(dayNumber(day)) ?? 0}%` }} />
          ))}
        </div>
      )}
      <Table
        scrollLabel="When your rates end, as a table"
        scrollClassName={styles.scroll}
        columns={COLUMNS}
        rows={ends}
        // Two loans of a home may have one name.
        rowKey={({ home_id }, index) => `${home_id} ${index}`}
      />
    </section>
  )
}
