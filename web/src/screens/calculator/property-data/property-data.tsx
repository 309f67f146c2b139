import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { createContext, use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { fetchCode } from '../../../api-client/fetch-code.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import {
  addressToLookUp,
  clearCapitalValue,
  prefillCapitalValue,
  propertyLookup,
  savedPropertyDataOf,
} from './property-lookup.ts'
import type { PropertyLookup } from './property-lookup.ts'

const PropertyDataContext = createContext<LookupAndRetry>({
  status: 'none',
  data: null,
  retry: () => undefined,
  retrying: false,
})

export function usePropertyData(): LookupAndRetry {
  return use(PropertyDataContext)
}

interface PropertyDataProviderProps {
  readonly premium: boolean
  readonly loaded: SavedCalculation | null
  readonly children: ReactNode
}

export function PropertyDataProvider({ premium, loaded, children }: PropertyDataProviderProps) {
  return <PropertyDataContext value={usePropertyLookup(premium, loaded)}>{children}</PropertyDataContext>
}

type LookupAndRetry = PropertyLookup & {
  readonly retry: () => void
  readonly retrying: boolean
}

/** Milliseconds without typing before an address is looked up. */
const TYPING_DELAY = 900

/**
 * Looks up the property's data for Premium and fills in the capital value on record. The cache key is the address, so a
 * late response for another is never shown.
 */
function usePropertyLookup(premium: boolean, loaded: SavedCalculation | null): LookupAndRetry {
  const store = useCalculatorStore()
  const property = useCalculator((state) => state.form.property)
  const typing = useCalculator((state) => state.addressTyped)
  const debounced = useDebounced(property, TYPING_DELAY)
  const [saved] = useState(() => loaded && savedPropertyDataOf(loaded))
  const input = { premium, property, debounced: typing ? debounced : property, saved }
  const address = addressToLookUp(input)
  // Those saved with a calculation are looked up on request alone.
  const asked = address ?? (premium && saved?.property === property && property !== '' ? property : null)
  const {
    data: response,
    isError,
    isFetching,
    isFetchedAfterMount,
    refetch,
  } = useQuery({
    queryKey: ['property-data', asked],
    queryFn: async ({ signal }) => {
      const [{ checkPropertyData }, found] = await Promise.all([
        fetchCode(() => import('./check-property-data.ts')),
        call('readPropertyData', { query: { address: asked ?? '' }, signal }),
      ])
      return checkPropertyData(found)
    },
    enabled: address !== null,
    staleTime: 60 * 60 * 1000,
  })
  const isAnswered = address !== null || isFetchedAfterMount
  const lookup = propertyLookup(input, { data: isAnswered ? response : undefined, failed: isAnswered && isError })
  // Saved data may be older than the response to come.
  const onRecord = lookup.status === 'looking' ? null : (lookup.data?.cv.value ?? null)

  useEffect(() => {
    if (onRecord === null) return undefined
    store.update(prefillCapitalValue, property, onRecord)
    return () => store.update(clearCapitalValue, property, onRecord)
  }, [store, property, onRecord])

  const retry = () => {
    if (asked !== null) void refetch()
  }
  return { ...lookup, retry, retrying: isFetching }
}
