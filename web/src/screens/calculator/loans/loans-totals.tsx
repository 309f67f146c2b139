import { isKnown } from '@homeyield/domain/analysis/outcome'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { toDollars } from '@homeyield/domain/money/round'
import styles from './loans.module.css'
import { useAnalysis } from './use-analysis.ts'

/** The average rate of all loans and their whole interest, or what is missing to say it. */
export function LoansTotals({ premium }: { premium: boolean }) {
  const analysis = useAnalysis(premium)
  if (analysis === null) return null
  const { loans } = analysis
  if (!isKnown(loans)) return <p className={styles.missing}>{loans.message}</p>
  const { weighted_rate, total_interest } = loans.value
  const figures = [
    ['Average rate', weighted_rate === null ? '–' : formatPercent(weighted_rate)],
    ['Interest, all years', formatMoney(toDollars(total_interest))],
  ] as const
  return (
    <dl className={styles.totals}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
