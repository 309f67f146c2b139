import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { yieldsOf } from '../../components/yields-of.ts'

/** The columns of the table, in its order. Source: specification section 2, "Compare table". */
export const COMPARISON_COLUMNS = ['address', 'price', 'gross', 'net'] as const
export type ComparisonColumn = (typeof COMPARISON_COLUMNS)[number]

/** By which column the table is sorted, and which way. */
export interface ComparisonOrder {
  readonly column: ComparisonColumn
  readonly descending: boolean
}

const FIRST: ComparisonOrder = { column: 'address', descending: false }

/** The order that an address asks for, such as `?sort=net&order=desc`; the first column, ascending, where it asks for none. */
export function readOrder(search: URLSearchParams): ComparisonOrder {
  const column = COMPARISON_COLUMNS.find((name) => name === search.get('sort')) ?? FIRST.column
  return { column, descending: search.get('order') === 'desc' }
}

/** The address that asks for an order; whatever else it says stays. */
export function writeOrder(search: URLSearchParams, { column, descending }: ComparisonOrder): URLSearchParams {
  const written = new URLSearchParams(search)
  written.delete('sort')
  written.delete('order')
  if (column !== FIRST.column) written.set('sort', column)
  if (descending) written.set('order', 'desc')
  return written
}

/** What pressing a column's header makes of the order: ascending, or the other way round where it was sorted by it already. */
export function pressHeader(order: ComparisonOrder, column: ComparisonColumn): ComparisonOrder {
  return { column, descending: order.column === column && !order.descending }
}

/** An address up to its first comma. Source: specification section 2, "Compare table". */
export function streetOf(property: string): string {
  return (property.split(',')[0] ?? '').trim() || property
}

// As people count: 2 High Street before 10 High Street, and Ōrākei beside Orakei.
const collator = new Intl.Collator('en-NZ', { numeric: true })

type Compare = (one: ListedCalculation, other: ListedCalculation) => number

const byAddress: Compare = (one, other) =>
  collator.compare(streetOf(one.property), streetOf(other.property)) || collator.compare(one.property, other.property)

/** The calculations in an order. A figure that is not known comes last either way; what is equal is in order of address. */
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

/** The figure of a column, NZD or per cent; null while it is not known. */
export function figureOf(calculation: ListedCalculation, column: Exclude<ComparisonColumn, 'address'>): number | null {
  if (column === 'price') return calculation.purchase_price
  return yieldsOf(calculation)[column]
}
