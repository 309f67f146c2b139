import type { LenderBar } from '@homeyield/domain/analysis/lender/describe-lender'
import styles from './bank-page.module.css'

/** Ratios as bars, each with the line of its threshold. The words beside them say the same. */
export function ThresholdBars({ bars }: { bars: readonly LenderBar[] }) {
  return (
    <ul className={`stack loose ${styles.bars}`}>
      {bars.map(({ name, label, value, verdict, above, filled, mark, threshold }) => (
        <li key={name}>
          <p className={styles.ratio}>
            <span>{label}</span>
            <strong className="figure">{value ?? '–'}</strong>
          </p>
          <div className={styles.track} aria-hidden="true">
            {filled === null ? null : (
              <span className={styles.fill} data-above={above ? '' : undefined} style={{ width: `${filled}%` }} />
            )}
            {mark === null ? null : (
              <span className={styles.mark} style={{ left: `${mark}%` }}>
                <span>{threshold}</span>
              </span>
            )}
          </div>
          <p className={value === null ? styles.missing : 'quiet'}>{verdict}</p>
        </li>
      ))}
    </ul>
  )
}
