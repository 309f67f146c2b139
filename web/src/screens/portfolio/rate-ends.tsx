import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { dayNumber } from '@homeyield/domain/dates/calendar-day'
import { formatDollars, formatPercent } from '@homeyield/domain/money/amount'
import { useState } from 'react'
import { ScrollRegion } from '../../components/scroll-region.tsx'
import { streetOf } from '../../components/sort-calculations.ts'
import { dateText, isoDate } from '../../ui/date-text.ts'
import { placeOnLine } from './place-on-line.ts'
import styles from './portfolio.module.css'

type RateEnd = PortfolioResponse['rate_ends'][number]

/** When the rate of each loan ends: a line of time, and a table with the same. */
export function RateEnds({ ends }: { ends: readonly RateEnd[] }) {
  const [today] = useState(() => isoDate(new Date()))
  if (ends.length === 0) return null
  const fixed = ends.flatMap(({ fixed_until }) => fixed_until ?? [])
  const { places, years } = placeOnLine(today, fixed)
  return (
    <section className={styles.part} aria-labelledby="rates">
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
      <ScrollRegion label="When your rates end, as a table" className={styles.scroll}>
        <table className={`${styles.table} ${styles.ends} figure`}>
          <thead>
            <tr>
              <th scope="col">Fixed until</th>
              <th scope="col">Home</th>
              <th scope="col">Loan</th>
              <th scope="col">Rate</th>
              <th scope="col">Owed then</th>
            </tr>
          </thead>
          <tbody>
            {ends.map(({ home_id, property, loan, fixed_until, rate, balance }, index) => (
              <tr key={rowKey(home_id, index)}>
                <th scope="row">{fixed_until === null ? 'Floating now' : dateText(fixed_until)}</th>
                <td>{streetOf(property)}</td>
                <td>{loan}</td>
                <td>{formatPercent(rate)}</td>
                <td>{formatDollars(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}

// Two loans of a home may have one name.
function rowKey(home: string, index: number): string {
  return `${home} ${index}`
}
