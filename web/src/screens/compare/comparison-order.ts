import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { cashOf, yieldsOf } from '../../components/yields-of.ts'

/** The columns in order. Source: specification section 2, "Compare table"; decisions section 7. */
export const COMPARISON_COLUMNS = ['address', 'price', 'gross', 'net', 'cash'] as const
export type ComparisonColumn = (typeof COMPARISON_COLUMNS)[number]

export interface ComparisonOrder {
  readonly column: ComparisonColumn
  readonly descending: boolean
}

const FIRST: ComparisonOrder = { column: 'address', descending: false }

/** The order in an address, such as `?sort=net&order=desc`; by default the first column, ascending. */
export function readOrder(search: URLSearchParams): ComparisonOrder {
  const column = COMPARISON_COLUMNS.find((name) => name === search.get('sort')) ?? FIRST.column
  return { column, descending: search.get('order') === 'desc' }
}

/** The query with an order; other parameters are unchanged. */
export function writeOrder(search: URLSearchParams, { column, descending }: ComparisonOrder): URLSearchParams {
  const written = new URLSearchParams(search)
  written.delete('sort')
  written.delete('order')
  if (column !== FIRST.column) written.set('sort', column)
  if (descending) written.set('order', 'desc')
  return written
}

/** The order after pressing a header: ascending, or reversed if it was sorted by that column. */
export function pressHeader(order: ComparisonOrder, column: ComparisonColumn): ComparisonOrder {
  return { column, descending: order.column === column && !order.descending }
}

/** An address up to its first comma. Source: specification section 2, "Compare table". */
export function streetOf(property: string): string {
  return (property.split(',')[0] ?? '').trim() || property
}

// Natural order: 2 High Street before 10 High Street, and Ōrākei beside Orakei.
const collator = new Intl.Collator('en-NZ', { numeric: true })

type Compare = (one: ListedCalculation, other: ListedCalculation) => number

const byAddress: Compare = (one, other) =>
  collator.compare(streetOf(one.property), streetOf(other.property)) || collator.compare(one.property, other.property)

/** The calculations sorted. Unknown figures come last in both directions; equal ones are sorted by address. */
export function sortCalculations(
  calculations: readonly ListedCalculation[],
  { column, descending }: ComparisonOrder,
): ListedCalculation[] {
  const sign = descending ? -1 : 1
  if (column === 'address') return calculations.toSorted((one, other) => sign * byAddress(one, other))
  return calculations.toSorted((one, other) => {
    const [a, b] = [figureOf(one, column), figureOf(other, column)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byAddress(one, other)
    return sign * (a - b) || byAddress(one, other)
  })
}

/** NZD or per cent; null when unknown. */
export function figureOf(calculation: ListedCalculation, column: Exclude<ComparisonColumn, 'address'>): number | null {
  if (column === 'price') return calculation.purchase_price
  if (column === 'cash') return cashOf(calculation).cash
  return yieldsOf(calculation)[column]
}
