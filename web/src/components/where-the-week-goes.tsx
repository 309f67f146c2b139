import { describeWeek } from '@homeyield/domain/assessment/describe-week'
import type { Week, WeekPart } from '@homeyield/domain/investment-return/where-the-week-goes'
import { memo } from 'react'
import type { CSSProperties } from 'react'
import styles from './where-the-week-goes.module.css'

/**
 * "Where the week goes": the week's rent as a bar and, to the same scale, what it pays for and what is left over or
 * missing. The list below has the same in text.
 */
export function WhereTheWeekGoes({ week }: { week: Week }) {
  const { rent, rentShare, parts, leftLabel, leftValue, leftShare, short, gain } = describeWeek(week)
  const apart = parts.some(({ loan }) => loan !== undefined) ? '' : undefined
  return (
    <figure className={`stack snug ${styles.week}`} data-apart={apart}>
      <figcaption className="bold narrow">Where the week goes</figcaption>
      <div className="stack tight" aria-hidden="true">
        {/* Without rent, as in a home that one lives in, there is nothing to compare the costs with. */}
        {rentShare > 0 ? (
          <div className={`flex round-small clipped sunken exact ${styles.bar}`}>
            <span className={`figure filled grid middle bold one-line ${styles.rent}`} style={width(rentShare)}>
              {rent} rent
            </span>
            {short ? <span className={styles.short} style={width(leftShare)} /> : null}
          </div>
        ) : null}
        <div className={`flex round-small clipped sunken exact ${styles.bar}`}>
          {parts.map(({ part, loan, share }) => (
            <Bar key={keyOf(part, loan)} part={part} loan={loan} share={share} />
          ))}
          {leftShare > 0 && !short ? (
            <span className={styles.left} style={width(leftShare)} data-gain={gain ? '' : undefined} />
          ) : null}
        </div>
      </div>
      <dl className={`grid halves wide small ${styles.list}`}>
        {parts.map(({ part, loan, label, value }) => (
          <Item key={keyOf(part, loan)} part={part} loan={loan} label={label} value={value} />
        ))}
        <div
          className={`flex between tight across above-half line-above large bold pad-top-tight ${styles.end}`}
          data-short={short ? '' : undefined}
          data-gain={gain ? '' : undefined}
        >
          <dt>{leftLabel}</dt>
          <dd className="figure rigid">{leftValue}</dd>
        </div>
      </dl>
    </figure>
  )
}

interface PartProps {
  readonly part: WeekPart
  /** Of several loans apart. */
  readonly loan: number | undefined
}

// A keystroke changes few parts; memo avoids rendering the others.
const Bar = memo(function Bar({ part, loan, share }: PartProps & { readonly share: number }) {
  return <span className={styles.part} data-part={part} data-loan={loan} style={width(share)} />
})

interface ItemProps extends PartProps {
  readonly label: string
  readonly value: string
}

const Item = memo(function Item({ part, loan, label, value }: ItemProps) {
  return (
    <div className={`flex between tight ${styles.item}`}>
      <dt className="flex middle tight pale">
        <span className={`swatch exact ${styles.key}`} data-part={part} data-loan={loan} aria-hidden="true" />
        {label}
      </dt>
      <dd className="figure rigid">{value}</dd>
    </div>
  )
})

function keyOf(part: WeekPart, loan: number | undefined): string {
  return loan === undefined ? part : `${part} ${loan}`
}

function width(share: number): CSSProperties {
  return { flexBasis: `${share}%` }
}
