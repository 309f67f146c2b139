import { createContext, use } from 'react'
import type { WaitingSave } from './stored/waiting-saves.ts'

interface Saving {
  readonly saving: boolean
  readonly save: () => void
  /**
   * Saves, shows any failure, and returns whether it was saved. `onOpen` is called in place of opening the saved calculation of
   * the same address, where the person chooses that one.
   */
  readonly saveFirst: (onOpen?: (id: string) => void) => Promise<boolean>
  /** The save waiting for the connection. */
  readonly waiting: WaitingSave | null
  readonly stopWaiting: () => void
}

export const SavingContext = createContext<Saving>({
  saving: false,
  save: () => undefined,
  saveFirst: () => Promise.resolve(false),
  waiting: null,
  stopWaiting: () => undefined,
})

export function useSaving(): Saving {
  return use(SavingContext)
}
