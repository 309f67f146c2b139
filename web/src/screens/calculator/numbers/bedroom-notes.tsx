import { bedroomRange, findMarketRent, ONE_DATA_POINT } from '@homeyield/domain/rent/market-rent-choice'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { areBedroomsAsked, entriesOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { changeBedrooms } from '../model/calculator-transitions.ts'
import { usePropertyData } from '../property-data/property-data.tsx'
import { takeRecordedBedrooms } from '../property-data/take-recorded-bedrooms.ts'

/** Asks for the bedrooms while they are only assumed, takes those on record, and tells what the market rents lack. */
export function BedroomNotes() {
  const store = useCalculatorStore()
  const property = useCalculator((state) => state.form.property)
  const bedrooms = useCalculator((state) => state.form.number_of_bedrooms)
  const asked = useCalculator(areBedroomsAsked)
  const isMissing = useCalculator(isEntryMissing)
  const onePoint = useCalculator(hasOnePoint)
  const { status, data } = usePropertyData()
  const recorded = status === 'found' ? data.beds : null

  useEffect(() => {
    if (recorded !== null) store.update(takeRecordedBedrooms, property, recorded)
  }, [store, property, recorded])

  return (
    <>
      {asked ? (
        <p className="small">
          How many bedrooms?{' '}
          <Button
            look="quiet"
            onClick={({ currentTarget }) => {
              // The button goes: its focus moves to the slider, which opens no keyboard on a phone.
              currentTarget.closest('div')?.querySelector<HTMLElement>('input[type=range]')?.focus()
              store.update(changeBedrooms, bedrooms)
            }}
          >
            {bedrooms} is right
          </Button>
        </p>
      ) : null}
      {onePoint ? <p className="small">{ONE_DATA_POINT}</p> : null}
      {isMissing ? (
        <p className="small" role="status">
          Too little is known of this kind of home here; enter your own rent.
        </p>
      ) : null}
    </>
  )
}

function hasOnePoint({ marketRent, form }: CalculatorState): boolean {
  const entries = entriesOf(marketRent)
  const range = entries && bedroomRange(entries, form.dwelling)
  return range !== null && range.lowest === range.highest
}

/** Whether the area has market rents, but not for this home. */
function isEntryMissing({ marketRent, form }: CalculatorState): boolean {
  const entries = entriesOf(marketRent)
  return entries !== null && findMarketRent(entries, form.dwelling, form.number_of_bedrooms) === null
}
