import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { homeValue } from '@homeyield/domain/loans/home-value'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { memo } from 'react'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { analysisOf } from '../analysis/analysis-of.ts'
import { isPartRefused } from '../analysis/refused-parts.ts'
import { today } from '../model/today.ts'
import { type PausedForm, usePausedForm } from '../model/paused-form.ts'
import { Missing } from '../figures/missing.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { PremiumParts } from '../sections/premium-parts.tsx'
import { Section } from '../sections/section.tsx'
import { AfterTax } from './after-tax.tsx'
import { WorkedFigures } from './worked-figures.tsx'
import { firstYearWords } from './first-year-words.ts'
import { saleFigures } from '@homeyield/domain/figures/workings/sale-figures'
import { summaryFigures } from '@homeyield/domain/figures/workings/summary-figures'
import { TaxToday } from './tax-today.tsx'
import { writeYearFigure, shownYearFigures, YEAR_FIGURES } from '@homeyield/domain/figures/year-figures'
import type { YearFigure } from '@homeyield/domain/figures/year-figures'
import type { YearsBasis } from '@homeyield/domain/figures/workings/years-basis'
import { yearWorking } from '@homeyield/domain/figures/workings/year-working'
import { yearsBasis } from '@homeyield/domain/figures/workings/years-basis'
import { YearsChart } from './years-chart.tsx'
import { YearsTable } from './years-table.tsx'

// Closed until it is opened.
const Assumptions = lazyPart(async () => (await import('./assumptions.tsx')).Assumptions, <Skeleton height="20rem" />)

/** What a home brings over 1 to 30 years, before and after tax. */
export function YearsAhead({ premium }: { premium: boolean }) {
  const paused = usePausedForm()
  return (
    <>
      <Results state={paused} premium={premium} />
      <Section name="assumptions" title="Change what is assumed">
        <Assumptions premium={premium} />
      </Section>
      {premium ? null : <PremiumParts page="years" />}
    </>
  )
}

const Results = memo(function YearResults({ state, premium }: { state: PausedForm; premium: boolean }) {
  const analysis = analysisOf(state.form, premium)
  const plan = completeAnalysis(state.form, today(), premium)
  const result = isPartRefused('years', state) ? CORRECT_IT_FIRST : yearsBasis(state, analysis, plan)
  const basis = typeof result === 'string' ? null : result
  return (
    <>
      <Panel name="years-ahead" title="Years ahead">
        {typeof result === 'string' ? (
          <Missing>{result}</Missing>
        ) : (
          <BeforeTax state={state} analysis={analysis} basis={result} />
        )}
      </Panel>
      <Panel name="tax" title={premium ? 'After tax' : 'Tax rules for this home'}>
        {premium ? (
          <AfterTax state={state} analysis={analysis} basis={basis} />
        ) : (
          <TaxToday state={state} analysis={analysis} plan={plan} />
        )}
      </Panel>
    </>
  )
})

interface BeforeTaxProps {
  readonly state: PausedForm
  readonly analysis: Analysis
  readonly basis: YearsBasis
}

function BeforeTax({ state, analysis, basis }: BeforeTaxProps) {
  const { years } = basis
  const shown = isPartRefused('sale', state) ? NO_SALE : analysis
  const difference = firstYearWords(state, basis)
  const afterTax = isPartRefused('tax', state) || !isKnown(analysis.after_tax) ? [] : analysis.after_tax.value.years
  const columns = shownYearFigures(years)
  // Beside the result there is no room for one table of them all.
  const tables = [
    { label: 'Years ahead, as a table', columns: columns.filter((name) => !isOfValue(name)) },
    { label: 'Value and debt, as a table', columns: columns.filter(isOfValue) },
  ]
  const figures = [...summaryFigures(shown, basis), ...saleFigures(shown, basis)]
  return (
    <div className="stack loose">
      <WorkedFigures figures={figures.slice(0, FIRST_FIGURES)} />
      {difference === null ? null : <p className="quiet">{difference}</p>}
      <YearsChart
        years={years}
        worth={homeValue(state.form.purchase_price, basis.plan)}
        afterTax={afterTax.flatMap(({ cash_flow_after_tax }) => cash_flow_after_tax ?? [])}
      />
      <WorkedFigures figures={figures.slice(FIRST_FIGURES)} />
      {tables.map(({ label, columns }) => (
        <YearsTable
          key={label}
          label={label}
          columns={columns}
          figures={YEAR_FIGURES}
          years={years.length}
          text={(name, year) => writeYearFigure(name, years[year - 1]?.[name] ?? null)}
          working={(name, year) => yearWorking(name, year, basis)}
        />
      ))}
      <p className="quiet">
        Before tax. Year 1 is your calculation as it is today, with the next payments of the loans. Years begin on the
        day of settlement, or today once you have settled. “If values do not grow” takes today’s value for every year.
      </p>
    </div>
  )
}

function isOfValue(name: YearFigure): boolean {
  return 'isOfValue' in YEAR_FIGURES[name]
}

/** Shown before the chart. */
const FIRST_FIGURES = 4

const NO_SALE: Pick<Analysis, 'sale'> = { sale: { reason: 'missing_input', message: CORRECT_IT_FIRST } }
