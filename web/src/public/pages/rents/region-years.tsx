import type { RegionRents } from '@homeyield/contract/market-trend'
import { formatMoney } from '@homeyield/domain/money/amount'
import { lastYears, scaleOf, valueTicks } from '../../../components/line-chart/chart-lines.ts'
import { DRAWING, linePath, shareAcross, shareDown } from '../../../components/line-chart/chart-paths.ts'
import { monthText, shortMoney } from '../../../components/line-chart/chart-text.ts'
import { yearTicks } from '../../../components/line-chart/chart-ticks.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { Table } from '../../../ui/table.tsx'
import styles from './rents.module.css'

const [YEARS, MOST_YEARS] = [10, 5]
/** Where the lines are, in per cent of the drawing: the years are below them. */
const [TOP, HEIGHT, BASE] = [8, 80, 98]

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** The rents of a region over ten years as a line, with the figures in a table behind it. Without styles of its own elements and script. */
export function RegionYears({ rents: { place, months, weekly_rent, source } }: { readonly rents: RegionRents }) {
  const content = lastYears({ months, lines: [{ name: place, figures: weekly_rent }] }, YEARS)
  const figures = content.lines[0]?.figures ?? []
  const ticks = valueTicks(content)
  const [first, last] = [content.months[0] ?? '', content.months.at(-1) ?? '']
  if (ticks.length === 0) return <p className="quiet">There are no rents over time for this region.</p>
  const scale = scaleOf(ticks)
  const label = `Median weekly rents of all homes in ${place}, ${monthText(first)} to ${monthText(last)}`
  const down = (share: number) => percent((TOP + HEIGHT * share) / 100)
  return (
    <figure className="stack tight">
      <svg
        className="block full tiny"
        height="224"
        overflow="visible"
        fill="var(--ink-quiet)"
        role="img"
        aria-label={`${label}. The table has the figures.`}
      >
        {ticks.map((tick) => {
          const y = down(shareDown(tick, scale))
          return (
            <g key={tick}>
              <line stroke="var(--hairline)" x1="0" x2="100%" y1={y} y2={y} />
              <text y={y} dy="-4">
                {shortMoney(tick)}
              </text>
            </g>
          )
        })}
        {yearTicks(content.months, MOST_YEARS).map(({ index, year }) => (
          <text key={year} x={percent(shareAcross(index, content.months.length))} y={`${BASE}%`} textAnchor="middle">
            {year}
          </text>
        ))}
        <svg
          y={`${TOP}%`}
          width="100%"
          height={`${HEIGHT}%`}
          viewBox={`0 0 ${DRAWING} ${DRAWING}`}
          preserveAspectRatio="none"
        >
          <path
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            d={linePath(figures, scale)}
          />
        </svg>
      </svg>
      <figcaption className="quiet">
        {label}. {source}. These are all homes of the region, not homes of this suburb: compare how the line moves, not
        how high it is.
      </figcaption>
      <details>
        <summary className="target accent pointer content-middle">The figures as a table</summary>
        <ScrollRegion label={`${label}, as a table`} className={styles.months}>
          <Table
            isDense
            columns={[
              { key: 'month', heading: 'Month', renderCell: ({ month }) => monthText(month) },
              {
                key: 'rent',
                heading: place,
                renderCell: ({ rent }) => (rent === null ? '–' : formatMoney(rent)),
              },
            ]}
            rows={content.months.map((month, index) => ({ month, rent: figures[index] ?? null })).toReversed()}
            rowKey={({ month }) => month}
          />
        </ScrollRegion>
      </details>
    </figure>
  )
}
