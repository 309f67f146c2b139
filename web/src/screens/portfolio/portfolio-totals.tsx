import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { type FigureName, FIGURES, FIGURES_AT, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { formatDollars } from '@homeyield/domain/money/amount'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { FigureList, type LabelledFigure } from '../../ui/figure-list.tsx'
import { dateText } from '../../ui/date-text.ts'

/** The sums of all homes where they are known. */
export function PortfolioTotals({ portfolio }: { portfolio: PortfolioResponse }) {
  return (
    <FigureList
      className="stack small-columns pad edged round raised"
      figures={[...FIGURES_AT.portfolio.map((name) => totalOf(name, portfolio)), cashOfYear(portfolio)]}
    />
  )
}

function totalOf(
  name: (typeof FIGURES_AT.portfolio)[number],
  { totals, homes, next_change }: PortfolioResponse,
): LabelledFigure {
  const { value, homes: known } = totals[name]
  const change =
    name === HEADLINE && next_change !== null
      ? `${formatDollars(next_change[HEADLINE])} from ${dateText(next_change.date)}. `
      : ''
  return {
    label: FIGURES[name].label,
    value: writeFigure(FIGURES[name].unit, value),
    note: `${change}${value === null ? '' : countWords(known, homes.length)}` || null,
    sign: signOf(name, value),
  }
}

function cashOfYear({ before_tax, homes, year }: PortfolioResponse): LabelledFigure {
  const { homes: known, cash_flow_before_tax: cash } = before_tax
  // The year after tax has homes with owners only.
  const after =
    isKnown(year) && year.value.homes === known ? `${formatDollars(year.value.cash_flow_after_tax)} after tax. ` : ''
  const differs = homes.some(({ year_differs }) => year_differs !== null)
    ? 'Not 52 times the week: “The year after tax” has why. '
    : ''
  return {
    label: 'Cash over the year',
    value: known === 0 ? '–' : formatDollars(cash),
    note: `Before tax. ${after}${differs}${countWords(known, homes.length)}`,
    sign: signOf(HEADLINE, known === 0 ? null : cash),
  }
}

function countWords(known: number, all: number): string {
  return known < all ? `${known} of ${all} homes.` : ''
}

function signOf(name: FigureName, value: number | null): 'loss' | undefined {
  return name === HEADLINE && value !== null && value < 0 ? 'loss' : undefined
}
