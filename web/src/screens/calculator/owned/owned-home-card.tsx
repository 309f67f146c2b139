import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { useState } from 'react'
import { Link } from 'react-router'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { DateField } from '../../../components/inputs/date-field.tsx'
import { useInput } from '../../../components/inputs/input-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { AddressFinder } from '../address/address-finder.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { today } from '../model/today.ts'
import { useSaving } from '../save/saving-context.ts'
import { AddNote, Note } from '../sections/note.tsx'
import styles from './owned-home.module.css'
import { OwnedFigures } from './owned-figures.tsx'
import { OwnedLoans } from './owned-loans.tsx'
import { completeOwned } from './owned-transitions.ts'
import { ValuationOffer } from './valuation-offer.tsx'

/** What an owner knows of a home: address, worth, rent and loans. The whole calculator has the rest. */
export function OwnedHomeCard({ premium }: { premium: boolean }) {
  const lived = useCalculator(({ form }) => isLivedIn(form))
  const day = useCalculator(({ form }) => form.analysis?.current_value_on) ?? null
  const asAt = day === null || day === today() ? undefined : `As at ${dateText(day)}`
  return (
    <Card className={`stack pad ${styles.card}`}>
      <Purpose />
      <AddressFinder premium={premium} />
      <div className="fields">
        <div className="stack close">
          <NumberField name="analysis.current_value" label="Worth today" empty={null} hint={asAt} />
          <ValuationOffer />
        </div>
        {lived ? null : <Rent />}
      </div>
      <OwnedLoans premium={premium} />
      <Purchase />
      <OwnedFigures />
      <Note />
      <Foot />
    </Card>
  )
}

const PURPOSES = [
  { value: 'rent_out', label: 'We rent it out' },
  { value: 'live_in', label: 'We live in it' },
] as const

function Purpose() {
  const { value, setValue } = useInput('purpose')
  const given = value === 'live_in' ? value : 'rent_out'
  return <RadioGroup name="purpose" label="What it is for" value={given} options={PURPOSES} onChoice={setValue} />
}

function Rent() {
  const source = useCalculator(({ figures }) => figures.rent_source)
  const isEstimated = useCalculator(
    ({ form, figures }) => form.property !== '' && Boolean(figures.weekly_rental_income),
  )
  const hint = source === 'market' && isEstimated ? 'An estimate. Type the rent that you get.' : undefined
  return <NumberField name="weekly_rental_income" label="Rent a week" unit="" hint={hint} />
}

/** What the home cost, which only some figures need. */
function Purchase() {
  const store = useCalculatorStore()
  const [open, setOpen] = useState(() => {
    const { purchase_price, analysis } = store.get().form
    return purchase_price !== null || Boolean(analysis?.settlement_date)
  })
  return (
    <Disclosure name="purchase" title="When you bought it (optional)" open={open} onToggle={setOpen}>
      <div className="fields">
        <NumberField name="purchase_price" label="What you paid" hint="For the yield on what you paid." />
        <DateField
          name="analysis.settlement_date"
          label="When you settled"
          hint="For the bright-line test and the rules about interest."
        />
      </div>
    </Disclosure>
  )
}

function Foot() {
  const store = useCalculatorStore()
  const { saving, save } = useSaving()
  return (
    <div className="row even">
      <Button
        look="primary"
        busy={saving}
        onClick={() => {
          store.update(completeOwned)
          save()
        }}
      >
        {saving ? 'Saving' : 'Save this home'}
      </Button>
      <AddNote />
      <Link to={paths.calculator}>Every field of the calculator</Link>
    </div>
  )
}
