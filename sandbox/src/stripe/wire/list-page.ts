import { missing } from './stripe-problem.ts'

export interface Paging {
  readonly limit?: number | undefined
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
}

export interface Page<Thing> {
  readonly object: 'list'
  readonly url: string
  readonly has_more: boolean
  readonly data: readonly Thing[]
}

/** One page, newest first, of `limit` items (default 10). */
export function listPage<Thing extends { readonly id: string }>(
  oldestFirst: readonly Thing[],
  { limit = 10, starting_after, ending_before }: Paging,
  url: string,
): Page<Thing> {
  const things = oldestFirst.toReversed()
  const place = (id: string, param: string) => {
    const index = things.findIndex((thing) => thing.id === id)
    if (index === -1) throw missing('object', id, param)
    return index
  }
  if (ending_before !== undefined) {
    const end = place(ending_before, 'ending_before')
    const start = Math.max(end - limit, 0)
    return { object: 'list', url, has_more: start > 0, data: things.slice(start, end) }
  }
  const start = starting_after === undefined ? 0 : place(starting_after, 'starting_after') + 1
  return { object: 'list', url, has_more: start + limit < things.length, data: things.slice(start, start + limit) }
}

/** Whether a time is in a requested range. */
export function isWithin(
  time: number,
  range:
    | number
    | { readonly gt?: number; readonly gte?: number; readonly lt?: number; readonly lte?: number }
    | undefined,
): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return time === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return time > gt && time >= gte && time < lt && time <= lte
}
