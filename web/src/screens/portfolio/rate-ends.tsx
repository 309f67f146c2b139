import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { formatDollars, formatPercent } from '@homeyield/domain/money/amount'
import { streetOf } from '@homeyield/domain/property/street-of'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { dateText } from '../../ui/date-text.ts'

const MOST = 3

/** The first rates that end, and the page with all of them. */
export function RateEnds({ ends }: { ends: PortfolioResponse['rate_ends'] }) {
  if (ends.length === 0) return null
  const fixed = ends.filter(({ fixed_until }) => fixed_until !== null)
  return (
    <section className="stack" aria-labelledby="rates">
      <h2 id="rates">When your rates end</h2>
      {fixed.length === 0 ? (
        <p>No rate is fixed: all are floating now.</p>
      ) : (
        <ul className="stack tight">
          {fixed.slice(0, MOST).map(({ home_id, property, loan, fixed_until, balance, rate }) => (
            <li key={`${home_id} ${loan} ${fixed_until} ${balance}`}>
              <strong>{fixed_until === null ? '' : dateText(fixed_until)}</strong> {streetOf(property)}, {loan}:{' '}
              {formatDollars(balance)} owed then, at {formatPercent(rate)} now
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.ownedRates}>All rates that end, and what others would cost</Link>
      </p>
    </section>
  )
}
