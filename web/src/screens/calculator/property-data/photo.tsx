import type { ReactNode } from 'react'
import { PropertyPhoto } from '../../../components/property-photo/property-photo.tsx'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { RecordPhoto as FoundPhoto } from './record-photo.tsx'
import { usePropertyData } from './property-data.tsx'

/** The person's own photo of the property, or `children` without one. */
export function OwnPhoto({ premium, children }: { premium: boolean; children: ReactNode }) {
  const store = useCalculatorStore()
  const calculationId = useCalculator((state) => state.saved?.id ?? null)
  const url = useCalculator((state) => state.saved?.photo ?? null)
  return (
    <PropertyPhoto
      // An upload belongs to one calculation.
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

/** The provider's photo of the property, for Premium; nothing before an address. */
export function RecordPhoto() {
  return usePropertyData().status === 'none' ? null : <FoundPhoto />
}
