import type { ReactNode } from 'react'
import styles from '../ui/button.module.css'

interface BillingPortalProps {
  readonly url: string
  readonly look: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** Leads to the payment provider's page where a payer changes the card and finds the invoices. */
export function BillingPortal({ url, look, children }: BillingPortalProps) {
  return (
    <a href={url} className={`${styles.button} ${styles[look]}`}>
      {children}
    </a>
  )
}
