import type { ReactNode } from 'react'

const WASHES = { info: 'wash', warning: 'amber-wash', problem: 'loss-wash' } as const

interface NoticeProps {
  readonly children: ReactNode
  readonly look?: keyof typeof WASHES
  /** Whether a screen reader announces it; false when something else is announced already. */
  readonly announced?: boolean
}

export function Notice({ children, look = 'info', announced = true }: NoticeProps) {
  const role = look === 'problem' ? 'alert' : 'status'
  return (
    <div className={`row wide pad-row round small breaks ${WASHES[look]}`} role={announced ? role : undefined}>
      {children}
    </div>
  )
}
