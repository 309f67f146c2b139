import { useSyncExternalStore } from 'react'
import type { CalculatorState } from '../model/calculator-state.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'

/** The form once typing has paused, with its figures and the messages at its fields. */
export type SettledForm = Pick<CalculatorState, 'form' | 'figures' | 'refused' | 'problems'>

interface Channel {
  readonly get: () => SettledForm
  readonly subscribe: (listener: () => void) => () => void
}

// Longer than the time between two keys: typing renders no panel and computes no schedule that nobody sees.
const PAUSE = 200

const channels = new WeakMap<CalculatorStore, Channel>()

/** Renders again once typing has paused, not with each key. */
export function useSettledForm(): SettledForm {
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
  let settled = settledOf(store.get())
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | null = null
  const listeners = new Set<() => void>()

  // The same object while nothing has changed, so that nothing is rendered for it.
  function settle() {
    const next = settledOf(store.get())
    const isSame = next.form === settled.form && next.refused === settled.refused && next.problems === settled.problems
    if (!isSame) settled = next
  }

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      settle()
      for (const listener of listeners) listener()
    }, PAUSE)
  }

  return {
    get() {
      if (stop === null) settle()
      return settled
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

function settledOf({ form, figures, refused, problems }: CalculatorState): SettledForm {
  return { form, figures, refused, problems }
}
