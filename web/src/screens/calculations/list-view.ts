import { type CalculationOrder, LISTED_FIGURES, type SortColumn } from '../../components/sort-calculations.ts'
import { STATUS_WORDS } from '../../components/status-words.ts'
import type { ListFilter } from './filter-calculations.ts'

/** What of the list is shown, and in which order. */
export interface ListView extends ListFilter {
  readonly text: string
  readonly order: CalculationOrder
}

interface SortChoice {
  readonly column: SortColumn
  readonly label: string
  /** Whether people want the highest first. */
  readonly descending: boolean
  /** The words for ascending and descending. */
  readonly words: readonly [string, string]
}

const FIGURES = ['Lowest first', 'Highest first'] as const

export const SORT_CHOICES = [
  { column: 'updated', label: 'Date changed', descending: true, words: ['Oldest first', 'Newest first'] },
  { column: 'address', label: 'Address', descending: false, words: ['A to Z', 'Z to A'] },
  ...(['price', 'rent', 'gross', 'net', 'cash'] as const).map((column) => {
    const { short, better } = LISTED_FIGURES[column]
    return { column, label: short, descending: better === 'higher', words: FIGURES }
  }),
] as const satisfies readonly SortChoice[]

const [NEWEST] = SORT_CHOICES

export function choiceOf(name: string | null): SortChoice {
  return SORT_CHOICES.find(({ column }) => column === name) ?? NEWEST
}

/**
 * The view in an address, such as `?find=remuera&status=owned&tag=brick&sort=net`; `order` is there when it is not the
 * usual one.
 */
export function readView(search: URLSearchParams): ListView {
  const { column, descending } = choiceOf(search.get('sort'))
  const order = search.get('order')
  const given = order === 'asc' || order === 'desc'
  return {
    text: search.get('find') ?? '',
    status: statusIn(search.get('status')),
    tag: search.get('tag') || null,
    order: { column, descending: given ? order === 'desc' : descending },
  }
}

function statusIn(written: string | null): ListFilter['status'] {
  return written !== null && isStatus(written) ? written : null
}

function isStatus(written: string): written is NonNullable<ListFilter['status']> {
  return written === 'none' || Object.hasOwn(STATUS_WORDS, written)
}

/** The query with a view; other parameters are unchanged. */
export function writeView(search: URLSearchParams, { text, status, tag, order }: ListView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of ['find', 'status', 'tag', 'sort', 'order']) written.delete(name)
  if (text.trim() !== '') written.set('find', text)
  if (status !== null) written.set('status', status)
  if (tag !== null) written.set('tag', tag)
  if (order.column !== NEWEST.column) written.set('sort', order.column)
  if (order.descending !== choiceOf(order.column).descending) written.set('order', order.descending ? 'desc' : 'asc')
  return written
}
