import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The element in the header for a screen's main action; null before it is mounted. */
export const HeaderSlot = createContext<HTMLElement | null>(null)

export function HeaderAction({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlot)
  return slot ? createPortal(children, slot) : null
}
