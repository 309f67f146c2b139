import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '../../../ui/combobox.tsx'
import { call } from '../../../api-client/call.ts'
import { useOnline } from '../../../api-client/use-online.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { useSettled } from '../use-settled.ts'

const LEAST_TYPED = 3

interface AddressSearchProps {
  readonly property: string
  /** What was typed before this box took over, if anything. */
  readonly typed?: string | undefined
  readonly choose: (choice: { id: string }) => void
  readonly busy: boolean
}

/** Finds the property by our own search, whichever source answers it. */
export function AddressSearch({ property, typed, choose, busy }: AddressSearchProps) {
  const [text, setText] = useState(typed ?? property)
  const [named, setNamed] = useState(property)
  const [typedSince, setTypedSince] = useState(false)
  // A chosen address takes the place of what was typed to find it, not of what is typed by then to find another.
  if (named !== property) {
    setNamed(property)
    if (!typedSince) setText(property)
    setTypedSince(false)
  }
  const problem = useCalculator((state) => state.problems.property ?? state.problems.address)
  const asked = useSettled(text.trim(), 150)
  const wanted = asked.length >= LEAST_TYPED && asked !== property && text !== property
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: ['addresses', asked],
    queryFn: ({ signal }) => call('searchAddresses', { query: { q: asked }, signal }),
    enabled: wanted,
    placeholderData: keepPreviousData,
    // What was typed without a connection is looked for once there is one.
    refetchOnReconnect: true,
  })
  const online = useOnline()
  const found = wanted && data ? data : []
  const options = found.map(({ id, address, sample }) => ({ id, label: address, note: sample ? 'sample' : undefined }))
  // The box must not name another place than the one whose figures are shown.
  const showChosen = () => {
    setTypedSince(false)
    if (property !== '') setText(property)
  }
  return (
    <Combobox
      name="property"
      label="Address"
      text={text}
      onText={(typed) => {
        setText(typed)
        setTypedSince(busy)
      }}
      options={options}
      onChoose={choose}
      onLeave={showChosen}
      placeholder="Start typing the street address"
      status={statusOf({ wanted, isFetching, isError, busy, online, found: options.length })}
      error={problem}
      busy={busy || (isFetching && online)}
      settled={asked === text.trim() && !isPlaceholderData}
    />
  )
}

interface SearchStatus {
  readonly wanted: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly busy: boolean
  readonly online: boolean
  readonly found: number
}

function statusOf({ wanted, isFetching, isError, busy, online, found }: SearchStatus): string {
  if (busy) return 'Looking up the market rent…'
  if (!wanted) return ''
  if (!online && found === 0)
    return 'The address search needs a connection. You can enter the address and the rent yourself.'
  if (isError) return 'The address search could not be reached. Try again, or enter the address yourself.'
  if (found > 0) return `${found} ${found === 1 ? 'address' : 'addresses'} found`
  return isFetching ? 'Looking…' : 'No address found. Check the spelling, or enter it yourself.'
}
