import { useSyncExternalStore } from 'react'
import type { CalculatorState } from '../model/calculator-state.ts'
import { checkAnalysisWith } from '../model/calculator-state.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { findAnalysisProblems } from './find-analysis-problems.ts'

checkAnalysisWith(findAnalysisProblems)

/** The form once typing has paused, with the messages at its fields. */
export type SettledForm = Pick<CalculatorState, 'form' | 'refused' | 'problems'>

interface Channel {
  readonly get: () => SettledForm
  readonly subscribe: (listener: () => void) => () => void
}

// Longer than the time between two keys: typing renders no panel and computes no schedule that nobody sees.
const PAUSE = 200
// Of what is not on the screen: most typing is over by then.
const UNSEEN_PAUSE = 1000

type Channels = WeakMap<CalculatorStore, Channel>
const channels: Channels = new WeakMap()
const unseenChannels: Channels = new WeakMap()

/** Renders again once typing has paused, not with each key; what is not on the screen follows a second later. */
export function useSettledForm(seen = true): SettledForm {
  const store = useCalculatorStore()
  const { get, subscribe } = seen ? channelOf(channels, store, PAUSE) : channelOf(unseenChannels, store, UNSEEN_PAUSE)
  return useSyncExternalStore(subscribe, get)
}

function channelOf(known: Channels, store: CalculatorStore, pause: number): Channel {
  const made = known.get(store) ?? createChannel(store, pause)
  known.set(store, made)
  return made
}

function createChannel(store: CalculatorStore, pause: number): Channel {
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
    }, pause)
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

function settledOf({ form, refused, problems }: CalculatorState): SettledForm {
  return { form, refused, problems }
}
