import { setImmediate as nextIteration } from 'node:timers/promises'

/** A long list in slices: each is read and written before the next, so that other requests are served in between. */
export type Slices<Item> = AsyncIterable<readonly Item[]>

export function isSlices(value: unknown): value is Slices<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/** The whole list, for what is no response. */
export async function readAll<Item>(list: readonly Item[] | Slices<Item>): Promise<readonly Item[]> {
  if (!isSlices(list)) return list
  const items: Item[] = []
  for await (const slice of list) items.push(...slice)
  return items
}

/** Reads the rows of `ids`, `size` at a time. Between slices no connection is taken, however slowly the reader takes them. */
export async function* readSlices<Row>(
  ids: readonly string[],
  size: number,
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += size) yield await read(ids.slice(start, start + size))
}

/** A list that is known, in slices of `size`, each in its own iteration of the event loop. */
export async function* sliceList<Item>(items: readonly Item[], size = 2000): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    await nextIteration()
    yield items.slice(start, start + size)
  }
}

/** Whether a response is a list in slices, or has one. */
export function hasSlices(response: unknown): response is object {
  if (typeof response !== 'object' || response === null) return false
  return isSlices(response) || Object.values(response).some(isSlices)
}

/** The response as JSON, piece by piece. `check` is given the response with the items of each slice alone. */
export async function* writeSlices(response: object, check: (part: unknown) => void): AsyncGenerator<string> {
  if (isSlices(response)) {
    yield* writeList(response, check)
    return
  }
  const members = Object.entries(response).filter(([, value]) => value !== undefined)
  const empty = Object.fromEntries(members.map(([name, value]) => [name, isSlices(value) ? [] : value]))
  let before = '{'
  for (const [name, value] of members) {
    yield `${before}${JSON.stringify(name)}:`
    if (isSlices(value)) yield* writeList(value, (slice) => check({ ...empty, [name]: slice }))
    else yield JSON.stringify(value)
    before = ','
  }
  yield '}'
}

async function* writeList(slices: Slices<unknown>, check: (slice: unknown) => void): AsyncGenerator<string> {
  let before = '['
  for await (const slice of slices) {
    check(slice)
    if (slice.length === 0) continue
    yield before + slice.map((item) => JSON.stringify(item)).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
