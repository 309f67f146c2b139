import { findSavedEstimate } from '@homeyield/domain/rent/find-saved-estimate'
import { pointRent } from '@homeyield/domain/rent/point-rent'
import type { ComponentProps } from 'react'
import { RentRule } from '../../../components/rent-rule.tsx'
import { currentEntry } from '../address/market-rent.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { useEstimateRange } from '../model/use-estimate-range.ts'

type QuartilesProps = Pick<ComponentProps<typeof RentRule>, 'lower' | 'median' | 'upper'>

/**
 * The quartiles with the market's rent for the quality, the calculation's own rent where it is another, and the professional's
 * estimate. Its own component: a typed rent does not render the table again.
 */
export function RentOnRule({ lower, median, upper }: QuartilesProps) {
  const quality = useCalculator((state) => state.form.house_condition)
  const rent = useCalculator((state) => state.figures.weekly_rental_income)
  const label = useCalculator(ownLabel)
  const professional = useEstimateRange()
  const market = pointRent(lower, upper, quality)
  const isMarket = label === OLDER && rent === market
  const own = rent === null || isMarket || (label === RANGE && rent === 0) ? null : { label, rent }
  return (
    <RentRule
      lower={lower}
      median={median}
      upper={upper}
      market={{ label: 'Market rent for this quality', rent: market }}
      own={own}
      professional={professional}
    />
  )
}

/** The same of the market rent that the form has; nothing where it has none. */
export function FormRentOnRule() {
  const entry = useCalculator(currentEntry)
  const lower = useCalculator((state) => state.form.market_lower_quartile)
  const upper = useCalculator((state) => state.form.market_upper_quartile)
  const period = useCalculator((state) => state.form.market_period)
  if (lower === null || upper === null) return null
  // The median only if the market rent of today is still the one saved.
  const saved = { market_lower_quartile: lower, market_upper_quartile: upper, market_period: period }
  const estimate = entry === null ? null : findSavedEstimate(saved, entry)
  return <RentOnRule lower={lower} median={estimate?.median ?? null} upper={upper} />
}

const OLDER = 'Rent by older figures'
const RANGE = 'Your rent, from the range'

function ownLabel({ figures }: CalculatorState): string {
  const labels = { market: OLDER, range: RANGE, typed: 'Your rent' } as const
  return labels[figures.rent_source]
}
