import type { AssessmentPart, AssessmentWeek } from '@homeyield/domain/assessment/assessment'

/** The week's rent as a bar and, to the same scale, what it pays for. The list below has the same in text. */
export function DocumentWeek({ week, colour }: { readonly week: AssessmentWeek; readonly colour: string | null }) {
  const { rent, rentShare, parts, leftLabel, leftValue, leftShare, short, gain } = week
  const sign = short ? 'loss' : gain ? 'gain' : undefined
  return (
    <div className="stack tight">
      {/* Attributes, because a page of the server allows no inline style. */}
      <svg className="full exact" height="70" aria-hidden="true">
        <rect fill={colour ?? 'var(--accent)'} width={`${rentShare}%`} height="32" rx="5" />
        {/* White can be read on the colour of a brand. */}
        <text className="figure bold" fill={colour === null ? 'var(--on-accent)' : '#fff'} x="10" y="21">
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
          <div className="flex between tight pad-line" key={`${part} ${loan ?? ''}`}>
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
      fill="transparent"
      stroke={sign === undefined ? 'var(--ink-quiet)' : `var(--${sign})`}
      strokeWidth="2"
      strokeDasharray="6 4"
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
