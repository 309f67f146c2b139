import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { InputFormContext } from '../../../components/inputs/input-form.ts'
import { CalculatorContext } from './calculator-store.ts'
import type { CalculatorStore } from './calculator-store.ts'
import { inputFormOf } from './input-form-of.ts'
import { createPausedForm, PausedFormContext } from './paused-form.ts'

interface CalculatorProviderProps {
  readonly store: CalculatorStore
  readonly children: ReactNode
}

export function CalculatorProvider({ store, children }: CalculatorProviderProps) {
  const form = useMemo(() => inputFormOf(store), [store])
  const paused = useMemo(() => createPausedForm(store), [store])
  return (
    <CalculatorContext value={store}>
      <PausedFormContext value={paused}>
        <InputFormContext value={form}>{children}</InputFormContext>
      </PausedFormContext>
    </CalculatorContext>
  )
}
