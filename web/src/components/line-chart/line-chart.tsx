import { useState } from 'react'
import type { PointerEvent } from 'react'
import { scaleOf, valueTicks } from './chart-lines.ts'
import type { ChartContent } from './chart-lines.ts'
import { shareAcross, shareDown } from './chart-paths.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartReadout, readoutText } from './chart-readout.tsx'
import { ChartTable } from './chart-table.tsx'
import styles from './line-chart.module.css'
import { yearTicks } from './chart-ticks.ts'

interface LineChartProps {
  readonly label: string
  readonly content: ChartContent
  readonly write: (value: number) => string
  /** A shorter format for the axis. */
  readonly writeTick: (value: number) => string
}

const MAX_YEARS = 5

const percent = (share: number) => `${share * 100}%`

/**
 * Lines over months, with the figures of one month above and all of them in a table below. The month follows the
 * pointer or the arrow keys; the newest otherwise. Renders nothing without figures.
 */
export function LineChart({ label, content, write, writeTick }: LineChartProps) {
  const { months, lines } = content
  const [chosen, setChosen] = useState<string | null>(null)
  const ticks = valueTicks(content)
  if (ticks.length === 0) return null
  const scale = scaleOf(ticks)
  const last = months.length - 1
  // A month that is no longer shown is replaced by the newest.
  const found = chosen === null ? -1 : months.indexOf(chosen)
  const at = found === -1 ? last : found

  function point({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = width > 0 ? (clientX - left) / width : 1
    setChosen(months[Math.round(Math.min(Math.max(share, 0), 1) * last)] ?? null)
  }

  return (
    <figure className="stack tight together" aria-label={label}>
      <ChartReadout content={content} at={at} write={write} />
      <div className={`relative tiny pale ${styles.plot}`}>
        <div className={`absolute ${styles.values} figure`} aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick}
              className={`absolute one-line ${styles.value}`}
              style={{ top: percent(shareDown(tick, scale)) }}
            >
              {writeTick(tick)}
            </span>
          ))}
        </div>
        <div
          className={`relative round-small rings ${styles.field}`}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(null)}
        >
          <ChartDrawing content={content} ticks={ticks} scale={scale} />
          <span
            className={styles.marker}
            style={{ left: percent(shareAcross(at, months.length)) }}
            aria-hidden="true"
          />
          {lines.map(({ name, figures, quiet, isPoint }) => {
            const month = isPoint ? figures.findIndex((figure) => figure !== null) : at
            const value = figures[month] ?? null
            if (value === null) return null
            const place = { left: percent(shareAcross(month, months.length)), top: percent(shareDown(value, scale)) }
            return (
              <span
                key={name}
                className={`circle exact ${styles.dot}`}
                data-quiet={quiet || undefined}
                data-point={isPoint || undefined}
                style={place}
                aria-hidden="true"
              />
            )
          })}
          <input
            type="range"
            className={`covering ${styles.slider}`}
            min={0}
            max={last}
            value={at}
            aria-label={`${label}, month by month`}
            aria-valuetext={readoutText(content, at, write)}
            onChange={(event) => setChosen(months[Number(event.target.value)] ?? null)}
          />
        </div>
        <div className={`absolute ${styles.years} figure`} aria-hidden="true">
          {yearTicks(months, MAX_YEARS).map(({ index, year }) => (
            <span
              key={year}
              className={`absolute one-line ${styles.year}`}
              style={{ left: percent(shareAcross(index, months.length)) }}
            >
              {year}
            </span>
          ))}
        </div>
      </div>
      <ChartTable label={label} content={content} write={write} />
    </figure>
  )
}
