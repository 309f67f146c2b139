import type { Area } from '@homeyield/contract/area'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { splitTypedAddress } from '@homeyield/domain/property/split-typed-address'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { call } from '../../../api-client/call.ts'
import { useOnline } from '../../../api-client/use-online.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { applyAddress, correctAddress, isPlaceOpen, renameAddress } from './address-transitions.ts'
import type { AddressChoice } from './choose-address.ts'
import { describePlace } from './describe-place.ts'

export interface AddressByHandProps {
  readonly choose: (choice: AddressChoice) => void
  readonly busy: boolean
  /** What was typed in the search before. */
  readonly carried: string | null
}

/** "Enter it yourself": the street as text, the suburb from Stats NZ's areas. Works for any home in the country. */
export function AddressByHand({ choose, busy, carried }: AddressByHandProps) {
  const store = useCalculatorStore()
  const problem = useCalculator((state) => state.problems.property ?? state.problems.address)
  const suburb = useCalculator((state) => state.form.suburb)
  const sa2Code = useCalculator((state) => state.form.sa2_code)
  // A suburb typed while offline has no code: it still has to be chosen.
  const chosen = useCalculator(({ form }) => (form.sa2_code ?? form.meshblock) !== null) ? suburb : null
  const [taken] = useState(() => (carried === null ? null : splitTypedAddress(carried)))
  const [street, setStreet] = useState(() => taken?.street ?? streetOf(store.get().form))
  const [area, setArea] = useState(taken?.suburb ?? suburb ?? '')
  const open = useCalculator(isPlaceOpen)
  const typedStreet = useRef(street)
  const [shown, setShown] = useState(sa2Code)
  // The place changed, or Start again cleared it: reset both fields.
  if (shown !== sa2Code) {
    setShown(sa2Code)
    setStreet(streetOf(store.get().form))
    setArea(suburb ?? '')
  }
  const lacksSuburb = problem !== undefined && suburb === null && street.trim() !== ''
  const online = useOnline()
  const query = useDebounced(area.trim(), 150)
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['areas', query],
    queryFn: ({ signal }) => call('searchAreas', { query: { q: query }, signal }),
    enabled: query.length >= 2 && query !== chosen,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  })
  const found = query.length >= 2 && query !== chosen ? (data ?? []) : []
  const options = found.map((place) => ({
    id: place.sa2_code,
    label: place.name,
    note: describePlace(place),
    place,
  }))

  function changeStreet(text: string) {
    typedStreet.current = text
    setStreet(text)
    const { form, saved } = store.get()
    if (open) return correct(text, form.suburb ?? area)
    // Another street is another property: do not rename a saved calculation at every keystroke.
    if (saved === null && placeOf(form) !== '') {
      store.update(renameAddress, [text.trim(), form.suburb, form.city].filter(Boolean).join(', '))
    }
  }

  function correct(newStreet: string, newArea: string) {
    const { suburb: before, city } = store.get().form
    const place = newArea === before ? [before, city] : [newArea]
    const property = [newStreet.trim(), ...place].filter(Boolean).join(', ')
    if (property !== '') store.update(correctAddress, property, newArea || null)
  }

  function commitStreet() {
    const { form, saved } = store.get()
    if (open) return
    const savedStreet = streetOf(form)
    const { suburb: name, city: territorial_authority, sa2_code } = form
    if (saved === null || street.trim() === savedStreet.trim()) return
    setStreet(savedStreet)
    if (name === null || territorial_authority === null || sa2_code === null) return
    choose({ area: { name, suburb: name, territorial_authority, sa2_code, region: '' }, street: () => street })
  }

  // Offline there is no list to choose from: use the typed suburb until one is chosen.
  function commitArea() {
    const { saved, clean } = store.get()
    const typed = area.trim()
    if (open && typed !== '') {
      setArea(typed)
      if (typed !== suburb) correct(street, typed)
      return
    }
    if (online || saved !== null || typed === '' || typed === suburb) {
      if (suburb !== null) setArea(suburb)
      return
    }
    setArea(typed)
    const property = [street.trim(), typed].filter(Boolean).join(', ')
    const address = { property, is_sample_address: false, suburb: typed, city: null, meshblock: null, sa2_code: null }
    setShown(null)
    // `failed` leaves a typed rent unchanged.
    store.update(applyAddress, clean, address, { status: 'failed' })
  }

  function chooseArea({ place: found }: { place: Area }) {
    setArea(found.suburb)
    typedStreet.current = street
    choose({ area: found, street: () => typedStreet.current })
  }

  return (
    <div className="stack">
      <TextField
        label="Street address"
        name="street"
        value={street}
        maxLength={150}
        autoComplete="off"
        placeholder="e.g. 2/14 Example Street"
        error={lacksSuburb ? undefined : problem}
        onChange={(event) => changeStreet(event.target.value)}
        onBlur={commitStreet}
      />
      <Combobox
        name="suburb"
        startOpen={carried !== null}
        label="Suburb"
        text={area}
        onText={setArea}
        options={options}
        onChoose={chooseArea}
        onLeave={commitArea}
        placeholder="Start typing the suburb"
        error={lacksSuburb ? `${problem} Its suburb is missing.` : undefined}
        status={
          busy
            ? 'Looking up the market rent…'
            : !online && options.length === 0
              ? OFFLINE_STATUS
              : suburbStatus(query, options.length, isFetching, query === chosen)
        }
        busy={busy || (isFetching && online)}
        quiet={busy || (isFetching && data === undefined)}
        settled={query === area.trim() && !isPlaceholderData}
      />
    </div>
  )
}

const OFFLINE_STATUS =
  'Suburbs cannot be looked up while you are offline: yours is used as you type it. Enter the rent yourself.'

// A suburb typed while offline has no district.
function placeOf({ suburb, city }: CalculationInputs): string {
  if (suburb === null) return ''
  return city === null ? `, ${suburb}` : `, ${suburb}, ${city}`
}

function streetOf(form: CalculationInputs): string {
  const place = placeOf(form)
  return place !== '' && form.property.endsWith(place) ? form.property.slice(0, -place.length) : ''
}

function suburbStatus(query: string, found: number, looking: boolean, chosen: boolean): string {
  if (query.length < 2 || chosen) return ''
  if (found > 0) return `${found} ${found === 1 ? 'suburb' : 'suburbs'} found`
  return looking ? 'Looking…' : 'No suburb found by that name. Try a neighbouring one.'
}
