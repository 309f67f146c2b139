import { isKnown } from '@homeyield/domain/analysis/outcome'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { toDollars } from '@homeyield/domain/money/round'
import styles from './loans.module.css'
import { useAnalysis } from './use-analysis.ts'

/** What all loans cost together, or what is missing to say it. */
export function LoansWeek({ premium }: { premium: boolean }) {
  const analysis = useAnalysis(premium)
  if (analysis === null) return null
  const { loans, today } = analysis
  if (!isKnown(loans)) return <p className={styles.missing}>{loans.message}</p>
  const { weekly_payment, weighted_rate, years } = loans.value
  const figures = [
    ['All loans, a week', formatMoney(toDollars(weekly_payment))],
    ['Average rate', weighted_rate === null ? '–' : formatPercent(weighted_rate)],
    ['Interest, first year', formatMoney(toDollars(years[0]?.interest ?? 0))],
    ...(isKnown(today) ? [['Cash each week', formatMoney(toDollars(today.value.weekly_cash_flow))] as const] : []),
  ] as const
  return (
    <>
      <dl className={styles.totals}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        The yields and the result panel count the whole loan on the terms above, as one loan. These figures, the
        schedule and “If rates rise” count each part on its own.
      </p>
    </>
  )
}
