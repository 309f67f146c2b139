import type { ReactNode } from 'react'

/** A dash in the place of figures, and why they are not known. */
export function Missing({ children }: { children: ReactNode }) {
  return <p className="bold loss">– {children}</p>
}
