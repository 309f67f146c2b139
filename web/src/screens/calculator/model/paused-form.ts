import { createContext, use, useSyncExternalStore } from 'react'
import type { CalculatorState } from './calculator-state.ts'
import type { CalculatorStore } from './calculator-store.ts'

/** The form once typing has paused, with its figures and the messages at its fields. */
export type PausedForm = Pick<CalculatorState, 'form' | 'figures' | 'refused' | 'problems'>

interface PausedFormChannel {
  readonly get: () => PausedForm
  readonly subscribe: (listener: () => void) => () => void
}

// Longer than the time between two keys: typing renders no panel and computes no schedule that nobody sees.
const PAUSE = 200

export const PausedFormContext = createContext<PausedFormChannel | null>(null)

/** Renders again once typing has paused, not with each key. */
export function usePausedForm(): PausedForm {
  const channel = use(PausedFormContext)
  if (!channel) throw new Error('usePausedForm needs a PausedFormContext')
  return useSyncExternalStore(channel.subscribe, channel.get, channel.get)
}

export function createPausedForm(store: CalculatorStore): PausedFormChannel {
  let paused = pausedOf(store.get())
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | null = null
  const listeners = new Set<() => void>()

  // The same object while nothing has changed, so that nothing is rendered for it.
  function takeForm() {
    const next = pausedOf(store.get())
    const isSame = next.form === paused.form && next.refused === paused.refused && next.problems === paused.problems
    if (!isSame) paused = next
  }

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      takeForm()
      for (const listener of listeners) listener()
    }, PAUSE)
  }

  return {
    get() {
      if (stop === null) takeForm()
      return paused
    },
    subscribe(listener) {
      listeners.add(listener)
      stop ??= store.subscribe(wait)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
        clearTimeout(timer)
      }
    },
  }
}

function pausedOf({ form, figures, refused, problems }: CalculatorState): PausedForm {
  return { form, figures, refused, problems }
}
