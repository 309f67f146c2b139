import type { YearBeforeTax } from '@homeyield/domain/analysis/projection/years-ahead'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { useState } from 'react'
import { scaleOf } from '../../../components/line-chart/chart-lines.ts'
import type { ValueScale } from '../../../components/line-chart/chart-paths.ts'
import { shareDown } from '../../../components/line-chart/chart-paths.ts'
import { shortMoney } from '../../../components/line-chart/chart-text.ts'
import { niceTicks } from '../../../components/line-chart/chart-ticks.ts'
import { LegendKey, type LegendLook } from '../../../components/legend-key.tsx'
import styles from './years-chart.module.css'

// Of a drawing, which is stretched to its room.
const HEIGHT = 100
const GAP = 0.12

const FILLS = {
  debt: 'var(--edge)',
  equity: 'var(--accent)',
  owed: 'var(--loss)',
  loss: 'var(--loss)',
  gain: 'var(--accent)',
}
const FLAT = { stroke: 'var(--ink)', strokeWidth: 2, strokeDasharray: '6 4' }
const BEFORE = { stroke: 'var(--ink-quiet)', strokeWidth: 2 }
const AFTER = { stroke: 'var(--accent)', strokeWidth: 3, strokeDasharray: '2 4', strokeLinecap: 'round' } as const

const NONE: readonly number[] = []

const dollars = (amount: number | null) => writeFigure('dollars', amount)

interface Entry {
  readonly look: LegendLook
  readonly name: string
  readonly text: string
}

interface YearsChartProps {
  readonly years: readonly YearBeforeTax[]
  /** What the home is worth in every year if values do not grow; null where it is not known. */
  readonly worth: number | null
  /** The cash of each year after tax, until the sale; none while it is not known. */
  readonly afterTax?: readonly number[]
}

/** Equity over debt with the cash of each year below; the table of years has the same figures. */
export function YearsChart({ years, worth, afterTax = NONE }: YearsChartProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const last = years.length - 1
  const at = Math.min(chosen ?? last, last)
  const shown = years[at]
  if (shown === undefined) return null
  const entries: Entry[] = [
    { look: 'equity', name: 'Equity', text: dollars(shown.equity) },
    { look: 'debt', name: 'Debt', text: dollars(shown.debt) },
    {
      look: 'flat',
      name: 'Equity if values do not grow',
      text: dollars(worth === null ? null : worth - shown.debt),
    },
    {
      look: afterTax.length === 0 ? 'cash' : 'before',
      name: 'Cash before tax',
      text: dollars(shown.cash_flow_before_tax),
    },
    ...(afterTax.length === 0
      ? []
      : [
          {
            look: 'after' as const,
            name: 'Cash after tax',
            text: at < afterTax.length ? dollars(afterTax[at] ?? 0) : '–',
          },
        ]),
  ]
  const values = niceTicks(0, Math.max(worth ?? 0, ...years.map(({ value, debt }) => Math.max(value ?? 0, debt)), 1), 4)
  const numbered = years.map((year, index) => ({ year, index, number: index + 1 }))
  const flows = years.map(({ cash_flow_before_tax: cash }) => cash)
  const cash = niceTicks(Math.min(0, ...flows, ...afterTax), Math.max(0, ...flows, ...afterTax), 2)
  return (
    <figure className="stack tight" aria-label="Equity, debt and cash of each year">
      <p className="bold">Year {at + 1}</p>
      <dl className="flex wrap wide">
        {entries.map(({ look, name, text }) => (
          <div key={look}>
            <dt className="quiet flex middle tight">
              <LegendKey look={look} />
              {name}
            </dt>
            <dd className="figure">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="stack relative rings">
        <Plot ticks={values} count={years.length} at={at} tall>
          {(scale) => (
            <>
              {numbered.map(({ year, index, number }) => (
                <g key={number}>
                  <Bar look="debt" index={index} from={0} to={year.debt} scale={scale} />
                  <Bar
                    look={(year.equity ?? 0) < 0 ? 'owed' : 'equity'}
                    index={index}
                    from={year.debt}
                    to={year.value ?? year.debt}
                    scale={scale}
                  />
                </g>
              ))}
              {worth === null ? null : <path {...FLAT} d={`M0,${shareDown(worth, scale) * HEIGHT}H${years.length}`} />}
            </>
          )}
        </Plot>
        <Plot ticks={cash} count={years.length} at={at}>
          {(scale) =>
            afterTax.length === 0 ? (
              numbered.map(({ year: { cash_flow_before_tax: flow }, index, number }) => (
                <Bar key={number} look={flow < 0 ? 'loss' : 'gain'} index={index} from={0} to={flow} scale={scale} />
              ))
            ) : (
              <>
                <path stroke="var(--edge)" d={`M0,${shareDown(0, scale) * HEIGHT}H${years.length}`} />
                <path {...BEFORE} d={linePath(flows, scale)} />
                <path {...AFTER} d={linePath(afterTax, scale)} />
              </>
            )
          }
        </Plot>
        <input
          type="range"
          className={`covering pointer ${styles.chooser}`}
          min={1}
          max={years.length}
          value={at + 1}
          aria-label="Equity, debt and cash, year by year"
          aria-valuetext={`Year ${at + 1}: ${entries.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
          onChange={(event) => setChosen(Number(event.target.value) - 1)}
        />
      </div>
      <p className={`quiet flex between ${styles.ends}`} aria-hidden="true">
        <span>Year 1</span>
        <span>Year {years.length}</span>
      </p>
    </figure>
  )
}

/** A line through the middle of each year; one year is as wide as the year. */
function linePath(flows: readonly number[], scale: ValueScale): string {
  const heights = flows.map((flow) => shareDown(flow, scale) * HEIGHT)
  const [only] = heights
  if (heights.length === 1) return `M0,${only}H1`
  return heights.map((height, index) => `${index === 0 ? 'M' : 'L'}${index + 0.5},${height}`).join('')
}

interface PlotProps {
  readonly ticks: readonly number[]
  readonly count: number
  readonly at: number
  readonly tall?: boolean
  readonly children: (scale: ValueScale) => React.ReactNode
}

function Plot({ ticks, count, at, tall = false, children }: PlotProps) {
  const scale = scaleOf(ticks)
  return (
    <div className={`relative above-half ${styles.plot}`} data-tall={tall || undefined} aria-hidden="true">
      <div className={`${styles.values} figure`}>
        {ticks.map((tick) => (
          <span key={tick} className="absolute quiet one-line" style={{ top: `${shareDown(tick, scale) * 100}%` }}>
            {shortMoney(tick)}
          </span>
        ))}
      </div>
      <svg className="full stretched" viewBox={`0 0 ${count} ${HEIGHT}`} preserveAspectRatio="none" fill="none">
        <rect fill="var(--sunken)" x={at} y={0} width={1} height={HEIGHT} />
        {ticks.map((tick) => (
          <path key={tick} stroke="var(--hairline)" d={`M0,${shareDown(tick, scale) * HEIGHT}H${count}`} />
        ))}
        {children(scale)}
      </svg>
    </div>
  )
}

interface BarProps {
  readonly look: keyof typeof FILLS
  readonly index: number
  readonly from: number
  readonly to: number
  readonly scale: ValueScale
}

function Bar({ look, index, from, to, scale }: BarProps) {
  const [top, bottom] = [Math.max(from, to), Math.min(from, to)].map((value) => shareDown(value, scale) * HEIGHT)
  if (top === undefined || bottom === undefined) return null
  return (
    <rect
      className="exact"
      fill={FILLS[look]}
      x={index + GAP / 2}
      y={top}
      width={1 - GAP}
      height={Math.max(bottom - top, 0)}
    />
  )
}
