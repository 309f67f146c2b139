import { WEEK_PART_WORDS, type Week } from '@homeyield/domain/investment-return/where-the-week-goes'
import { formatMoney } from '@homeyield/domain/money/amount'
import type { CSSProperties } from 'react'
import styles from './where-the-week-goes.module.css'

/**
 * "Where the week goes": the week's rent as one bar, and under it, to the same scale, what it pays for and what is left over
 * or missing. The list below the bars is the same in words and figures. Source: design/experience.
 */
export function WhereTheWeekGoes({ week }: { week: Week }) {
  const costs = week.parts.reduce((sum, { amount }) => sum + amount, 0)
  const scale = Math.max(week.rent, costs, 1)
  const width = (amount: number): CSSProperties => ({ flexBasis: `${(amount / scale) * 100}%` })
  return (
    <figure className={styles.week}>
      <figcaption className={styles.title}>Where the week goes</figcaption>
      <div className={styles.bars} aria-hidden="true">
        <div className={styles.bar}>
          {week.rent > 0 ? (
            <span className={`${styles.rent} figure`} style={width(week.rent)}>
              {formatMoney(week.rent)} rent
            </span>
          ) : null}
          {week.left < 0 ? <span className={styles.short} style={width(-week.left)} /> : null}
        </div>
        <div className={styles.bar}>
          {week.parts.map(({ part, amount }) => (
            <span key={part} className={styles.part} data-part={part} style={width(amount)} />
          ))}
          {week.left > 0 ? <span className={styles.left} style={width(week.left)} /> : null}
        </div>
      </div>
      <dl className={styles.list}>
        {week.parts.map(({ part, amount }) => (
          <div key={part} className={styles.item}>
            <dt>
              <span className={styles.key} data-part={part} aria-hidden="true" />
              {WEEK_PART_WORDS[part]}
            </dt>
            <dd className="figure">{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className={styles.end} data-short={week.left < 0 ? '' : undefined}>
          <dt>{week.left < 0 ? 'Missing each week' : 'Left over each week'}</dt>
          <dd className="figure">{formatMoney(Math.abs(week.left))}</dd>
        </div>
      </dl>
    </figure>
  )
}
