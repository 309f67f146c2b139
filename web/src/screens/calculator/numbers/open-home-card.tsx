import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { MAX_BEDROOMS_IN_MARKET_RENTS } from '@homeyield/domain/property/property-options'
import { useState } from 'react'
import { useInput } from '../../../components/inputs/input-form.ts'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useChooseAddress } from '../address/choose-address.ts'
import { LateWay } from '../address/late-way.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { OwnPhoto } from '../property-data/photo.tsx'
import { SaveButton } from '../save/saving.tsx'
import { AddNote, Note } from '../sections/note.tsx'
import { OpenHomeResult } from './open-home-result.tsx'
import { setMoney } from './open-home-transitions.ts'
import { SuburbBox } from './suburb-box.tsx'
import styles from './open-home.module.css'

const MOST = MAX_BEDROOMS_IN_MARKET_RENTS
const COUNTS = Array.from({ length: MOST }, (_, index) => {
  const count = String(index + 1)
  return { value: count, label: index + 1 === MOST ? `${count}+` : count }
})

interface OpenHomeCardProps {
  readonly premium: boolean
  readonly onClose: () => void
}

/** For a visit to an open home: four fields and their result, on one screen of a phone. */
export function OpenHomeCard({ premium, onClose }: OpenHomeCardProps) {
  const { choose, busy } = useChooseAddress(premium)
  const [near, setNear] = useState(false)
  const saved = useCalculator((state) => state.saved !== null)
  // Until then the section below asks for them, and they change nothing here.
  const isPlaced = useCalculator(({ form }) => form.property !== '')
  return (
    <Card className={`stack tight pad-row ${styles.card}`}>
      <div className={`flex middle between ${styles.head}`}>
        <h2 className="large">At an open home</h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {near ? (
        <LateWay way="near-me" choose={choose} onClose={() => setNear(false)} />
      ) : (
        <div className="stack tight top with-end">
          <SuburbBox choose={choose} busy={busy} />
          <Button className="below-label" aria-label="Suburb near me" onClick={() => setNear(true)}>
            Near me
          </Button>
        </div>
      )}
      {isPlaced ? <Bedrooms /> : null}
      <div className={`stack tight ${styles.money}`}>
        <Money name="purchase_price" label="Asking price" />
        <Deposit />
      </div>
      <OpenHomeResult />
      <Note />
      {premium && saved ? <OwnPhoto premium>{null}</OwnPhoto> : null}
      <div className={`flex middle tight ${styles.foot}`}>
        <SaveButton />
        <AddNote />
        {premium && !saved ? <p className="pale tiny">Once it is saved, you can add a photo.</p> : null}
      </div>
    </Card>
  )
}

function Bedrooms() {
  const { value, setValue } = useInput('number_of_bedrooms')
  return (
    <RadioGroup
      name="open-home-bedrooms"
      label="Bedrooms"
      value={String(Math.min(Number(value), MOST))}
      options={COUNTS}
      onChoice={(count) => setValue(Number(count))}
    />
  )
}

function Deposit() {
  const hint = useCalculator(({ form }) => {
    const ratio = writeLoanToValue(form)
    return ratio === null ? undefined : `LVR ${ratio}`
  })
  return (
    <div className={`relative ${styles.deposit}`}>
      <Money
        name="deposit"
        label="Your deposit"
        whole={useCalculator((state) => state.form.purchase_price)}
        hint={hint}
      />
    </div>
  )
}

interface MoneyProps {
  readonly name: 'purchase_price' | 'deposit'
  readonly label: string
  readonly hint?: string | undefined
  readonly whole?: number | null
}

function Money({ name, label, hint, whole }: MoneyProps) {
  const store = useCalculatorStore()
  return (
    <NumberField
      name={name}
      label={label}
      hint={hint}
      shareOf={whole}
      clearsZero
      onValue={(value) => store.update(setMoney, name, value)}
    />
  )
}
