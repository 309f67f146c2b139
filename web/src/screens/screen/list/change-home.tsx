import type { Screening, ScreeningHome } from '@homeyield/contract/screening'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FigureInput } from './figure-input.tsx'
import type { HomeChange } from './list-changes.ts'
import styles from './other-homes.module.css'

interface ChangeHomeProps {
  readonly home: ScreeningHome
  readonly terms: Screening['terms']
  /** The id of the button that opens the form, and has the focus again afterwards. */
  readonly opener: string
  /** Stored after a pause, or at once where the server has to find the place. */
  readonly onChange: (change: HomeChange, isNow: boolean) => void
  readonly onDone: () => void
}

const DWELLING_OPTIONS = DWELLINGS.map((dwelling) => [dwelling, dwelling] as const)

/** What is known of a home, to be corrected in its place. */
export function ChangeHome({ home, terms, opener, onChange, onDone }: ChangeHomeProps) {
  const { id } = home
  const [property, setProperty] = useState(home.property)
  const typed = property.trim()

  function finish() {
    if (typed !== '' && typed !== home.property) onChange({ id, property: typed }, true)
    flushSync(onDone)
    document.getElementById(opener)?.focus()
  }

  return (
    <form
      aria-label={`Change ${home.property}`}
      className={`stack tight no-print own-line ${styles.change}`}
      onSubmit={(event) => {
        event.preventDefault()
        finish()
      }}
    >
      <div ref={takeFocus} tabIndex={-1} />
      <div className="fields">
        <TextField
          label="Address or suburb"
          value={property}
          maxLength={CALCULATION_FIELDS.property.longest}
          onChange={({ target }) => setProperty(target.value)}
        />
        <FigureInput
          name={`price_${id}`}
          field={CALCULATION_FIELDS.purchase_price}
          label="Price"
          hint="Empty: the price at which it works is shown."
          value={home.purchase_price}
          onValue={(purchase_price) => onChange({ id, purchase_price }, false)}
        />
        <FigureInput
          name={`bedrooms_${id}`}
          field={CALCULATION_FIELDS.number_of_bedrooms}
          label="Bedrooms"
          hint={terms.number_of_bedrooms === null ? undefined : `Empty: ${terms.number_of_bedrooms} is assumed.`}
          value={home.number_of_bedrooms}
          onValue={(number_of_bedrooms) => onChange({ id, number_of_bedrooms }, false)}
        />
        <SelectField
          label="Dwelling type"
          value={home.dwelling ?? ''}
          options={[['', `${terms.dwelling} (assumed)`], ...DWELLING_OPTIONS]}
          onChoice={(chosen) => onChange({ id, dwelling: chosen === '' ? null : chosen }, false)}
        />
      </div>
      <div className="row">
        <Button type="submit">Done</Button>
      </div>
    </form>
  )
}
