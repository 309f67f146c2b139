import { addMonths } from '@homeyield/domain/dates/calendar-day'
import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { AnalysisInputs } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { dateText } from '../../../ui/date-text.ts'
import { isPartRefused } from '../analysis/refused-parts.ts'
import type { PausedForm } from '../model/paused-form.ts'
import { Missing } from '../figures/missing.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { BrightLineBar } from './bright-line-bar.tsx'
import { brightLineWords } from './bright-line-words.ts'
import { RulesNotices, RulesUsed } from '../rules/rules-used.tsx'
import { TAX_TOPICS } from './tax-topics.ts'

interface TaxTodayProps {
  readonly state: PausedForm
  readonly analysis: Analysis
  readonly plan: AnalysisInputs
}

/** What the rules say of interest and a sale, without Premium. */
export function TaxToday({ state, analysis, plan }: TaxTodayProps) {
  const { rules, bright_line: line, interest_share: share } = analysis
  if (!isKnown(rules) || !isKnown(line) || !isKnown(share)) return null
  return (
    <div className="stack loose">
      <p className="quiet">Not advice. Rules as at {dateText(rules.value.as_at)}.</p>
      <RulesNotices rules={rules.value} />
      {isPartRefused('dates', state) ? (
        <Missing>{CORRECT_IT_FIRST}</Missing>
      ) : (
        <>
          <p>
            {writeNumber(share.value)}% of the interest that you pay today is deductible.{' '}
            {brightLineWords(line.value.last_taxed_day, plan.main_home, state.form)}
          </p>
          <BrightLineBar
            start={plan.settlement_date}
            end={addMonths(plan.start, 12 * plan.years)}
            lastTaxedDay={plan.main_home ? null : line.value.last_taxed_day}
          />
        </>
      )}
      <RulesUsed rules={rules.value} topics={TAX_TOPICS} />
    </div>
  )
}
