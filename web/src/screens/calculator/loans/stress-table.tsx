import { splitWeek } from '@homeyield/domain/analysis/stress/stress-rows'
import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatDollars } from '@homeyield/domain/money/amount'
import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { ScrollRegion } from '../../../components/scroll-region.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import type { StressLine } from '../analysis/stress-lines.ts'
import { pointsAddedText, stressLines } from '../analysis/stress-lines.ts'
import styles from './stress.module.css'

/** A line for each change, with the cash of the week before and after it. */
export function StressTable({ analysis }: { analysis: Analysis }) {
  const margin = useCalculator(({ form }) => form.analysis?.test_margin) ?? ANALYSIS_FIELDS.test_margin.default
  const loans = useCalculator(({ form }) => form.analysis?.loans)
  const lived = useCalculator(({ form }) => form.purpose === 'live_in')
  const refused = useCalculator((state) => fieldProblem(state, 'analysis.test_margin') !== null)
  const shown = refused ? withoutTestRate(analysis) : analysis
  const lines = stressLines(shown, margin).filter(({ cash }) => isKnown(cash) || cash.reason !== 'premium_required')
  const { cash: known, profit } = splitWeek(analysis.today)
  const cash = isKnown(known) ? known.value : 0
  return (
    <ScrollRegion label="The week before and after" className={styles.scroll}>
      <table className={`${styles.table} figure`}>
        <caption>Cash each week{lived ? ' if you let it' : ''}, before tax</caption>
        <thead>
          <tr>
            <th scope="col">If</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
            <th scope="col">Profit then</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Nothing changes</th>
            <td>{formatDollars(cash)}</td>
            <td>{formatDollars(cash)}</td>
            <td>{dollarsOf(profit)}</td>
          </tr>
          {lines.map((line) => (
            <Line key={line.label} line={line} before={cash} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {pointsAddedText(loans)} Cash is after the whole repayments. Profit is the same without the principal.
      </p>
    </ScrollRegion>
  )
}

// Of a margin that cannot be used. Other lines do not depend on it.
function withoutTestRate(analysis: Analysis): Analysis {
  if (!isKnown(analysis.test_rate)) return analysis
  return { ...analysis, test_rate: { reason: 'missing_input', message: CORRECT_IT_FIRST } }
}

function Line({ line: { label, detail, cash, profit }, before }: { line: StressLine; before: number }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {detail === undefined ? null : <span className={`${styles.detail} figure`}>{detail}</span>}
      </th>
      <td>{formatDollars(before)}</td>
      {isKnown(cash) ? (
        <>
          <td data-sign={cash.value < 0 ? 'loss' : 'gain'}>
            <strong>{formatDollars(cash.value)}</strong>
          </td>
          <td>{dollarsOf(profit)}</td>
        </>
      ) : (
        <td colSpan={2} className={styles.unknown}>
          – {cash.message}
        </td>
      )}
    </tr>
  )
}

function dollarsOf(amount: Outcome<number> | null): string {
  return amount !== null && isKnown(amount) ? formatDollars(amount.value) : '–'
}
