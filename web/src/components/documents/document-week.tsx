import type { AssessmentPart, AssessmentWeek } from '@homeyield/domain/assessment/assessment'
import styles from './document-week.module.css'

/** The week's rent as a bar and, to the same scale, what it pays for. The list below has the same in text. */
export function DocumentWeek({ week, colour }: { readonly week: AssessmentWeek; readonly colour: string | null }) {
  const { rent, rentShare, parts, leftLabel, leftValue, leftShare, short, gain } = week
  const sign = short ? 'loss' : gain ? 'gain' : undefined
  return (
    <div className="stack tight">
      {/* Attributes, because a page of the server allows no inline style. */}
      <svg className={`full exact ${styles.bars}`} aria-hidden="true">
        <rect className={styles.rent} width={`${rentShare}%`} height="32" rx="5" fill={colour ?? undefined} />
        <text className={`figure bold ${styles.amount}`} data-on={colour === null ? undefined : 'brand'} x="10" y="21">
          {rent}
        </text>
        {short ? <Rest from={rentShare} share={leftShare} top={0} sign={sign} /> : null}
        {placeParts(parts).map(({ from, part: { part, loan, share } }) => (
          <rect
            key={`${part} ${loan ?? ''}`}
            fill="var(--part)"
            stroke="var(--raised)"
            strokeWidth="1"
            data-part={part}
            data-loan={loan}
            x={`${from}%`}
            y="38"
            width={`${share}%`}
            height="32"
          />
        ))}
        {short || leftShare === 0 ? null : <Rest from={100 - leftShare} share={leftShare} top={38} sign={sign} />}
      </svg>
      <dl className="figure grid columns beside">
        {parts.map(({ part, loan, label, value }) => (
          <div className={`flex between tight ${styles.item}`} key={`${part} ${loan ?? ''}`}>
            <dt className="flex middle tight pale">
              <span className="swatch exact" data-part={part} data-loan={loan} aria-hidden="true" />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex between tight across above-half pad-top-tight line-above large bold" data-sign={sign}>
          <dt className="flex middle tight">{leftLabel}</dt>
          <dd>{leftValue}</dd>
        </div>
      </dl>
    </div>
  )
}

interface RestProps {
  readonly from: number
  readonly share: number
  readonly top: number
  readonly sign: 'loss' | 'gain' | undefined
}

/** What is missing or left: a frame beside what is there. */
function Rest({ from, share, top, sign }: RestProps) {
  return (
    <rect
      className={styles.rest}
      fill="transparent"
      stroke="var(--ink-quiet)"
      strokeWidth="2"
      strokeDasharray="6 4"
      data-sign={sign}
      x={`${from}%`}
      y={top + 1}
      width={`${share}%`}
      height="30"
      rx="5"
    />
  )
}

function placeParts(parts: readonly AssessmentPart[]) {
  let from = 0
  return parts.map((part) => {
    const placed = { from, part }
    from += part.share
    return placed
  })
}
