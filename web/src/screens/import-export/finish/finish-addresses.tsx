import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { useAddressSearch } from '../../../components/addresses/use-address-search.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
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
  const { support_email, sample_data } = useConfig()
  const [text, setText] = useState(home.property)
  const query = useDebounced(text.trim(), 150)
  const search = useAddressSearch(query)
  const { isSearching, options } = search
  const { error, isFetching, isPlaceholderData, refetch } = search.query
  const finding = useMutation({
    mutationFn: (addressId: string) => findPlace(home, addressId),
    onSuccess: (found) => {
      replaceImported(found)
      void queryClient.invalidateQueries(calculationsQuery)
      onNext()
    },
  })
  const problem = finding.error ?? (isSearching ? error : null)
  return (
    <>
      <Combobox
        name="imported-address"
        label={`${count}: ${home.property}`}
        text={text}
        onText={setText}
        options={options}
        onChoose={({ id }) => finding.mutate(id)}
        status={
          problem === null ? statusOf(options.length, isSearching, isFetching, sample_data?.addresses ?? false) : ''
        }
        error={problem === null ? undefined : sentenceFor(problem, support_email)}
        busy={isFetching || finding.isPending}
        settled={query === text.trim() && !isPlaceholderData}
        startOpen
      />
      <div className="row">
        {isSearching && error !== null ? (
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        ) : null}
        <Button look="quiet" onClick={onNext}>
          Leave it as it is
        </Button>
      </div>
    </>
  )
}

function statusOf(found: number, isSearching: boolean, isFetching: boolean, areSamples: boolean): string {
  if (!isSearching) return ''
  if (found > 0) return `${found} ${found === 1 ? 'address' : 'addresses'} found`
  if (isFetching) return 'Looking…'
  return areSamples
    ? 'No address found: the addresses that can be searched here are samples. Leave it as it is.'
    : 'No address found. Check the spelling, or leave it as it is.'
}
