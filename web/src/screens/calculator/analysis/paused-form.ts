import { useSyncExternalStore } from 'react'
import type { CalculatorState } from '../model/calculator-state.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'

/** The form once typing has paused, with its figures and the messages at its fields. */
export type PausedForm = Pick<CalculatorState, 'form' | 'figures' | 'refused' | 'problems'>

interface Channel {
  readonly get: () => PausedForm
  readonly subscribe: (listener: () => void) => () => void
}

// Longer than the time between two keys: typing renders no panel and computes no schedule that nobody sees.
const PAUSE = 200

const channels = new WeakMap<CalculatorStore, Channel>()

/** Renders again once typing has paused, not with each key. */
export function usePausedForm(): PausedForm {
  const { get, subscribe } = channelOf(useCalculatorStore())
  return useSyncExternalStore(subscribe, get, get)
}

function channelOf(store: CalculatorStore): Channel {
  const known = channels.get(store)
  if (known) return known
  const made = createChannel(store)
  channels.set(store, made)
  return made
}

function createChannel(store: CalculatorStore): Channel {
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
