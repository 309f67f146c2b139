import {
  DEFAULT_BEDROOM_RANGE,
  HOUSE_CONDITION_MARKS,
  MAX_BEDROOMS_IN_MARKET_RENTS,
  MAX_CAR_PARKS,
} from '@homeyield/domain/property/property-options'
import { bedroomRange } from '@homeyield/domain/rent/market-rent-choice'
import { sliderHighest } from '@homeyield/domain/loans/loan-options'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { AddressFinder } from '../address/address-finder.tsx'
import { OwnPhoto, RecordPhoto } from '../property-data/photo.tsx'
import { type CalculatorState, entriesOf } from '../model/calculator-state.ts'
import { Editable } from '../sections/editable.tsx'
import { FieldSection } from '../sections/field-section.tsx'
import { BedroomNotes } from './bedroom-notes.tsx'
import { Rent } from './rent.tsx'
import styles from '../sections/section.module.css'

const CAR_PARK_MARKS = [
  { value: 0, label: '0' },
  { value: MAX_CAR_PARKS, label: `${MAX_CAR_PARKS}+` },
]

export function RentalAssessmentSection({ premium }: { premium: boolean }) {
  const nowhere = useCalculator((state) => state.form.property === '')
  return (
    <FieldSection name="rental-assessment" title="Rental Assessment">
      <Editable>
        <AddressFinder premium={premium} />
        <div
          className={
            premium && !nowhere
              ? `grid top shrinks ${styles.photoAndFacts}`
              : `grid top shrinks ${styles.photoOverFacts}`
          }
        >
          <OwnPhoto premium={premium}>
            <RecordPhoto />
          </OwnPhoto>
          <div className={`grid top shrinks ${styles.columns}`}>
            <Bedrooms />
            <NumberField name="number_of_car_parks" slider={{ highest: MAX_CAR_PARKS, marks: CAR_PARK_MARKS }} />
            <Quality />
            <ChoiceField name="dwelling" />
          </div>
        </div>
      </Editable>
      <Rent />
    </FieldSection>
  )
}

function Quality() {
  const quality = useCalculator((state) => state.form.house_condition)
  return (
    <NumberField name="house_condition" slider={{ marks: HOUSE_CONDITION_MARKS, valueText: qualityWords(quality) }} />
  )
}

function qualityWords(quality: number): string {
  const mark = HOUSE_CONDITION_MARKS.find(({ value }) => value === quality)
  return mark ? `${quality} per cent, ${mark.label}` : `${quality} per cent`
}

/** The slider's range comes from the market rent, and grows to the count. */
function Bedrooms() {
  const bedrooms = useCalculator((state) => state.form.number_of_bedrooms)
  const lowest = useCalculator((state) => Math.min(rangeOf(state).lowest, state.form.number_of_bedrooms))
  const highest = useCalculator((state) => sliderHighest(rangeOf(state).highest, state.form.number_of_bedrooms))
  const nowhere = useCalculator((state) => state.form.property === '')
  const open = highest === DEFAULT_BEDROOM_RANGE.highest || highest === MAX_BEDROOMS_IN_MARKET_RENTS
  return (
    <div>
      <NumberField
        name="number_of_bedrooms"
        slider={{
          lowest,
          highest,
          marks: marksOf(lowest, highest, open),
          valueText: open && bedrooms === highest ? `${highest} or more` : String(bedrooms),
        }}
      />
      {nowhere ? null : <BedroomNotes />}
    </div>
  )
}

// A single count is no range to choose from.
function rangeOf({ marketRent, form }: CalculatorState) {
  const entries = entriesOf(marketRent)
  const range = entries && bedroomRange(entries, form.dwelling)
  return range === null || range.lowest === range.highest ? DEFAULT_BEDROOM_RANGE : range
}

function marksOf(lowest: number, highest: number, open: boolean) {
  const marks = Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const value = lowest + index
    return { value, label: open && value === highest ? `${value}+` : String(value) }
  })
  // More do not fit beside each other on a phone.
  return marks.length > 9 ? marks.filter(({ value }) => value === lowest || value === highest) : marks
}
