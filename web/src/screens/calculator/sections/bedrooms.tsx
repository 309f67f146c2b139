import { DEFAULT_BEDROOM_RANGE, MOST_BEDROOMS_IN_MARKET_RENTS } from '@homeyield/domain/property/property-options'
import { sliderHighest } from '@homeyield/domain/loan/loan-options'
import { bedroomRange, findMarketRent, ONE_DATA_POINT } from '@homeyield/domain/rent/market-rent-choice'
import { SliderField } from '../../../ui/slider-field.tsx'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { changeBedrooms } from '../model/calculator-transitions.ts'
import { handlersOf } from './fields.tsx'
import styles from './section.module.css'

/** Bedrooms: the slider's range comes from the market rent. Source: specification section 4, "Bedroom slider range". */
export function Bedrooms() {
  const store = useCalculatorStore()
  const bedrooms = useCalculator((state) => state.form.number_of_bedrooms)
  const lowest = useCalculator((state) => rangeOf(state).lowest)
  const highest = useCalculator((state) => rangeOf(state).highest)
  const problem = useCalculator((state) => state.problems.number_of_bedrooms)
  const onePoint = useCalculator(hasOnePoint)
  const gap = useCalculator(isGap)
  const open = highest === DEFAULT_BEDROOM_RANGE.highest || highest === MOST_BEDROOMS_IN_MARKET_RENTS
  return (
    <div>
      <SliderField
        name="number_of_bedrooms"
        label="Bedrooms"
        value={bedrooms}
        lowest={lowest}
        highest={sliderHighest(highest, bedrooms)}
        marks={marksOf(lowest, sliderHighest(highest, bedrooms), open)}
        disabled={onePoint}
        valueText={open && bedrooms >= highest ? `${highest} or more` : String(bedrooms)}
        error={problem}
        onValue={(_, value) => store.update(changeBedrooms, value)}
        onUnreadable={handlersOf(store).onUnreadable}
      />
      {onePoint ? <p className={styles.note}>{ONE_DATA_POINT}</p> : null}
      {gap ? (
        <p className={styles.note} role="status">
          There is no market rent for this number of bedrooms here. Enter your own estimate below.
        </p>
      ) : null}
    </div>
  )
}

function rangeOf({ marketRent, form }: CalculatorState) {
  const range = marketRent.status === 'found' ? bedroomRange(marketRent.entries, form.dwelling) : null
  return range ?? DEFAULT_BEDROOM_RANGE
}

function hasOnePoint(state: CalculatorState): boolean {
  const { lowest, highest } = rangeOf(state)
  return state.marketRent.status === 'found' && lowest === highest
}

function isGap({ marketRent, form }: CalculatorState): boolean {
  return (
    marketRent.status === 'found' && findMarketRent(marketRent.entries, form.dwelling, form.number_of_bedrooms) === null
  )
}

function marksOf(lowest: number, highest: number, open: boolean) {
  return Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const value = lowest + index
    return { value, label: open && value === highest ? `${value}+` : String(value) }
  })
}
