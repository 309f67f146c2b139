import { formatMoney } from '@homeyield/domain/money/amount'
import type { CSSProperties } from 'react'
import styles from './rent-rule.module.css'

interface RentRuleProps {
  readonly lower: number
  /** Null when unknown. */
  readonly median: number | null
  readonly upper: number
  readonly rent: number | null
  readonly estimate?: { readonly lower: number; readonly upper: number } | null
}

/**
 * The rent between the lower and upper quartile: a dot on a scale, with the professional's range above it if there is
 * one. A sentence for screen readers says the same. Source: design/experience.
 */
export function RentRule({ lower, median, upper, rent, estimate = null }: RentRuleProps) {
  // Half the box's width is added on either side, so that a rent outside the quartiles is shown.
  const margin = Math.max((upper - lower) / 2, 20)
  // An estimate further out widens the scale, until the box would become too narrow.
  const left = Math.max(Math.min(lower - margin, (estimate?.lower ?? lower) - margin / 4), lower - 4 * margin)
  const right = Math.min(Math.max(upper + margin, (estimate?.upper ?? upper) + margin / 4), upper + 4 * margin)
  const place = (value: number) => {
    const share = (value - left) / (right - left)
    return { '--at': `${Math.min(Math.max(share, 0), 1) * 100}%` } as CSSProperties
  }
  return (
    <div className={styles.rule}>
      {estimate ? (
        <div className={styles.own}>
          <p className="figure">
            Professional’s estimate: {formatMoney(estimate.lower)} to {formatMoney(estimate.upper)} a week
          </p>
          <div className={styles.lane} aria-hidden="true">
            <span
              style={{ ...place(estimate.lower), '--to': place(estimate.upper)['--at' as never] } as CSSProperties}
            />
          </div>
        </div>
      ) : null}
      <div className={styles.line} aria-hidden="true">
        <span
          className={styles.box}
          style={{ ...place(lower), '--to': place(upper)['--at' as never] } as CSSProperties}
        />
        {median === null ? null : <span className={styles.median} style={place(median)} />}
        {rent === null ? null : <span className={styles.dot} style={place(rent)} />}
      </div>
      <div className={`${styles.labels} figure`} aria-hidden="true">
        <span style={place(lower)}>
          {formatMoney(lower)}
          <small>lower</small>
        </span>
        <span style={place(upper)}>
          {formatMoney(upper)}
          <small>upper</small>
        </span>
      </div>
      <p className="visually-hidden">
        Lower quartile {formatMoney(lower)}, {median === null ? '' : `median ${formatMoney(median)}, `}upper quartile{' '}
        {formatMoney(upper)} a week
        {rent === null ? '' : `; your rent ${formatMoney(rent)}`}.
      </p>
    </div>
  )
}
