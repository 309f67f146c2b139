import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { Screen } from '../ui/screen.tsx'
import styles from './account-card.module.css'

interface AccountCardProps {
  readonly heading: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly after: ReactNode
}

export function AccountCard({ heading, lead, children, after }: AccountCardProps) {
  return (
    <Screen heading={heading} width="narrow">
      {lead ? <p className={`pale ${styles.lead}`}>{lead}</p> : null}
      <Card className={`pad-wide ${styles.card}`}>{children}</Card>
      <div className={`stack tight centred text-centre ${styles.after}`}>{after}</div>
    </Screen>
  )
}
