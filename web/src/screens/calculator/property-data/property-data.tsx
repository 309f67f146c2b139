import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { usePropertyLookup } from './use-property-lookup.ts'
import type { LookupAndRetry } from './use-property-lookup.ts'

const PropertyDataContext = createContext<LookupAndRetry>({
  status: 'none',
  data: null,
  retry: () => undefined,
  retrying: false,
})

/** What is known of the property of the calculator around, and how to ask again. */
export function usePropertyData(): LookupAndRetry {
  return use(PropertyDataContext)
}

interface PropertyDataProviderProps {
  readonly premium: boolean
  /** The calculation that was loaded. */
  readonly kept: SavedCalculation | null
  readonly children: ReactNode
}

/** Has the data of the property looked up for Premium, for what is in the calculator. */
export function PropertyDataProvider({ premium, kept, children }: PropertyDataProviderProps) {
  return <PropertyDataContext value={usePropertyLookup(premium, kept)}>{children}</PropertyDataContext>
}
