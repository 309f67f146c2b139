import { useState } from 'react'
import { addressPlaceholder } from '../../../components/addresses/address-placeholder.ts'
import { useAddressSearch } from '../../../components/addresses/use-address-search.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { useConfig } from '../../../api-client/use-config.ts'
import { useOnline } from '../../../api-client/use-online.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { isCorrection, takeCorrection } from './address-transitions.ts'

interface AddressSearchProps {
  readonly property: string
  /** Text to start with, typed in the widget before it failed. */
  readonly typed?: string | undefined
  readonly choose: (choice: { id: string }) => void
  /** Receives what was typed since the last choice. */
  readonly onTyped: (text: string) => void
  /** Opens “Enter it yourself”. */
  readonly onByHand: () => void
  readonly busy: boolean
}

export function AddressSearch({ property, typed, choose, onTyped, onByHand, busy }: AddressSearchProps) {
  const store = useCalculatorStore()
  const [text, setText] = useState(typed ?? property)
  const [lastProperty, setLastProperty] = useState(property)
  const [typedSince, setTypedSince] = useState(false)
  // The chosen address replaces the text, unless the person has started another search since.
  if (lastProperty !== property) {
    setLastProperty(property)
    if (!typedSince) setText(property)
    setTypedSince(false)
  }
  const problem = useCalculator((state) => state.problems.property ?? state.problems.address)
  const query = useDebounced(text.trim(), 150)
  const search = useAddressSearch(query, query !== property && text !== property)
  const { isSearching, options } = search
  const { data, isFetching, isError, isPlaceholderData } = search.query
  const online = useOnline()
  const { has_addresses, sample_data } = useConfig()
  const isEmpty = has_addresses === false
  const isNoneFound = isSearching && data?.length === 0 && !isFetching && !busy
  // The field always shows the address whose figures are shown: until its area is found, that is what was typed.
  const showChosen = () => {
    setTypedSince(false)
    if (!busy && isCorrection(store.get(), text)) store.update(takeCorrection, text)
    else if (property !== '') setText(property)
  }
  return (
    <Combobox
      name="property"
      label="Address"
      text={text}
      onText={(typed) => {
        setText(typed)
        onTyped(typed)
        setTypedSince(busy)
      }}
      options={options}
      onChoose={(choice) => {
        onTyped('')
        if (choice.label === property) setText(property)
        choose(choice)
      }}
      onLeave={showChosen}
      placeholder={addressPlaceholder(sample_data?.addresses)}
      status={statusOf({ isSearching, isFetching, isError, busy, online, found: options.length, isEmpty })}
      hint={isNoneFound && sample_data?.addresses ? <SamplesOnly onByHand={onByHand} /> : undefined}
      error={problem}
      busy={busy || (isFetching && online)}
      quiet={busy || (isFetching && data === undefined && !isEmpty)}
      settled={query === text.trim() && !isPlaceholderData}
    />
  )
}

export function SamplesOnly({ onByHand }: { onByHand: () => void }) {
  return (
    <>
      The addresses that can be searched here are samples. {/* The box keeps the focus, and so what was typed. */}
      <Button look="quiet" onMouseDown={(event) => event.preventDefault()} onClick={onByHand}>
        Enter your own address
      </Button>
    </>
  )
}

interface SearchStatus {
  readonly isSearching: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly busy: boolean
  readonly online: boolean
  readonly found: number
  /** Whether the installation has no addresses. */
  readonly isEmpty: boolean
}

function statusOf({ isSearching, isFetching, isError, busy, online, found, isEmpty }: SearchStatus): string {
  if (busy) return 'Looking up the market rent…'
  if (isEmpty) return 'There are no addresses to search here yet. Enter it yourself.'
  if (!isSearching) return ''
  if (!online && found === 0)
    return 'The address search needs a connection. You can enter the address and the rent yourself.'
  if (isError) return 'The address search could not be reached. Try again, or enter the address yourself.'
  if (found > 0) return `${found} ${found === 1 ? 'address' : 'addresses'} found`
  return isFetching ? 'Looking…' : 'No address found. Check the spelling, or enter it yourself.'
}
