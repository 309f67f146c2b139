import { isKnown } from '@homeyield/domain/analysis/outcome'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { useAnalysis } from '../loans/use-analysis.ts'
import { CORRECT_IT_FIRST } from '../result/shown-figure.ts'
import { BreakEvens } from './break-evens.tsx'
import { PREMIUM_LINES } from './premium-lines.ts'
import { RefixTimeline } from './refix-timeline.tsx'
import { SensitivityTable } from './sensitivity-table.tsx'
import { StressTable } from './stress-table.tsx'
import styles from './stress.module.css'
import { TestMargin } from './test-margin.tsx'

/** What a week brings when rates, rent or empty weeks change. Source: investment analysis section 4, "Screen". */
export function IfRatesRise({ premium }: { premium: boolean }) {
  const analysis = useAnalysis(premium)
  if (analysis === null) return <p className={styles.missing}>{CORRECT_IT_FIRST}</p>
  if (!isKnown(analysis.today)) return <p className={styles.note}>{analysis.today.message}</p>
  return (
    <>
      <StressTable analysis={analysis} />
      {premium ? <TestMargin /> : null}
      <RefixTimeline analysis={analysis} />
      <SensitivityTable analysis={analysis} />
      <BreakEvens analysis={analysis} />
      {premium ? null : <PremiumLines />}
    </>
  )
}

function PremiumLines() {
  return (
    <div className={styles.premium}>
      <h3>With Premium</h3>
      <ul>
        {PREMIUM_LINES.map(({ name, tells }) => (
          <li key={name}>
            <strong>{name}</strong>: {tells}.
          </li>
        ))}
      </ul>
      <UpgradeLink className={styles.upgrade} />
    </div>
  )
}
