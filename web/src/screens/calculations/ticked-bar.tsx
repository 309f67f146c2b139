import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../api-client/queries.ts'
import { comparePath } from '../../components/compare-path.ts'
import type { ComparedId } from '../../components/compare-path.ts'
import { PremiumLink } from '../../components/premium-link.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './ticked-bar.module.css'

interface TickedBarProps {
  readonly ticked: readonly string[]
  readonly isFull: boolean
  readonly onClear: () => void
}

/** Leads to the comparison of the ticked calculations; it stays at the bottom of the window. */
export function TickedBar({ ticked, isFull, onClear }: TickedBarProps) {
  const { data: account } = useQuery(accountQuery)
  return (
    <section className={`row wide pad-bar edged round raised shadow no-print ${styles.bar}`} aria-label="Comparison">
      <p role="status">
        {ticked.length} ticked. {hintOf(ticked.length, isFull)}
      </p>
      {ticked.length < 2 ? null : (
        <PremiumLink
          to={comparePath(ticked.map((id): ComparedId => [id]))}
          allowed={!account || mayUsePremiumFeatures(account)}
          className="inline-flex middle target bold"
        >
          Compare side by side
        </PremiumLink>
      )}
      <Button look="quiet" onClick={onClear}>
        Untick all
      </Button>
    </section>
  )
}

function hintOf(count: number, isFull: boolean): string {
  if (count < 2) return 'Tick another to compare.'
  return isFull ? 'Six fit side by side.' : ''
}
