import type { LenderBar } from '@homeyield/domain/analysis/lender/describe-lender'
import styles from './threshold-bars.module.css'

/** Ratios as bars, each with the line of its threshold. The words beside them say the same. */
export function ThresholdBars({ bars }: { bars: readonly LenderBar[] }) {
  return (
    <ul className={`stack loose ${styles.bars}`}>
      {bars.map(({ name, label, value, verdict, above, filled, mark, threshold }) => (
        <li key={name}>
          <p className="grid">
            <span>{label}</span>
            <strong className="figure large">{value ?? '–'}</strong>
          </p>
          {/* Attributes, because a page of the server allows no inline style. */}
          <svg className={`full above-half exact ${styles.track}`} aria-hidden="true">
            <rect fill="var(--sunken)" stroke="var(--edge)" width="100%" height="14" rx="4" y="4" />
            {filled === null ? null : (
              <rect
                className={styles.fill}
                fill="var(--accent)"
                data-above={above ? '' : undefined}
                width={`${filled}%`}
                height="14"
                rx="4"
                y="4"
              />
            )}
            {mark === null ? null : (
              <>
                <line stroke="var(--ink)" strokeWidth="2" x1={`${mark}%`} x2={`${mark}%`} y1="0" y2="22" />
                <text className={`small ${styles.threshold}`} x={`${mark}%`} y="38">
                  {threshold}
                </text>
              </>
            )}
          </svg>
          <p className={value === null ? 'bold loss' : 'quiet'}>{verdict}</p>
        </li>
      ))}
    </ul>
  )
}
