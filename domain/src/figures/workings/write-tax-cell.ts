import type { AfterTax } from '../../analysis/projection/years-ahead.ts'
import { formatDollars } from '../../money/amount.ts'
import type { TaxFigure } from '../year-figures.ts'
import { writeYearFigure } from '../year-figures.ts'

/** A figure of the table; a tax below 0 with what it is saved on. */
export function writeTaxCell(name: TaxFigure, year: number, { years, owners }: AfterTax): string {
  const figure = years[year - 1]?.[name] ?? null
  if (name !== 'tax' || figure === null || figure >= 0) return writeYearFigure(name, figure)
  return describeSaved(
    figure,
    owners.some((owner) => owner.years[year - 1]?.released),
  )
}

/** What a tax below 0 saves: deductions that a taxed sale releases count against all other income. */
function describeSaved(tax: number, released: boolean): string {
  return `saves ${formatDollars(-tax)} on your other ${released ? 'income' : 'homes'}`
}
