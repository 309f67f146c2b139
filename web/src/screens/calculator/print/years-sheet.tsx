import { packOf } from '@homeyield/domain/analysis/rules/packs'
import { describePaidOut, NOT_COUNTED } from '@homeyield/domain/analysis/tax/left-out'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { dateText } from '../../../ui/date-text.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { FigureList } from '../../../ui/figure-list.tsx'
import { analysisOf } from '../analysis/analysis-of.ts'
import { today } from '../model/today.ts'
import { isPartRefused } from '../analysis/refused-parts.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { brightLineWords, saleWords } from '../years/bright-line-words.ts'
import { firstYearWords } from '../years/first-year-words.ts'
import { saleFigures, taxFigures } from '@homeyield/domain/figures/workings/sale-figures'
import { summaryFigures } from '@homeyield/domain/figures/workings/summary-figures'
import { writeYearFigure, YEAR_FIGURES } from '@homeyield/domain/figures/year-figures'
import type { YearsBasis } from '@homeyield/domain/figures/workings/years-basis'
import { yearsBasis } from '@homeyield/domain/figures/workings/years-basis'
import type { TaxBasis } from '@homeyield/domain/figures/workings/tax-working'
import { writeTaxCell } from '@homeyield/domain/figures/workings/write-tax-cell'
import { TAX_FIGURES } from '@homeyield/domain/figures/year-figures'
import { AsAt } from './as-at.tsx'
import { ScenarioLine } from './scenario-line.tsx'
import sheet from './assessment-sheet.module.css'
import styles from './loans-sheet.module.css'

const BEFORE = ['net_operating_income', 'interest', 'cash_flow_before_tax', 'value', 'equity'] as const
const AFTER = ['tax', 'carried_forward', 'cash_flow_after_tax'] as const

/** A page of its own: the years ahead, before and after tax. */
export function YearsSheet({ premium }: { premium: boolean }) {
  const address = useCalculator(({ form }) => form.property)
  return (
    <article className={`${sheet.sheet} ${styles.page}`}>
      <header className={styles.head}>
        <p className="bold accent">Years ahead</p>
        <h1>{address || 'No address yet'}</h1>
        <ScenarioLine />
        <AsAt />
      </header>
      <Content premium={premium} />
    </article>
  )
}

function Content({ premium }: { premium: boolean }) {
  const state = useCalculator((all) => all)
  const taxRefused = isPartRefused('tax', state)
  if (isPartRefused('years', state) || isPartRefused('sale', state)) return <p>{CORRECT_IT_FIRST}</p>
  const analysis = analysisOf(state.form, premium)
  const basis = yearsBasis(state, analysis, completeAnalysis(state.form, today(), premium))
  if (typeof basis === 'string') return <p>{basis}</p>
  const tax = taxRefused || !isKnown(analysis.after_tax) ? null : { ...basis, tax: analysis.after_tax.value }
  const difference = firstYearWords(state, basis)
  const figures = [
    ...summaryFigures(analysis, basis),
    ...saleFigures(analysis, basis),
    ...(tax === null ? [] : taxFigures(tax)),
  ]
  return (
    <>
      <FigureList className={styles.figures} figures={figures.map(({ label, text }) => ({ label, value: text }))} />
      {difference === null ? null : <p>{difference}</p>}
      <Years basis={basis} tax={tax} />
      {tax === null ? null : (
        <p>
          {brightLineWords(tax.tax.last_taxed_day, basis.plan.main_home, basis.form)} {saleWords(tax.tax, basis.plan)}
        </p>
      )}
      {isKnown(analysis.rules) ? (
        <p className="quiet">
          An estimate, not advice. Rules of tax as at {dateText(analysis.rules.value.as_at)}; later years assume they
          stay. The growths are assumptions. {tax === null ? '' : leftOut(tax)}
        </p>
      ) : null}
    </>
  )
}

function leftOut({ plan: { rules, owners } }: TaxBasis): string {
  const paidOut = describePaidOut(
    packOf(rules),
    owners.map(({ kind }) => kind),
  )
  return `${paidOut} ${NOT_COUNTED}`.trim()
}

function Years({ basis, tax }: { basis: YearsBasis; tax: TaxBasis | null }) {
  const rows = basis.years.map((year, index) => ({ year, number: index + 1 }))
  return (
    <Table
      columns={[
        { key: 'number', heading: 'Year', renderCell: ({ number }) => number },
        ...BEFORE.map((name): Column<(typeof rows)[number]> => ({
          key: name,
          heading: YEAR_FIGURES[name].label,
          renderCell: ({ year }) => writeYearFigure(name, year[name]),
        })),
        ...(tax === null ? [] : AFTER).map((name): Column<(typeof rows)[number]> => ({
          key: name,
          heading: TAX_FIGURES[name].label,
          renderCell: ({ number }) => (tax === null ? '–' : writeTaxCell(name, number, tax.tax)),
        })),
      ]}
      rows={rows}
      rowKey={({ number }) => number}
    />
  )
}
