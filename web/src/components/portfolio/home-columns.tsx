import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { describeNextDate } from '@homeyield/domain/analysis/portfolio/next-date'
import { type FigureName, FIGURES, FIGURES_AT } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { isKnown, type Outcome } from '@homeyield/domain/outcome/outcome'
import type { Column } from '../../ui/table.tsx'

type Home = PortfolioResponse['homes'][number]

const SOURCES: Readonly<Record<Home['value_source'], string>> = {
  purchase_price: 'purchase price',
  capital_value: 'capital value',
  estimated_value: 'estimated value',
}

/** The figures of a home in the portfolio, and its next date. */
export function homeColumns(totals: PortfolioResponse['totals']): readonly Column<Home>[] {
  return [
    ...FIGURES_AT.portfolio.map((name): Column<Home> => ({
      key: name,
      heading: FIGURES[name].short,
      renderCell: (home) => {
        const source = name === 'value' ? sourceOf(home) : null
        return (
          <>
            {textOf(name, home[name])}
            {source === null ? null : <small> {source}</small>}
          </>
        )
      },
      foot: writeFigure(FIGURES[name].unit, totals[name].value),
    })),
    {
      key: 'next',
      heading: 'Next date',
      isText: true,
      renderCell: ({ next_date, next_change }) =>
        next_date === null ? 'None' : describeNextDate(next_date, next_change),
    },
  ]
}

function textOf(name: FigureName, outcome: Outcome<number>): string {
  return writeFigure(FIGURES[name].unit, isKnown(outcome) ? outcome.value : null)
}

/** What the worth is of, where its owner did not give it for today. */
function sourceOf({ value, value_source, value_is_price }: Home): string | null {
  return isKnown(value) && (value_is_price || value_source !== 'purchase_price') ? SOURCES[value_source] : null
}
