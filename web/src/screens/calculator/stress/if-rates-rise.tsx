import { isKnown } from '@homeyield/domain/analysis/outcome'
import { useSeen } from '../../../components/use-seen.ts'
import { useAnalysis } from '../loans/use-analysis.ts'
import { CORRECT_IT_FIRST } from '../result/shown-figure.ts'
import { PremiumParts } from '../premium-parts.tsx'
import { Assumptions } from './assumptions.tsx'
import { BreakEvens } from './break-evens.tsx'
import { PREMIUM_LINES } from './premium-lines.ts'
import { RefixTimeline } from './refix-timeline.tsx'
import { SensitivityTable } from './sensitivity-table.tsx'
import { StressTable } from './stress-table.tsx'
import styles from './stress.module.css'

/** What a week brings when rates, rent or empty weeks change. Source: investment analysis section 4, "Screen". */
export function IfRatesRise({ premium }: { premium: boolean }) {
  const { seen, ref } = useSeen()
  return (
    <div ref={ref} className={styles.weeks}>
      <Weeks premium={premium} seen={seen} />
      {premium ? null : <PremiumParts parts={PREMIUM_LINES} />}
    </div>
  )
}

function Weeks({ premium, seen }: { premium: boolean; seen: boolean }) {
  const analysis = useAnalysis(premium, 'week', seen)
  const shown = analysis !== null && isKnown(analysis.today) ? analysis : null
  const missing = analysis === null || isKnown(analysis.today) ? CORRECT_IT_FIRST : analysis.today.message
  return (
    <>
      {shown === null ? <p className={styles.missing}>– {missing}</p> : <StressTable analysis={shown} />}
      {/* In its place while a figure cannot be used, so that its fields do not lose the focus. */}
      <Assumptions premium={premium} />
      {shown === null ? null : (
        <>
          <RefixTimeline analysis={shown} />
          <SensitivityTable analysis={shown} />
          <BreakEvens analysis={shown} />
        </>
      )}
    </>
  )
}
