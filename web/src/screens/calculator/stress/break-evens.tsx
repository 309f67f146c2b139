import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { breakEvenLines } from './break-even-lines.ts'
import styles from './stress.module.css'

/** Where the week brings nothing, a sentence each. */
export function BreakEvens({ analysis }: { analysis: Analysis }) {
  return (
    <div>
      <h3>Where it breaks even</h3>
      <dl className={styles.breakEvens}>
        {breakEvenLines(analysis).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
