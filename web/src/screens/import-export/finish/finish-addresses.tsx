import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { AddressBox } from '../../../components/addresses/address-box.tsx'
import { Button } from '../../../ui/button.tsx'
import { replaceImported } from '../undo/imported.ts'
import { findPlace, isPlaceOpen, saveTyped } from './find-place.ts'

/** The homes whose address was not found, one after the other; more may be added at the end. */
export function FinishAddresses({ saved }: { saved: readonly SavedCalculation[] }) {
  const homes = saved.filter(isPlaceOpen)
  const [place, setPlace] = useState(0)
  const home = homes[place]
  if (homes.length === 0) return null
  return (
    <section className="stack" aria-labelledby="finish">
      <h3 id="finish">Find the addresses</h3>
      {home === undefined ? (
        <p role="status">That was the last one.</p>
      ) : (
        <>
          <p>
            {homes.length === 1 ? 'One home has' : `${homes.length} homes have`} an address that is not known yet. Once
            it is found, a home has its area’s rent, map and property data.
          </p>
          <FindAddress
            key={home.id}
            home={home}
            count={`${place + 1} of ${homes.length}`}
            onNext={() => setPlace(place + 1)}
          />
        </>
      )}
    </section>
  )
}

/** The address that was found, or what was typed for one that was not. */
interface Given {
  readonly id?: string
  readonly text: string
}

interface FindAddressProps {
  readonly home: SavedCalculation
  readonly count: string
  readonly onNext: () => void
}

function FindAddress({ home, count, onNext }: FindAddressProps) {
  const [typed, setTyped] = useState(home.property)
  const text = typed.trim()
  const isCorrected = text !== '' && text !== home.property
  const finding = useMutation({
    mutationFn: ({ id, text }: Given) => (id === undefined ? saveTyped(home, text) : findPlace(home, id)),
    onSuccess: (changed) => {
      replaceImported(changed)
      void queryClient.invalidateQueries(calculationsQuery)
      onNext()
    },
  })
  return (
    <AddressBox
      name="imported-address"
      label={`${count}: ${home.property}`}
      given={home.property}
      otherwise={isCorrected ? 'Keep what you typed.' : 'Leave it as it is.'}
      onText={setTyped}
      startOpen
      busy={finding.isPending}
      problem={finding.error}
      onChoose={(id) => finding.mutate({ id, text })}
    >
      {isCorrected ? (
        <Button busy={finding.isPending} onClick={() => finding.mutate({ text })}>
          Keep what I typed
        </Button>
      ) : null}
      <Button look="quiet" busy={finding.isPending} onClick={onNext}>
        Leave it as it is
      </Button>
    </AddressBox>
  )
}
