import { isKnown } from '@homeyield/domain/analysis/outcome'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { useAnalysis } from '../loans/use-analysis.ts'
import { CORRECT_IT_FIRST } from '../result/shown-figure.ts'
import { Assumptions } from './assumptions.tsx'
import { BreakEvens } from './break-evens.tsx'
import { PREMIUM_LINES } from './premium-lines.ts'
import { RefixTimeline } from './refix-timeline.tsx'
import { SensitivityTable } from './sensitivity-table.tsx'
import { StressTable } from './stress-table.tsx'
import styles from './stress.module.css'

/** What a week brings when rates, rent or empty weeks change. Source: investment analysis section 4, "Screen". */
export function IfRatesRise({ premium }: { premium: boolean }) {
  return (
    <>
      <Weeks premium={premium} />
      {premium ? null : <PremiumLines />}
    </>
  )
}

function Weeks({ premium }: { premium: boolean }) {
  const analysis = useAnalysis(premium)
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
