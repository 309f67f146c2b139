import type { ChartContent } from './chart-lines.ts'
import { bandPath, DRAWING, linePath, shareAcross, shareDown } from './chart-paths.ts'
import type { ValueScale } from './chart-paths.ts'
import styles from './line-chart.module.css'

const LINE = { stroke: 'var(--accent)', strokeWidth: 2.5 }
const QUIET = { stroke: 'var(--edge)', strokeWidth: 2, strokeDasharray: '2 4' }

interface ChartDrawingProps {
  readonly content: ChartContent
  readonly ticks: readonly number[]
  readonly scale: ValueScale
}

/** The lines, stretched to the available space without changing their stroke width. */
export function ChartDrawing({ content: { months, lines, band }, ticks, scale }: ChartDrawingProps) {
  return (
    <svg
      className="block full stretched"
      viewBox={`0 0 ${DRAWING} ${DRAWING}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="var(--hairline)"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {ticks.map((tick) => {
        const y = shareDown(tick, scale) * DRAWING
        // The zero line is emphasised when the axis goes below it.
        const zero = tick === 0 && scale.lowest < 0
        const look = zero ? { className: styles.line, stroke: 'var(--edge)' } : {}
        return <path key={tick} {...look} d={`M0,${y}H${DRAWING}`} />
      })}
      {months.map((month, index) =>
        month.endsWith('-01') ? (
          <path key={month} d={`M${shareAcross(index, months.length) * DRAWING},${DRAWING}v-14`} />
        ) : null,
      )}
      {band ? (
        <path
          className={styles.band}
          fill="var(--accent-wash)"
          stroke="none"
          d={bandPath(band.lower, band.upper, scale)}
        />
      ) : null}
      {lines
        .filter(({ isPoint }) => !isPoint)
        .toReversed()
        .map(({ name, figures, quiet }) => (
          <path key={name} className={styles.line} {...(quiet ? QUIET : LINE)} d={linePath(figures, scale)} />
        ))}
    </svg>
  )
}
