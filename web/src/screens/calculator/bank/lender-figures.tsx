import type { LenderFigure } from '@homeyield/domain/analysis/lender/describe-lender'
import styles from './bank.module.css'

export function LenderFigures({ figures }: { figures: readonly LenderFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">
            {value}
            {note === '' ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
