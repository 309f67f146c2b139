import type { ReactNode } from 'react'
import { takeFocus } from '../ui/take-focus.ts'

/** Replaces a form after it succeeded. Takes the focus, so that a screen reader reads it. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className="large shrinks breaks">
      {children}
    </p>
  )
}
