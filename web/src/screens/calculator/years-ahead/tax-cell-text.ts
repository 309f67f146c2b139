import type { AfterTax } from '@homeyield/domain/analysis/projection/years-ahead'
import { formatMoney } from '@homeyield/domain/money/amount'
import { toDollars } from '@homeyield/domain/money/round'
import type { TaxColumn } from './tax-columns.ts'
import { cellText } from './year-columns.ts'

/** A figure of the table; a tax below 0 says what it is saved on. */
export function taxCellText(name: TaxColumn, year: number, { years, owners }: AfterTax): string {
  const figure = years[year - 1]?.[name] ?? null
  if (name !== 'tax' || figure === null || figure >= 0) return cellText(name, figure)
  return savedText(
    figure,
    owners.some((owner) => owner.years[year - 1]?.released),
  )
}

/** What a tax below 0 saves: deductions that a taxed sale releases count against all other income. */
function savedText(tax: number, released: boolean): string {
  return `saves ${formatMoney(toDollars(-tax))} on your other ${released ? 'income' : 'homes'}`
}
