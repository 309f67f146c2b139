import type { CalculationOrder } from '../../components/sort-calculations.ts'

/** The columns in order. */
export const COMPARISON_COLUMNS = ['address', 'price', 'gross', 'net', 'cash'] as const
export type ComparisonColumn = (typeof COMPARISON_COLUMNS)[number]

export type ComparisonOrder = CalculationOrder<ComparisonColumn>

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
