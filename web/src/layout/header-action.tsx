import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place in the header where a screen may put its main action; null until the header is there. */
export const HeaderSlot = createContext<HTMLElement | null>(null)

/** Puts a screen's main action, such as Save, into the header. */
export function HeaderAction({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlot)
  return slot ? createPortal(children, slot) : null
}
