import type { ReactNode } from 'react'
import { PropertyPhoto } from '../../../components/property-photo/property-photo.tsx'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'

/** The person's own photo of the property; `children` stands in its place until there is one. */
export function OwnPhoto({ premium, children }: { premium: boolean; children: ReactNode }) {
  const store = useCalculatorStore()
  const calculationId = useCalculator((state) => state.saved?.id ?? null)
  const url = useCalculator((state) => state.saved?.photo ?? null)
  return (
    <PropertyPhoto
      // Another calculation's upload is none of this one's.
      key={calculationId}
      premium={premium}
      calculationId={calculationId}
      url={url}
      onUploaded={(uploaded, id) => store.update(setPhoto, id, uploaded)}
    >
      {children}
    </PropertyPhoto>
  )
}

function setPhoto(state: CalculatorState, id: string, photo: string): CalculatorState {
  if (state.saved?.id !== id) return state
  return { ...state, saved: { ...state.saved, photo } }
}
