import type { LenderBar } from '@homeyield/domain/analysis/lender/describe-lender'

const BELOW = { fill: 'var(--accent)' }
/** A frame beside the colour, which not everybody sees. */
const ABOVE = { fill: 'var(--loss)', fillOpacity: 0.45, stroke: 'var(--loss)', strokeWidth: 2, strokeDasharray: '6 4' }

/** Ratios as bars, each with the line of its threshold. The words beside them say the same. */
export function ThresholdBars({ bars }: { bars: readonly LenderBar[] }) {
  return (
    <ul className="fields loose">
      {bars.map(({ name, label, value, verdict, above, filled, mark, threshold }) => (
        <li key={name}>
          <p className="grid">
            <span>{label}</span>
            <strong className="figure large">{value ?? '–'}</strong>
          </p>
          {/* Attributes, because a page of the server allows no inline style. */}
          <svg className="full above-half exact" height="40" overflow="visible" aria-hidden="true">
            <rect fill="var(--sunken)" stroke="var(--edge)" width="100%" height="14" rx="4" y="4" />
            {filled === null ? null : (
              <rect {...(above ? ABOVE : BELOW)} width={`${filled}%`} height="14" rx="4" y="4" />
            )}
            {mark === null ? null : (
              <>
                <line stroke="var(--ink)" strokeWidth="2" x1={`${mark}%`} x2={`${mark}%`} y1="0" y2="22" />
                <text className="small" fill="var(--ink)" textAnchor="middle" x={`${mark}%`} y="38">
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
