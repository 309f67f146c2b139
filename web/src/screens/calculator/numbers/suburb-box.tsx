import { useState } from 'react'
import { Combobox } from '../../../ui/combobox.tsx'
import { useOnline } from '../../../api-client/use-online.ts'
import { applyAddress } from '../address/address-transitions.ts'
import type { AddressChoice } from '../address/choose-address.ts'
import { describePlace } from '../address/describe-place.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { useAreas } from './use-areas.ts'

interface SuburbBoxProps {
  readonly choose: (choice: AddressChoice) => void
  readonly busy: boolean
}

/** The suburb, from the server's areas or those stored on this device; without a connection also as it is typed. */
export function SuburbBox({ choose, busy }: SuburbBoxProps) {
  const store = useCalculatorStore()
  const suburb = useCalculator((state) => state.form.suburb)
  const isKnown = useCalculator(({ form }) => (form.sa2_code ?? form.meshblock) !== null)
  const problem = useCalculator((state) => state.problems.address)
  const online = useOnline()
  const [text, setText] = useState(suburb ?? '')
  const [shown, setShown] = useState(suburb)
  if (shown !== suburb) {
    setShown(suburb)
    setText(suburb ?? '')
  }
  const chosen = isKnown && text.trim() === suburb
  const { areas, settled, busy: searching } = useAreas(text, !chosen)
  const options = areas.map((area) => ({
    id: area.sa2_code,
    label: area.name,
    note: describePlace(area),
    area,
  }))

  function leave() {
    const typed = text.trim()
    if (online || typed === '' || typed === suburb) return setText(suburb ?? '')
    const address = {
      property: typed,
      is_sample_address: false,
      suburb: typed,
      city: null,
      meshblock: null,
      sa2_code: null,
    }
    store.update(applyAddress, store.get().clean, address, { status: 'failed' })
  }

  return (
    <Combobox
      name="open-home-suburb"
      label="Which suburb?"
      text={text}
      onText={setText}
      options={options}
      onChoose={({ area }) => choose({ area, street: () => '' })}
      onLeave={leave}
      placeholder="Start typing the suburb"
      error={problem}
      status={statusOf(busy, chosen, searching, options.length, text, online)}
      busy={busy || searching}
      quiet={busy}
      settled={settled}
    />
  )
}

function statusOf(
  busy: boolean,
  chosen: boolean,
  searching: boolean,
  found: number,
  text: string,
  online: boolean,
): string {
  if (busy) return 'Looking up the market rent…'
  if (chosen || searching || text.trim().length < 2 || found > 0) return ''
  return online
    ? 'No suburb found by that name.'
    : 'This suburb’s rent is not on this device. We will ask for it when you are back online.'
}
