import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { useCalculator } from '../calculator-store.ts'
import { piece } from '../pieces/piece.tsx'
import type { PropertyLookup } from './property-lookup.ts'

/** What is known of a property, and how to ask again. */
export type LookupAndRetry = PropertyLookup & {
  readonly retry: () => void
  /** Whether it is being tried again. */
  readonly retrying: boolean
}

const NOT_BEGUN = { data: null, retry: () => undefined, retrying: false }

const PropertyDataContext = createContext<LookupAndRetry>({ status: 'none', ...NOT_BEGUN })

/** What is known of the property of the calculator around, and how to ask again. */
export function usePropertyData(): LookupAndRetry {
  return use(PropertyDataContext)
}

// Nothing that is in sight at first waits for it; its places say that it is being looked up.
const LookUpProperty = piece(async () => (await import('./look-up-property.tsx')).LookUpProperty, null, {
  first: true,
})

interface PropertyDataProviderProps {
  readonly premium: boolean
  /** The calculation that was loaded. */
  readonly kept: SavedCalculation | null
  readonly children: ReactNode
}

/** Has the data of the property looked up for Premium, for what is in the calculator. */
export function PropertyDataProvider({ premium, kept, children }: PropertyDataProviderProps) {
  const somewhere = useCalculator((state) => state.form.property !== '')
  const [known, setKnown] = useState<LookupAndRetry | null>(null)
  return (
    <PropertyDataContext value={known ?? { status: premium && somewhere ? 'looking' : 'none', ...NOT_BEGUN }}>
      {children}
      <LookUpProperty premium={premium} kept={kept} onKnown={setKnown} />
    </PropertyDataContext>
  )
}
