import type { Day } from '@homeyield/domain/dates/calendar-day'
import { dayNumber } from '@homeyield/domain/dates/calendar-day'
import { dateText } from '../../../ui/date-text.ts'
import styles from './bright-line-bar.module.css'

interface BrightLineBarProps {
  readonly start: Day
  readonly end: Day
  /** Null where no sale is taxed. */
  readonly lastTaxedDay: Day | null
  /** Without one, no sale is marked. */
  readonly saleDay?: Day | undefined
}

/** The years from settlement with those in which a sale is taxed, and the sale. */
export function BrightLineBar({ start, end, lastTaxedDay, saleDay }: BrightLineBarProps) {
  const share = (day: Day) =>
    Math.min(Math.max((dayNumber(day) - dayNumber(start)) / (dayNumber(end) - dayNumber(start)), 0), 1)
  const taxed = lastTaxedDay === null ? 0 : share(lastTaxedDay)
  return (
    <div className="stack close small" aria-hidden="true">
      <div className={`relative flex middle one-line edged round sunken ${styles.bar}`}>
        <div className={`flex middle ${styles.taxed}`} style={{ width: `${taxed * 100}%` }}>
          {taxed > 0 ? <span className="sunken pad-ends">Taxed</span> : null}
        </div>
        {taxed < 1 ? <span className="pad-ends">Not taxed</span> : null}
        {saleDay === undefined ? null : (
          <span className={`absolute round-small ${styles.sale}`} style={{ left: `${share(saleDay) * 100}%` }} />
        )}
      </div>
      <p className="flex between pale">
        <span>{dateText(start)}</span>
        <span>{dateText(end)}</span>
      </p>
    </div>
  )
}
