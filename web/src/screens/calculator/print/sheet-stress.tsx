import { splitWeek } from '@homeyield/domain/analysis/stress/stress-rows'
import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatDollars } from '@homeyield/domain/money/amount'
import { breakEvenLines } from '../analysis/break-even-lines.ts'
import { pointsAddedText, stressLines } from '../analysis/stress-lines.ts'
import styles from './loans-sheet.module.css'

/** The week when something changes, and where it breaks even; without Premium, its free lines. */
export function SheetStress({ analysis, given }: { analysis: Analysis; given: GivenAnalysis | null }) {
  const { cash: today } = splitWeek(analysis.today)
  const goal = { cash: given?.target_weekly_cash_flow ?? 0, holds: given?.hold ?? 'deposit' }
  if (!isKnown(today)) return <p>{today.message}</p>
  const lines = stressLines(analysis, given?.test_margin ?? ANALYSIS_FIELDS.test_margin.default)
  return (
    <>
      <table className={`${styles.table} figure`}>
        <caption>If rates rise: cash each week, before tax</caption>
        <thead>
          <tr>
            <th scope="col">If</th>
            <th scope="col">Cash each week</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Nothing changes</th>
            <td>{formatDollars(today.value)}</td>
          </tr>
          {lines.map(({ label, cash }) =>
            isKnown(cash) ? (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatDollars(cash.value)}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
      <p>{pointsAddedText(given?.loans)}</p>
      <section>
        <h2>Where it breaks even</h2>
        <dl className={styles.breakEvens}>
          {breakEvenLines(analysis, goal).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
