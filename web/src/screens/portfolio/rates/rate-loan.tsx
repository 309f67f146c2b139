import type { TriedHome, TriedLoan } from '@homeyield/domain/analysis/portfolio/try-rates'
import { dayNumber } from '@homeyield/domain/dates/calendar-day'
import { EACH_PAYMENT } from '@homeyield/domain/loans/loan-options'
import { writeTerm } from '@homeyield/domain/loans/write-term'
import { formatCents, formatDollars, formatPercent } from '@homeyield/domain/money/amount'
import { streetOf } from '@homeyield/domain/property/street-of'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { calculationPath } from '../../../paths.ts'
import { dateText } from '../../../ui/date-text.ts'
import { FigureList } from '../../../ui/figure-list.tsx'
import { rateLoanId } from '../rate-loan-id.ts'
import { stepText } from './household-week.tsx'
import { mostParts, type Part, type TriedLoans, WHOLE } from './tried-loans.ts'
import { TryRates } from './try-rates.tsx'
import styles from './rates.module.css'

interface RateLoanProps {
  readonly home: TriedHome
  readonly loan: TriedLoan
  readonly today: string
  readonly tried: TriedLoans
  readonly onParts: (parts: readonly Part[]) => void
}

/** A loan with the day its rate ends, what it pays, and what it would pay at other rates. */
export function RateLoan({ home, loan, today, tried, onParts }: RateLoanProps) {
  const { id, property } = home.owned
  const { now, fixed_until, at_end, changeable } = loan
  const name = `${streetOf(property)}, ${now.loan.name}`
  const every = EACH_PAYMENT[now.loan.loan_payment_term]
  const step = stepText(loan.weekly_step)
  const most = mostParts(home, tried, loan.index)
  const parts = tried.get(loan.index) ?? [WHOLE]
  const elementId = rateLoanId(id, loan.index)
  const isLinked = useLocation().hash === `#${elementId}`
  const item = useRef<HTMLLIElement>(null)
  // The loans are loaded after the navigation, which would have scrolled to it.
  useEffect(() => {
    if (!isLinked) return
    item.current?.focus({ preventScroll: true })
    item.current?.scrollIntoView()
  }, [isLinked])
  return (
    <li ref={item} id={elementId} tabIndex={-1} className={`stack pad edged round ${styles.loan}`} aria-label={name}>
      <div className={styles.name}>
        <h3>
          <Link to={calculationPath(id, 'loans')}>{streetOf(property)}</Link>, {now.loan.name}
        </h3>
        <p>
          {fixed_until === null ? 'Floating now' : `Fixed until ${dateText(fixed_until)}`}
          {fixed_until === null ? null : (
            <span className="quiet">, {daysText(dayNumber(fixed_until) - dayNumber(today))}</span>
          )}
        </p>
      </div>
      <FigureList
        className={`wide ${styles.figures}`}
        figures={[
          { label: 'Owed today', value: formatDollars(now.balance) },
          { label: 'Rate', value: formatPercent(now.rate) },
          { label: 'Time left', value: leftText(now) },
          { label: 'Pays now', value: formatCents(now.payment), note: every },
          {
            label: fixed_until === null ? 'Then pays' : 'Pays from then',
            ...(at_end === null
              ? { value: 'Repaid before' }
              : {
                  value: formatCents(loan.parts.reduce((sum, { payment_after }) => sum + payment_after, 0)),
                  note: step === null ? every : `${every}: ${step} a week`,
                }),
          },
        ]}
      />
      {changeable && at_end !== null ? (
        <TryRates name={name} today={today} loan={now.loan} parts={parts} most={most} onParts={onParts} />
      ) : null}
      {changeable ? null : (
        <p className="quiet">
          This loan has had two rates already. <Link to={calculationPath(id, 'loans')}>Enter what is owed today</Link>{' '}
          to try a third.
        </p>
      )}
    </li>
  )
}

function daysText(days: number): string {
  return days === 1 ? 'tomorrow' : days < 100 ? `in ${days} days` : `in ${Math.round(days / 30.4)} months`
}

function leftText({ payments_left: left, paymentsPerYear }: TriedLoan['now']): string {
  return left === null ? 'No term' : writeTerm(Math.round((left * 12) / paymentsPerYear)) || 'Under a month'
}
