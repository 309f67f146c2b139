import { isKnown } from '@homeyield/domain/analysis/outcome'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import { amountOrZero } from '@homeyield/domain/money/amount'
import { memo, useDeferredValue } from 'react'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { analysisOf } from '../loans/analysis-of.ts'
import { findAnalysisProblems } from '../loans/find-analysis-problems.ts'
import { isPartRefused } from '../loans/refused-parts.ts'
import { today } from '../loans/today.ts'
import { checkAnalysisWith } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { CORRECT_IT_FIRST } from '../result/shown-figure.ts'
import { GrowthFields } from './growth-fields.tsx'
import { PREMIUM_ROWS } from './premium-rows.ts'
import { summaryFigures } from './summary-figures.ts'
import { WorkingButton } from './working-button.tsx'
import type { YearsBasis } from './year-working.ts'
import { YearsChart } from './years-chart.tsx'
import { YearsTable } from './years-table.tsx'
import styles from './years-ahead.module.css'

// On a phone the loans, which check the analysis too, may not be loaded.
checkAnalysisWith(findAnalysisProblems)

/** What a home brings over 1 to 30 years, as the growths say. Source: investment analysis section 2, "Screen". */
export function YearsAhead({ premium }: { premium: boolean }) {
  const state = useCalculator((all) => all)
  // The figures follow at once, but no key waits for them.
  const shown = useDeferredValue(state)
  return (
    <div className={styles.years}>
      <GrowthFields premium={premium} />
      <Figures state={shown} premium={premium} />
      {premium ? null : <PremiumRows />}
    </div>
  )
}

const Figures = memo(function YearFigures({ state, premium }: { state: CalculatorState; premium: boolean }) {
  const result = isPartRefused('years', state) ? CORRECT_IT_FIRST : basisOf(state, premium)
  if (typeof result === 'string') return <p className={styles.missing}>– {result}</p>
  return (
    <>
      <dl className={styles.summary}>
        {summaryFigures(analysisOf(state.form, premium), result).map(({ label, text, isLoss, working }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <WorkingButton className={styles.figure} working={() => working}>
                <span className="figure" data-sign={isLoss ? 'loss' : undefined}>
                  {text}
                </span>
              </WorkingButton>
            </dd>
          </div>
        ))}
      </dl>
      <YearsChart years={result.years} price={amountOrZero(state.form.purchase_price)} />
      <YearsTable basis={result} />
      <p className={styles.note}>
        Before tax. Year 1 is your calculation as it is today. Each year is twelve months from the day that the loans
        begin. “If values do not grow” takes today’s price for every year.
      </p>
    </>
  )
})

/** What the years follow from, or the sentence that says what is missing. */
function basisOf({ form, figures }: CalculatorState, premium: boolean): YearsBasis | string {
  const { years_ahead: ahead, loans } = analysisOf(form, premium)
  if (!isKnown(ahead)) return ahead.message
  return {
    form,
    plan: settleAnalysis(form.analysis, today()),
    weeklyRent: amountOrZero(figures.weekly_rental_income),
    loans: isKnown(loans) ? loans.value : null,
    cashInvested: ahead.value.cash_invested,
    years: ahead.value.years,
  }
}

function PremiumRows() {
  return (
    <div className={styles.premium}>
      <h3>With Premium</h3>
      <ul>
        {PREMIUM_ROWS.map(({ name, tells }) => (
          <li key={name}>
            <strong>{name}</strong>: {tells}.
          </li>
        ))}
      </ul>
      <UpgradeLink className={styles.upgrade} />
    </div>
  )
}
