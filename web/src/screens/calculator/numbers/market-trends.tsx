import { ProviderCredit } from '../../../components/provider-credit.tsx'
import type { MarketTrends as Trends } from '@homeyield/contract/market-trend'
import { changesSinceFirst } from '@homeyield/domain/market-trends/changes-since-first'
import { formatMoney } from '@homeyield/domain/money/amount'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { changeText, monthText, shortMoney } from '../../../components/line-chart/chart-text.ts'
import { type ChartContent, lastYears } from '../../../components/line-chart/chart-lines.ts'
import { LineChart } from '../../../components/line-chart/line-chart.tsx'
import { call } from '../../../api-client/call.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { marketMetrics, regionCharts } from '../property-data/property-figures.ts'
import type { RegionCharts } from '../property-data/property-figures.ts'
import styles from './market-trends.module.css'
import { NotFetched } from '../property-data/provider-notes.tsx'
import { usePropertyData } from '../property-data/property-data.tsx'

const RANGES = [
  { value: '5', label: '5 years' },
  { value: '10', label: '10 years' },
  { value: '20', label: '20 years' },
] as const
type Range = (typeof RANGES)[number]['value']

const SUBJECTS = [
  {
    metric: 'median_sale_price',
    label: 'Median sale price',
    period: 'in the suburb, over 12 months',
    chart: 'sale_price',
    of: 'Sale prices',
    write: formatMoney,
    writeTick: shortMoney,
  },
  {
    metric: 'avm_value_change',
    label: 'Value change',
    period: 'in the suburb, over 5 years',
    chart: 'sale_price',
    of: 'Change in median sale price',
    // A change over some years falls while prices still rise.
    sinceFirst: true,
    write: changeText,
    writeTick: changeText,
  },
  {
    metric: 'rental_rate_change',
    label: 'Rental rate change',
    period: 'in the suburb, over 12 months',
    chart: 'weekly_rent',
    of: 'Weekly rents',
    write: formatMoney,
    writeTick: shortMoney,
  },
] as const

/** The suburb's metrics from the provider, each beside a chart of its region. */
export function MarketTrends() {
  const { status, data, retry, retrying } = usePropertyData()
  const sa2Code = useCalculator((state) => (state.form.property === '' ? null : state.form.sa2_code))
  const trends = useQuery({
    queryKey: ['market-trends', sa2Code],
    queryFn:
      sa2Code === null ? skipToken : ({ signal }) => call('readMarketTrends', { query: { sa2_code: sa2Code }, signal }),
    staleTime: Infinity,
  })
  const [range, setRange] = useState<Range>('10')
  const metrics = marketMetrics(data)
  const known = Object.values(metrics).some((text) => text !== null)
  const looking = status === 'looking' && data === null
  // 404: the area is in no region, which is no failure.
  const trendsFailed = trends.isError && !(trends.error instanceof RequestProblem && trends.error.status === 404)
  const charts = trends.data ? regionCharts(trends.data) : null
  const hasCharts = charts !== null || trends.isLoading
  const missing = status === 'failed' ? 'Not fetched' : 'Not known'
  // No layout shift: placeholders have the final height, and optional parts come last.
  return (
    <>
      <p className="pale">
        {known || looking || status === 'failed'
          ? 'Figures for the suburb, beside charts of its whole region.'
          : 'Market trend data is not available for this property'}
      </p>
      {hasCharts ? (
        <RadioGroup
          name="years"
          label="Show the last"
          value={range}
          options={RANGES}
          onChoice={(value) => setRange(value)}
        />
      ) : null}
      {known || looking || hasCharts ? (
        <div className={`stack loose ${styles.subjects}`}>
          {SUBJECTS.map((subject) => (
            <Subject
              key={subject.metric}
              subject={subject}
              metric={
                looking ? (
                  <Skeleton height="2.1875rem" width="8rem" />
                ) : (
                  <Metric text={metrics[subject.metric]} missing={missing} />
                )
              }
              chart={hasCharts ? <RegionChart subject={subject} charts={charts} years={Number(range)} /> : null}
            />
          ))}
        </div>
      ) : null}
      {trends.data ? <RegionCredit trends={trends.data} /> : null}
      {known || looking ? <ProviderCredit /> : null}
      {trendsFailed ? (
        <NotFetched
          what="The region’s prices and rents"
          busy={trends.isFetching}
          onRetry={() => void trends.refetch()}
        />
      ) : null}
      {status === 'failed' ? (
        <NotFetched
          what="The suburb’s figures"
          instead={known ? 'These are the saved figures.' : undefined}
          busy={retrying}
          onRetry={retry}
        />
      ) : null}
    </>
  )
}

type SubjectShape = (typeof SUBJECTS)[number]

function Subject({ subject, metric, chart }: { subject: SubjectShape; metric: ReactNode; chart: ReactNode }) {
  return (
    <section className="stack pad-top line-above together" aria-label={subject.label}>
      <div className="stack close packed">
        <h3>{subject.label}</h3>
        {metric}
        <p className="quiet">{subject.period}</p>
      </div>
      {chart}
    </section>
  )
}

function Metric({ text, missing }: { text: string | null; missing: string }) {
  return (
    <p className={`${text === null ? `pale ${styles.missing}` : `bold narrow dense ${styles.figure}`} figure`}>
      {text ?? missing}
    </p>
  )
}

interface RegionChartProps {
  readonly subject: SubjectShape
  readonly charts: RegionCharts | null
  readonly years: number
}

function RegionChart({ subject, charts, years }: RegionChartProps) {
  if (charts === null) return <Skeleton height="22.75rem" />
  const shown = lastYears(charts[subject.chart], years)
  const content = 'sinceFirst' in subject ? sinceFirstMonth(shown) : shown
  const place = content.lines[0]?.name ?? ''
  if (content.months.length === 0) return <p className="pale">There are no figures for {place}.</p>
  const since = 'sinceFirst' in subject ? ` since ${monthText(content.months[0] ?? '')}` : ''
  const label = `${subject.of}${since}, ${place}`
  return (
    <div className="stack tight">
      <p className="quiet">{label}</p>
      <LineChart label={label} content={content} write={subject.write} writeTick={subject.writeTick} />
    </div>
  )
}

function sinceFirstMonth({ months, lines }: ChartContent): ChartContent {
  return { months, lines: lines.map((line) => ({ ...line, figures: changesSinceFirst(line.figures) })) }
}

function RegionCredit({ trends: { source, months } }: { trends: Trends }) {
  return (
    <p className="quiet">
      {source}, to {monthText(months.at(-1) ?? '')}. These are regions, not suburbs: a guide only.
    </p>
  )
}
