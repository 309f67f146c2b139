import { ASSUMED_DEPOSIT_PCT } from '@homeyield/domain/loans/assumed-deposit'
import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import { FIGURES } from '@homeyield/domain/figures/figures'
import { formatMoney } from '@homeyield/domain/money/amount'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import { dateText } from '../../ui/date-text.ts'
import { guideCosts } from '../guide-costs.ts'
import { HERO_YEARS, type HeroResult } from './appraise-hero.ts'
import styles from './hero-card.module.css'
import { placePieces, type Piece } from './place-pieces.ts'

interface WeekProps {
  readonly result: HeroResult
}

/** Both bars. Shares are SVG attributes, because the content security policy forbids inline styles. */
export function WeekBars({ result: { week, costs } }: WeekProps) {
  const pieces = placePieces(week)
  return (
    <div className="stack close" aria-hidden="true">
      <p className="quiet flex between">
        The week’s rent{' '}
        <span className="figure bold ink" data-hero-text="rent">
          {week.rent}
        </span>
      </p>
      <Bar pieces={pieces.rent} />
      <p className="quiet flex between above">
        What it has to pay for{' '}
        <span className="figure bold ink" data-hero-text="costs">
          {costs}
        </span>
      </p>
      <Bar pieces={pieces.costs} />
    </div>
  )
}

export function WeekResults({ result: { week, gross, net, netLoss } }: WeekProps) {
  return (
    <dl className={`grid halves wide ${styles.results}`}>
      <div className={`across ${styles.left}`} data-hero-short={String(week.short)} data-hero-gain={String(week.gain)}>
        <dt className="quiet" data-hero-text="leftLabel">
          {week.leftLabel}
        </dt>
        <dd className="figure" data-hero-text="leftValue">
          {week.leftValue}
        </dd>
      </div>
      <div>
        <dt className="quiet">{FIGURES.gross_rental_yield.short}</dt>
        <dd className="figure" data-hero-text="gross">
          {gross}
        </dd>
      </div>
      <div data-hero-loss={String(netLoss)}>
        <dt className="quiet">{FIGURES.net_rental_yield.short}</dt>
        <dd className="figure" data-hero-text="net">
          {net}
        </dd>
      </div>
    </dl>
  )
}

export function WeekParts({ result: { week } }: WeekProps) {
  return (
    <dl className={`grid halves wide small ${styles.parts}`}>
      {week.parts.map(({ part, label, value }) => (
        <div className="flex between close" key={part}>
          <dt className="flex middle tight pale">
            <span className="swatch exact" data-part={part} aria-hidden="true" />
            {label}
          </dt>
          <dd className="figure" data-hero-part={part}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Bar({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <svg className="block round sunken exact" width="100%" height="36">
      <defs>
        <pattern
          id={`hatch-${pieces[0]?.piece}`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M1 0v7" stroke={pieces[0]?.piece === 'rent' ? 'var(--loss)' : 'var(--gain)'} strokeWidth="3" />
        </pattern>
      </defs>
      {pieces.map(({ piece, x, width }) => (
        <rect
          key={piece}
          fill="var(--part)"
          stroke="var(--raised)"
          strokeWidth="2"
          data-part={piece}
          data-hero-piece={piece}
          x={x}
          width={width}
          height="100%"
        />
      ))}
    </svg>
  )
}

/** What is assumed of a home besides its rent, price and rate. */
export function assumptions(dwelling: Dwelling = 'House'): string {
  const costs = guideCosts().toSorted((one, other) => one.place - other.place)
  const listed = new Intl.ListFormat('en-NZ').format(
    costs.map(({ name, yearly }) => `${name.toLowerCase()} ${formatMoney(yearly)}`),
  )
  return (
    `Assumptions: ${dwelling === 'Apartment' ? 'an' : 'a'} ${dwelling.toLowerCase()}, ${ASSUMED_DEPOSIT_PCT}% deposit, principal and interest over ${HERO_YEARS} years, paid weekly; a year’s ` +
    `${listed}; management ${EXPENSE_GUIDE.items.property_management_fees}% of the rent; two weeks empty. These costs are guides as at ` +
    `${dateText(EXPENSE_GUIDE.asAt)}; you can change each of them in the calculator. Weekly costs are a year’s costs divided by 52, with the interest and principal of the first year, before tax.`
  )
}
