import type { ReactNode } from 'react'
import styles from '../ui/button.module.css'

interface BillingPortalProps {
  readonly url: string
  readonly look: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** A link to the payment provider's page for cards and invoices. */
export function BillingPortal({ url, look, children }: BillingPortalProps) {
  return (
    <a href={url} className={`${styles.button} ${styles[look]}`}>
      {children}
    </a>
  )
}
