import { formatCents, formatDollars } from '@homeyield/domain/money/amount'
import { Fragment, useState } from 'react'
import { ScrollRegion } from '../../../components/scroll-region.tsx'
import { dateText } from '../../../ui/date-text.ts'
import type { ScheduleYear } from './schedule.ts'
import styles from './loans.module.css'

const FIGURES = ['payment', 'interest', 'principal', 'balance'] as const
const HEADS = ['Repayments', 'Interest', 'Principal', 'Owed']

/** The years of a schedule, each of which opens to its repayments for Premium. */
export function ScheduleTable({ years, premium }: { years: readonly ScheduleYear[]; premium: boolean }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const sum = (figure: 'payment' | 'interest' | 'principal') => years.reduce((total, year) => total + year[figure], 0)

  function toggle(year: number) {
    const next = new Set(open)
    if (!next.delete(year)) next.add(year)
    setOpen(next)
  }

  return (
    <ScrollRegion className={styles.scroll} label="Schedule by year">
      <table className={`${styles.table} figure`}>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <Fragment key={year.year}>
              <tr>
                <th scope="row">
                  {premium ? (
                    <button
                      type="button"
                      className={styles.year}
                      aria-expanded={open.has(year.year)}
                      aria-label={`Year ${year.year}`}
                      onClick={() => toggle(year.year)}
                    >
                      {year.year}
                    </button>
                  ) : (
                    year.year
                  )}
                </th>
                {FIGURES.map((figure) => (
                  <td key={figure}>{formatDollars(year[figure])}</td>
                ))}
              </tr>
              {open.has(year.year) ? <Payments year={year} /> : null}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatDollars(sum('payment'))}</td>
            <td>{formatDollars(sum('interest'))}</td>
            <td>{formatDollars(sum('principal'))}</td>
            <td>$0</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  )
}

/** The repayments of a year, all of them with cents. */
export function Payments({ year }: { year: ScheduleYear }) {
  const several = year.loans.length > 1
  return year.loans.map(({ number, loan, payments }) => (
    <Fragment key={number}>
      {several && payments.length > 0 ? (
        <tr className={styles.loanName}>
          <th scope="rowgroup" colSpan={5}>
            {loan.name}
          </th>
        </tr>
      ) : null}
      {payments.map((payment) => (
        <tr key={payment.date} className={styles.paymentRow}>
          <th scope="row">{dateText(payment.date)}</th>
          {FIGURES.map((figure) => (
            <td key={figure}>{formatCents(payment[figure])}</td>
          ))}
        </tr>
      ))}
    </Fragment>
  ))
}
