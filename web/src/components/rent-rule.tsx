import { formatMoney } from '@homeyield/domain/money/amount'
import type { CSSProperties } from 'react'
import { LegendKey } from './legend-key.tsx'
import styles from './rent-rule.module.css'

interface Marker {
  readonly label: string
  readonly rent: number
}

interface RentRuleProps {
  readonly lower: number
  /** Null when unknown. */
  readonly median: number | null
  readonly upper: number
  /** The rent that the market gives; null when unknown. */
  readonly market: Marker | null
  /** A rent beside the market's: the person's own, or an older one. */
  readonly own?: Marker | null
  readonly professional?: { readonly lower: number; readonly upper: number } | null
}

/**
 * The lower and upper quartile on a scale, with up to three markers of different shapes: the market's rent (a dot),
 * one's own (a diamond) and the professional's range (a bar). The key below names them.
 */
export function RentRule({ lower, median, upper, market, own = null, professional = null }: RentRuleProps) {
  // Half the box's width is added on either side, so that a rent outside the quartiles is shown.
  const margin = Math.max((upper - lower) / 2, 20)
  // Markers further out widen the scale, until the box would become too narrow.
  const marked = [market?.rent, own?.rent, professional?.lower, professional?.upper].filter(
    (rent) => rent !== undefined,
  )
  const left = Math.max(Math.min(lower - margin, ...marked.map((rent) => rent - margin / 4)), lower - 4 * margin)
  const right = Math.min(Math.max(upper + margin, ...marked.map((rent) => rent + margin / 4)), upper + 4 * margin)
  const shareOf = (value: number) => `${Math.min(Math.max((value - left) / (right - left), 0), 1) * 100}%`
  const at = (value: number): CSSProperties => ({ '--at': shareOf(value) })
  const span = (from: number, to: number): CSSProperties => ({ '--at': shareOf(from), '--to': shareOf(to) })
  return (
    <div className="stack close">
      {professional === null ? null : (
        <div className={`relative ${styles.lane}`} aria-hidden="true">
          <span style={span(professional.lower, professional.upper)} />
        </div>
      )}
      <div className={`relative ${styles.line}`} aria-hidden="true">
        <span className={styles.box} style={span(lower, upper)} />
        {median === null ? null : <span className={styles.median} style={at(median)} />}
        {market === null ? null : <span className={styles.dot} style={at(market.rent)} />}
        {own === null ? null : <span className={styles.diamond} style={at(own.rent)} />}
      </div>
      <div className={`figure relative bold dense ${styles.labels}`} aria-hidden="true">
        <span style={at(lower)}>
          {formatMoney(lower)}
          <small className="block regular pale">lower</small>
        </span>
        <span style={at(upper)}>
          {formatMoney(upper)}
          <small className="block regular pale">upper</small>
        </span>
      </div>
      <p className="visually-hidden">
        Lower quartile {formatMoney(lower)}, {median === null ? '' : `median ${formatMoney(median)}, `}upper quartile{' '}
        {formatMoney(upper)} a week.
      </p>
      <ul className="figure flex wrap beside small">
        {market === null ? null : <Key look="dot" label={market.label} figure={formatMoney(market.rent)} />}
        {own === null ? null : <Key look="diamond" label={own.label} figure={formatMoney(own.rent)} />}
        {professional === null ? null : (
          <Key
            look="bar"
            label="Professional’s estimate"
            figure={`${formatMoney(professional.lower)} to ${formatMoney(professional.upper)}`}
          />
        )}
      </ul>
    </div>
  )
}

interface KeyProps {
  readonly look: 'dot' | 'diamond' | 'bar'
  readonly label: string
  readonly figure: string
}

function Key({ look, label, figure }: KeyProps) {
  return (
    <li className="flex middle tight">
      <LegendKey look={look} />
      <span>
        {label} <strong>{figure}</strong> a week
      </span>
    </li>
  )
}
