import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { packOf } from '@homeyield/domain/analysis/rules/packs'
import { describePaidOut, NOT_COUNTED } from '@homeyield/domain/analysis/tax/left-out'
import { addMonths } from '@homeyield/domain/dates/calendar-day'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { dateText } from '../../../ui/date-text.ts'
import { isPartRefused } from '../analysis/refused-parts.ts'
import type { PausedForm } from '../model/paused-form.ts'
import { Missing } from '../figures/missing.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { BrightLineBar } from './bright-line-bar.tsx'
import { brightLineWords, saleWords } from './bright-line-words.ts'
import { WorkedFigures } from './worked-figures.tsx'
import { RulesNotices, RulesUsed } from '../rules/rules-used.tsx'
import { taxFigures } from '@homeyield/domain/figures/workings/sale-figures'
import { writeTaxCell } from '@homeyield/domain/figures/workings/write-tax-cell'
import { shownTaxFigures, TAX_FIGURES } from '@homeyield/domain/figures/year-figures'
import { taxWorking } from '@homeyield/domain/figures/workings/tax-working'
import type { TaxBasis } from '@homeyield/domain/figures/workings/tax-working'
import type { YearsBasis } from '@homeyield/domain/figures/workings/years-basis'
import { TAX_TOPICS } from './tax-topics.ts'
import { YearsTable } from './years-table.tsx'

interface AfterTaxProps {
  readonly state: PausedForm
  readonly analysis: Analysis
  readonly basis: YearsBasis | null
}

/** The owners’ tax on the home and on its sale. */
export function AfterTax({ state, analysis, basis }: AfterTaxProps) {
  const rules = isKnown(analysis.rules) ? analysis.rules.value : null
  if (rules === null) return null
  return (
    <div className="stack loose">
      <p className="quiet">
        An estimate of income tax, not advice. Rules as at {dateText(rules.as_at)}; later years assume they stay.
      </p>
      <RulesNotices rules={rules} />
      <TaxYears state={state} analysis={analysis} basis={basis} />
      <p className="quiet">
        A tax return splits years at 31 March; these years begin on the day of settlement, or today once you have
        settled. {NOT_COUNTED}
      </p>
      <RulesUsed rules={rules} topics={TAX_TOPICS} />
    </div>
  )
}

function TaxYears({ state, analysis, basis }: AfterTaxProps) {
  const { after_tax: tax } = analysis
  if (isPartRefused('tax', state)) return <Missing>{CORRECT_IT_FIRST}</Missing>
  if (!isKnown(tax)) return <Missing>{tax.message}</Missing>
  if (basis === null) return null
  const shown: TaxBasis = { ...basis, tax: tax.value }
  const { plan } = basis
  const { last_taxed_day, sale_day, years } = tax.value
  const paidOut = describePaidOut(
    packOf(plan.rules),
    plan.owners.map(({ kind }) => kind),
  )
  return (
    <>
      <div className="stack">
        <h3>Bright-line test</h3>
        <p>
          {brightLineWords(last_taxed_day, plan.main_home, basis.form)} {saleWords(tax.value, plan)}
        </p>
        <BrightLineBar
          start={plan.settlement_date}
          end={addMonths(plan.start, 12 * plan.years)}
          lastTaxedDay={plan.main_home ? null : last_taxed_day}
          saleDay={sale_day}
        />
      </div>
      <WorkedFigures figures={taxFigures(shown)} />
      <YearsTable
        label="After tax, year by year"
        columns={shownTaxFigures(years)}
        figures={TAX_FIGURES}
        years={years.length}
        text={(name, year) => writeTaxCell(name, year, tax.value)}
        working={(name, year) => taxWorking(name, year, shown)}
      />
      <p className="quiet">
        Of all owners together, until the sale: what the home adds to their tax. “Kept for later” are ring-fenced
        losses: they count against later rental income only. {paidOut}
      </p>
    </>
  )
}
