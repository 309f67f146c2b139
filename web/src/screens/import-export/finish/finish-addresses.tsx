import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { AddressBox } from '../../../components/addresses/address-box.tsx'
import { Button } from '../../../ui/button.tsx'
import { replaceImported } from '../undo/imported.ts'
import { findPlace, isPlaceOpen } from './find-place.ts'

/** The imported homes whose address was not found, one after the other. */
export function FinishAddresses({ saved }: { saved: readonly SavedCalculation[] }) {
  const [homes] = useState(() => saved.filter(isPlaceOpen))
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

interface FindAddressProps {
  readonly home: SavedCalculation
  readonly count: string
  readonly onNext: () => void
}

function FindAddress({ home, count, onNext }: FindAddressProps) {
  const finding = useMutation({
    mutationFn: (addressId: string) => findPlace(home, addressId),
    onSuccess: (found) => {
      replaceImported(found)
      void queryClient.invalidateQueries(calculationsQuery)
      onNext()
    },
  })
  return (
    <AddressBox
      name="imported-address"
      label={`${count}: ${home.property}`}
      given={home.property}
      otherwise="Leave it as it is."
      startOpen
      busy={finding.isPending}
      problem={finding.error}
      onChoose={(addressId) => finding.mutate(addressId)}
    >
      <Button look="quiet" onClick={onNext}>
        Leave it as it is
      </Button>
    </AddressBox>
  )
}
