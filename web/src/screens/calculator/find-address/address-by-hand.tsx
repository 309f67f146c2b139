import type { Area } from '@homeyield/contract/area'
import { endpoints } from '@homeyield/contract/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '../../../controls/combobox.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { call } from '../../../requests/call.ts'
import { useCalculator, useCalculatorStore } from '../calculator-store.ts'
import { setField } from '../calculator-transitions.ts'
import type { ChosenAddress } from '../calculator-transitions.ts'
import styles from './address-finder.module.css'
import { useSettled } from './use-settled.ts'

interface AddressByHandProps {
  readonly choose: (address: ChosenAddress) => void
  readonly busy: boolean
}

/** "Enter it yourself": the street as text, the suburb from Stats NZ's areas. It works for any home in the country. */
export function AddressByHand({ choose, busy }: AddressByHandProps) {
  const store = useCalculatorStore()
  const problem = useCalculator((state) => state.problems.property ?? state.problems.address)
  const { property, suburb, city, sa2_code } = store.get().form
  const place = suburb === null || city === null ? '' : `, ${suburb}, ${city}`
  const [street, setStreet] = useState(place !== '' && property.endsWith(place) ? property.slice(0, -place.length) : '')
  const [area, setArea] = useState(suburb ?? '')
  const asked = useSettled(area.trim(), 150)
  const { data, isFetching } = useQuery({
    queryKey: ['areas', asked],
    queryFn: ({ signal }) => call(endpoints.searchAreas, { query: { q: asked }, signal }),
    enabled: asked.length >= 2 && asked !== suburb,
    placeholderData: keepPreviousData,
  })
  const found = asked.length >= 2 && asked !== suburb ? (data ?? []) : []
  const options = found.map((place) => ({
    id: place.sa2_code,
    label: place.name,
    note: place.territorial_authority,
    place,
  }))

  function writeStreet(text: string) {
    setStreet(text)
    if (sa2_code !== null && place !== '')
      store.update(setField, 'property', text.trim() === '' ? '' : `${text.trim()}${place}`)
  }

  function chooseArea({ place: found }: { place: Area }) {
    setArea(found.name)
    choose({
      property: [street.trim(), found.name, found.territorial_authority].filter(Boolean).join(', '),
      is_sample_address: false,
      suburb: found.name,
      city: found.territorial_authority,
      meshblock: null,
      sa2_code: found.sa2_code,
    })
  }

  return (
    <div className={styles.byhand}>
      <TextField
        label="Street address"
        name="street"
        value={street}
        maxLength={150}
        autoComplete="off"
        placeholder="e.g. 2/14 Example Street"
        error={problem}
        onChange={(event) => writeStreet(event.target.value)}
      />
      <Combobox
        name="suburb"
        label="Suburb"
        text={area}
        onText={setArea}
        options={options}
        onChoose={chooseArea}
        onLeave={() => suburb !== null && setArea(suburb)}
        placeholder="Start typing the suburb"
        status={
          busy ? 'Looking up the market rent…' : suburbStatus(asked, options.length, isFetching, asked === suburb)
        }
        busy={busy || isFetching}
      />
    </div>
  )
}

function suburbStatus(asked: string, found: number, looking: boolean, chosen: boolean): string {
  if (asked.length < 2 || chosen) return ''
  if (found > 0) return `${found} ${found === 1 ? 'suburb' : 'suburbs'} found`
  return looking ? 'Looking…' : 'No suburb found by that name. Try a neighbouring one.'
}
