import { formatMoney } from '@homeyield/domain/money/amount'

interface QuartileRuleProps {
  readonly lower: number
  readonly upper: number
  readonly rent: number
}

/**
 * The rent between the quartiles, NZD a week, as in the calculator (components/rent-rule.tsx), but in SVG attributes:
 * public pages allow no inline styles.
 */
export function QuartileRule({ lower, upper, rent }: QuartileRuleProps) {
  const margin = (upper - lower) / 2
  const at = (value: number) => `${(((value - lower + margin) / (upper - lower + 2 * margin)) * 100).toFixed(1)}%`
  const words = `Lower quartile ${formatMoney(lower)}, upper quartile ${formatMoney(upper)}, rent ${formatMoney(rent)} a week`
  return (
    <svg
      className="figure block"
      width="100%"
      height="104"
      overflow="visible"
      textAnchor="middle"
      role="img"
      aria-label={words}
    >
      <line stroke="var(--edge)" strokeWidth="2" x1="0" x2="100%" y1="56" y2="56" />
      <rect
        className="exact"
        fill="var(--accent-wash)"
        stroke="var(--accent)"
        strokeWidth="1.5"
        x={at(lower)}
        width="50%"
        y="44"
        height="24"
        rx="6"
      />
      <circle
        className="exact"
        fill="var(--accent)"
        stroke="var(--raised)"
        strokeWidth="3"
        cx={at(rent)}
        cy="56"
        r="9"
      />
      <text className="larger heavy narrow" fill="var(--ink)" x={at(rent)} y="26">
        {formatMoney(rent)}
      </text>
      <text className="small" fill="var(--ink-quiet)" x={at(lower)} y="92">
        {formatMoney(lower)} lower
      </text>
      <text className="small" fill="var(--ink-quiet)" x={at(upper)} y="92">
        {formatMoney(upper)} upper
      </text>
    </svg>
  )
}
