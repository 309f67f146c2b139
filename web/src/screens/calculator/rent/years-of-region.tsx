import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { rentPerBedroom, weeksOfRent } from '@homeyield/domain/rent/price-in-rents'
import type { RegionRents } from '@homeyield/contract/market-trend'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import { monthText, shortMoney } from '../../../components/line-chart/chart-text.ts'
import { LineChart } from '../../../components/line-chart/line-chart.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { currentEntry } from '../address/market-rent.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { NotFetched } from '../property-data/provider-notes.tsx'
import { isRefused } from '../figures/shown-figure.ts'
import { regionYears } from './region-years.ts'
import { FigureList } from '../../../ui/figure-list.tsx'

/** Rents of the region over the years with the area's estimate, and the price against the rent. */
export function YearsOfRegion() {
  const rents = useRegionRents()
  return (
    <Panel name="years-of-region" title={rents.data ? `Years of ${rents.data.place}` : 'Years of the region'}>
      <div className="stack">
        <RegionChart rents={rents} />
        <PriceAgainstRent />
        <p className="quiet">
          These are rents from bonds, which tenants agreed to pay when a tenancy began. Advertised rents are what owners
          ask for: they may be higher, and a home that does not let at its price stays advertised.
        </p>
      </div>
    </Panel>
  )
}

function useRegionCode(): string | null {
  return useCalculator((state) => (state.form.property === '' ? null : state.form.sa2_code))
}

function useRegionRents(): UseQueryResult<RegionRents> {
  const sa2Code = useRegionCode()
  return useQuery({
    queryKey: ['region-rents', sa2Code],
    queryFn:
      sa2Code === null ? skipToken : ({ signal }) => call('readRegionRents', { query: { sa2_code: sa2Code }, signal }),
    staleTime: Infinity,
  })
}

function RegionChart({ rents }: { rents: UseQueryResult<RegionRents> }) {
  const sa2Code = useRegionCode()
  const entry = useCalculator(currentEntry)
  if (sa2Code === null) return <p className="quiet">Choose an address to see the rents of its region.</p>
  // 404: the area is in no region, which is no failure.
  const isUnknown = rents.error instanceof RequestProblem && rents.error.status === 404
  if (rents.isError && !isUnknown) {
    return <NotFetched what="The region’s rents" busy={rents.isFetching} onRetry={() => void rents.refetch()} />
  }
  if (rents.isPending) return <Skeleton height="22.75rem" />
  const content = rents.data ? regionYears(rents.data, entry) : null
  if (!rents.data || content === null || content.months.length === 0) {
    return <p className="quiet">There are no rents over time for this region.</p>
  }
  const label = `Median weekly rents, ${rents.data.place}`
  return (
    <div className="stack">
      <p className="quiet">{label}</p>
      <LineChart label={label} content={content} write={formatMoney} writeTick={shortMoney} />
      <p className="quiet">
        {rents.data.source}, to {monthText(content.months.at(-1) ?? '')}. The line is all homes of the region, not homes
        like this one: compare how it moves, not how high it is.
      </p>
    </div>
  )
}

function PriceAgainstRent() {
  const price = useCalculator((state) => state.form.purchase_price)
  const rent = useCalculator((state) => (hasRent(state.figures) ? state.figures.weekly_rental_income : null))
  const bedrooms = useCalculator((state) => state.form.number_of_bedrooms)
  const isRoom = useCalculator((state) => state.form.dwelling === 'Room')
  const refused = useCalculator((state) => isRefused(state))
  const weeks = refused ? null : weeksOfRent(price, rent)
  const each = refused || isRoom ? null : rentPerBedroom(rent, bedrooms)
  return (
    <FigureList
      figures={[
        {
          label: 'Weeks of rent in the price',
          value: weeks === null ? '–' : writeNumber(weeks),
          note:
            weeks === null || price === null || rent === null
              ? 'Needs a purchase price and a rent.'
              : `Price ${formatMoney(price)} ÷ ${formatMoney(rent)} a week`,
        },
        {
          label: 'Rent of each bedroom',
          value: each === null ? '–' : `${formatMoney(each)} a week`,
          note: isRoom
            ? 'The rent is one room’s.'
            : each === null || rent === null
              ? 'Needs a rent.'
              : `${formatMoney(rent)} a week ÷ ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`,
        },
      ]}
    />
  )
}
