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
          {/* Attributes, because a page of the server allows no inline style. */}
          <svg className={styles.track} aria-hidden="true">
            <rect className={styles.whole} width="100%" height="14" rx="4" y="4" />
            {filled === null ? null : (
              <rect
                className={styles.fill}
                data-above={above ? '' : undefined}
                width={`${filled}%`}
                height="14"
                rx="4"
                y="4"
              />
            )}
            {mark === null ? null : (
              <>
                <line className={styles.mark} x1={`${mark}%`} x2={`${mark}%`} y1="0" y2="22" />
                <text className={styles.threshold} x={`${mark}%`} y="38">
                  {threshold}
                </text>
              </>
            )}
          </svg>
          <p className={value === null ? styles.missing : 'quiet'}>{verdict}</p>
        </li>
      ))}
    </ul>
  )
}
