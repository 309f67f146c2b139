import { ADDRESS_NEEDED_FOR_RENT } from '@homeyield/domain/appraisal/calculation-problems'
import {
  DWELLINGS,
  HOUSE_CONDITION,
  HOUSE_CONDITION_MARKS,
  MOST_CAR_PARKS,
} from '@homeyield/domain/property/property-options'
import { availableDwellings } from '@homeyield/domain/rent/market-rent-choice'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { changeDwelling, changeQuality } from '../model/calculator-transitions.ts'
import { FigureSlider, handlersOf } from './fields.tsx'
import { AddressFinder } from '../address/address-finder.tsx'
import { RecordPhoto } from '../property-data/record-photo.tsx'
import { Bedrooms } from './bedrooms.tsx'
import { OwnPhoto } from './own-photo.tsx'
import { Editable } from './editable.tsx'
import { Rent } from './rent.tsx'
import { Section } from './section.tsx'

const CAR_PARK_MARKS = [
  { value: 0, label: '0' },
  { value: MOST_CAR_PARKS, label: `${MOST_CAR_PARKS}+` },
]

/** The property and what it would rent for. */
export function RentalAssessmentSection({ premium }: { premium: boolean }) {
  const nowhere = useCalculator((state) => state.form.property === '')
  return (
    <Section name="rental-assessment" title="Rental Assessment">
      <Editable>
        <AddressFinder premium={premium} />
        <OwnPhoto premium={premium}>
          <RecordPhoto />
        </OwnPhoto>
        <Bedrooms />
        <FigureSlider name="number_of_car_parks" highest={MOST_CAR_PARKS} step={1} marks={CAR_PARK_MARKS} />
        <Quality />
        <DwellingChoice />
      </Editable>
      {nowhere ? <Notice>{ADDRESS_NEEDED_FOR_RENT}</Notice> : null}
      <Rent />
    </Section>
  )
}

function Quality() {
  const store = useCalculatorStore()
  const quality = useCalculator((state) => state.form.house_condition)
  const problem = useCalculator((state) => state.problems.house_condition)
  return (
    <SliderField
      name="house_condition"
      label="Property quality"
      value={quality}
      lowest={HOUSE_CONDITION.lowest}
      highest={HOUSE_CONDITION.highest}
      marks={HOUSE_CONDITION_MARKS}
      suffix="%"
      valueText={qualityWords(quality)}
      error={problem}
      onValue={(_, value) => store.update(changeQuality, value)}
      onUnreadable={handlersOf(store).onUnreadable}
    />
  )
}

function qualityWords(quality: number): string {
  const mark = HOUSE_CONDITION_MARKS.find(({ value }) => value === quality)
  return mark ? `${quality} per cent, ${mark.label}` : `${quality} per cent`
}

function DwellingChoice() {
  const store = useCalculatorStore()
  const dwelling = useCalculator((state) => state.form.dwelling)
  const marketRent = useCalculator((state) => state.marketRent)
  const available = marketRent.status === 'found' ? availableDwellings(marketRent.entries) : DWELLINGS
  const options = DWELLINGS.map((value) => ({ value, disabled: value !== dwelling && !available.includes(value) }))
  return (
    <ChoiceField
      name="dwelling"
      label="Dwelling type"
      value={dwelling}
      options={options}
      onChoice={(_, chosen) => store.update(changeDwelling, chosen)}
      hint={available.length < DWELLINGS.length ? 'Types without market rent here are struck out.' : undefined}
    />
  )
}
