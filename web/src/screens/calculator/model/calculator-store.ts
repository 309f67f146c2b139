import { createContext, use, useSyncExternalStore } from 'react'
import type { CalculatorState } from './calculator-state.ts'

/** The calculator's state, outside React: a keystroke renders only the components whose figures changed. */
export interface CalculatorStore {
  readonly get: () => CalculatorState
  /** Runs a transition: `update(setField, 'rates', 2900)`. */
  readonly update: <Given extends unknown[]>(
    transition: (state: CalculatorState, ...given: Given) => CalculatorState,
    ...given: Given
  ) => void
  readonly subscribe: (listener: () => void) => () => void
}

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

export function useCalculatorStore(): CalculatorStore {
  const store = use(CalculatorContext)
  if (!store) throw new Error('useCalculatorStore needs a CalculatorContext')
  return store
}

/** Subscribes to a part of the state. `select` must return an identical value for the same state. */
export function useCalculator<Selected>(select: (state: CalculatorState) => Selected): Selected {
  const store = useCalculatorStore()
  const selectNow = () => select(store.get())
  return useSyncExternalStore(store.subscribe, selectNow, selectNow)
}

export function useReadonly(): boolean {
  return useCalculator((state) => state.saved?.readonly ?? false)
}
