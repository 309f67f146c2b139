import { endpoints } from '@homeyield/contract/endpoints'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect } from 'react'
import type { ReactNode } from 'react'
import { call } from '../../../requests/call.ts'
import { useCalculator, useCalculatorStore } from '../calculator-store.ts'
import { useSettled } from '../find-address/use-settled.ts'
import { leaveCapitalValue, prefillCapitalValue } from './capital-value-transitions.ts'
import { addressToLookUp, propertyLookup } from './property-lookup.ts'
import type { KeptData, PropertyLookup } from './property-lookup.ts'

type LookupAndRetry = PropertyLookup & {
  readonly retry: () => void
  /** Whether it is being tried again. */
  readonly retrying: boolean
}

const NONE: LookupAndRetry = { status: 'none', data: null, retry: () => undefined, retrying: false }

const PropertyDataContext = createContext<LookupAndRetry>(NONE)

/** What is known of the property of the calculator around, and how to ask again. */
export function usePropertyData(): LookupAndRetry {
  return use(PropertyDataContext)
}

/** How long a typed address stands still before it is looked up. */
const TYPING_REST = 900

interface PropertyDataProviderProps {
  readonly premium: boolean
  /** What the loaded calculation brought. */
  readonly kept: KeptData | null
  readonly children: ReactNode
}

/**
 * Looks up the data of the property for Premium, and puts the capital value on record into the form. The answer is kept by its
 * address, so that a late one for another is never shown. Source: specification section 4, "Property data lookup".
 */
export function PropertyDataProvider({ premium, kept, children }: PropertyDataProviderProps) {
  const store = useCalculatorStore()
  const property = useCalculator((state) => state.form.property)
  const found = useCalculator((state) => state.form.meshblock !== null)
  const rested = useSettled(property, TYPING_REST)
  const situation = { premium, property, settled: found ? property : rested, kept }
  const address = addressToLookUp(situation)
  const answer = useQuery({
    queryKey: ['property-data', address],
    queryFn: ({ signal }) => call(endpoints.readPropertyData, { query: { address: address ?? '' }, signal }),
    enabled: address !== null,
    staleTime: 60 * 60 * 1000,
  })
  const lookup = propertyLookup(situation, { data: address === null ? undefined : answer.data, failed: answer.isError })
  // What was kept may be older than what is on its way.
  const onRecord = lookup.status === 'looking' ? null : (lookup.data?.cv.value ?? null)

  useEffect(() => {
    if (onRecord === null) return undefined
    store.update(prefillCapitalValue, property, onRecord)
    return () => store.update(leaveCapitalValue, property, onRecord)
  }, [store, property, onRecord])

  const retry = () => void answer.refetch()
  return <PropertyDataContext value={{ ...lookup, retry, retrying: answer.isFetching }}>{children}</PropertyDataContext>
}
