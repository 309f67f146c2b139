import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { partLivedIn } from '@homeyield/domain/own-home/part-lived-in'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import { pointRent } from '@homeyield/domain/rent/point-rent'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setField } from '../model/calculator-transitions.ts'
import sections from '../sections/section.module.css'

/** The rooms let, and the part of the home that is lived in. */
export function RoomFields() {
  const letting = useCalculator((state) => Boolean(state.form.rooms_let))
  // A refused figure stays visible, so that it can be corrected.
  const refused = useCalculator((state) => fieldProblem(state, 'part_lived_in') !== null)
  return (
    <>
      <div className={`grid top columns ${sections.pair}`}>
        <NumberField name="rooms_let" look="line" placeholder="0" />
        <RoomRent />
      </div>
      {letting ? <ChoiceField name="room_tenants" /> : null}
      {letting || refused ? <PartLivedIn /> : null}
    </>
  )
}

function RoomRent() {
  const store = useCalculatorStore()
  const readonly = useReadonly()
  const ofRoom = useCalculator(({ form, figures }) => (form.dwelling === 'Room' ? figures.weekly_rental_income : null))
  const entry = useCalculator(roomEntry)
  const quality = useCalculator((state) => state.form.house_condition)
  const given = useCalculator((state) => state.form.room_rent)
  if (ofRoom !== null) {
    return (
      <NumberField
        name="room_rent"
        look="line"
        placeholder={writeNumber(ofRoom)}
        hint="Empty: the rent of a room above"
      />
    )
  }
  if (entry === null || readonly) return <NumberField name="room_rent" look="line" />
  const market = pointRent(entry.lower_quartile, entry.upper_quartile, quality)
  const words = `A room here rents for about ${formatMoney(market)} (confidence: ${entry.confidence}).`
  return (
    <NumberField
      name="room_rent"
      look="line"
      hint={
        given === market ? (
          words
        ) : (
          <>
            {words}{' '}
            <Button look="quiet" onClick={() => store.update(setField, 'room_rent', market)}>
              Use {formatMoney(market)}
            </Button>
          </>
        )
      }
    />
  )
}

function roomEntry({ marketRent }: CalculatorState) {
  return marketRent.status === 'found' ? findMarketRent(marketRent.entries, 'Room', 1) : null
}

function PartLivedIn() {
  const typed = useCalculator((state) => state.form.part_lived_in !== null)
  const part = useCalculator((state) => partLivedIn(state.form))
  const rooms = useCalculator((state) => state.form.rooms_let ?? 0)
  const bedrooms = useCalculator((state) => state.form.number_of_bedrooms)
  const own = bedrooms - rooms
  return (
    <>
      <NumberField
        name="part_lived_in"
        look="line"
        placeholder={typed || part === null ? '' : writeNumber(part, 1)}
        hint={
          own > 0
            ? `Of the whole home. Empty: by the bedrooms that you do not let, ${own} of ${bedrooms}`
            : 'Of the whole home: enter it, e.g. by floor area'
        }
      />
      {part === null ? (
        <Notice look="warning">
          Letting {rooms} of {bedrooms} {bedrooms === 1 ? 'bedroom' : 'bedrooms'} leaves none for you. Correct the
          bedrooms, or enter the part you live in.
        </Notice>
      ) : null}
    </>
  )
}
