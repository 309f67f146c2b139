import { pointRent } from '@homeyield/domain/rent/point-rent'
import type { ComponentProps } from 'react'
import { RentRule } from '../../../components/rent-rule.tsx'
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

const OLDER = 'Rent by older figures'
const RANGE = 'Your rent, from the range'

function ownLabel({ figures }: CalculatorState): string {
  const labels = { market: OLDER, range: RANGE, typed: 'Your rent' } as const
  return labels[figures.rent_source]
}
