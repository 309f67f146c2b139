import { createContext, use, useSyncExternalStore } from 'react'
import type { CalculatorState } from './calculator-state.ts'

/** Holds the calculator's state outside React, so that a keystroke draws only what shows the figure it changed. */
export interface CalculatorStore {
  readonly get: () => CalculatorState
  /** Runs a transition: `update(setField, 'rates', 2900)`. */
  readonly update: <Given extends unknown[]>(
    transition: (state: CalculatorState, ...given: Given) => CalculatorState,
    ...given: Given
  ) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A store that starts with a state. */
export function createCalculatorStore(initial: CalculatorState): CalculatorStore {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    update: (transition, ...given) => {
      const next = transition(state, ...given)
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const CalculatorContext = createContext<CalculatorStore | null>(null)

/** The store of the calculator around. */
export function useCalculatorStore(): CalculatorStore {
  const store = use(CalculatorContext)
  if (!store) throw new Error('There is no calculator around this component')
  return store
}

/** One thing of the calculator's state, followed. `select` must answer the same value for the same state. */
export function useCalculator<Selected>(select: (state: CalculatorState) => Selected): Selected {
  const store = useCalculatorStore()
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}

/** Whether the calculation is for reading only. Source: decisions section 3, "Lapsed premium". */
export function useReadonly(): boolean {
  return useCalculator((state) => state.saved?.readonly ?? false)
}
