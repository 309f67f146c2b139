import type { ChartContent } from './chart-lines.ts'
import { bandPath, DRAWING, linePath, shareAcross, shareDown } from './chart-paths.ts'
import type { ValueScale } from './chart-paths.ts'
import styles from './line-chart.module.css'

interface ChartDrawingProps {
  readonly content: ChartContent
  readonly ticks: readonly number[]
  readonly scale: ValueScale
}

/** The lines, stretched to the available space without changing their stroke width. */
export function ChartDrawing({ content: { months, lines, band }, ticks, scale }: ChartDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${DRAWING} ${DRAWING}`} preserveAspectRatio="none" aria-hidden="true">
      {ticks.map((tick) => {
        const y = shareDown(tick, scale) * DRAWING
        // The zero line is emphasised when the axis goes below it.
        const zero = tick === 0 && scale.lowest < 0
        return <path key={tick} className={zero ? styles.zero : styles.rule} d={`M0,${y}H${DRAWING}`} />
      })}
      {months.map((month, index) =>
        month.endsWith('-01') ? (
          <path
            key={month}
            className={styles.rule}
            d={`M${shareAcross(index, months.length) * DRAWING},${DRAWING}v-14`}
          />
        ) : null,
      )}
      {band ? <path className={styles.band} d={bandPath(band.lower, band.upper, scale)} /> : null}
      {lines
        .filter(({ isPoint }) => !isPoint)
        .toReversed()
        .map(({ name, figures, quiet }) => (
          <path key={name} className={quiet ? styles.quiet : styles.line} d={linePath(figures, scale)} />
        ))}
    </svg>
  )
}
