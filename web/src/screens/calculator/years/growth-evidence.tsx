import type { Growth } from '@homeyield/contract/market-trend'
import { formatPercent } from '@homeyield/domain/money/amount'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { NotFetched } from '../property-data/provider-notes.tsx'

type Shown = 'value_growth_pct' | 'rent_growth_pct'

/** What prices or rents did in the country and in the home's region. */
export function GrowthEvidence({ of }: { of: Shown }) {
  const { data } = useGrowth()
  return data ? <>{growthWords(data, of)}</> : null
}

/** Where the evidence comes from, and until when. */
export function GrowthSource() {
  const growth = useGrowth()
  if (growth.isError) {
    return (
      <NotFetched what="What prices and rents did" busy={growth.isFetching} onRetry={() => void growth.refetch()} />
    )
  }
  const until = growth.data?.places[0]?.spans[0]?.to
  if (!growth.data || until === undefined) return null
  return (
    <p className="quiet">
      What prices and rents did: {growth.data.source}, means of whole years to {until}, compounded. The past is no
      promise: “If values do not grow” is always in the chart.
    </p>
  )
}

/** In a sentence for each place, such as “New Zealand: 4.96% a year from 2006 to 2025, −0.99% from 2021.” */
export function growthWords({ places }: Growth, of: Shown): string {
  return places
    .map(({ place, spans }) => {
      const known = spans.flatMap(({ from, to, prices_pct, rents_pct }) => {
        const pct = of === 'value_growth_pct' ? prices_pct : rents_pct
        return pct === null ? [] : [{ from, to, pct }]
      })
      const parts = known.map(({ from, to, pct }, index) =>
        index === 0 ? `${formatPercent(pct)} a year from ${from} to ${to}` : `${formatPercent(pct)} from ${from}`,
      )
      return parts.length === 0 ? '' : `${place}: ${parts.join(', ')}.`
    })
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function useGrowth(): UseQueryResult<Growth> {
  const sa2Code = useCalculator((state) => (state.form.property === '' ? null : state.form.sa2_code))
  return useQuery({
    queryKey: ['growth', sa2Code],
    queryFn: ({ signal }) => call('readGrowth', { query: sa2Code === null ? {} : { sa2_code: sa2Code }, signal }),
    staleTime: Infinity,
  })
}
