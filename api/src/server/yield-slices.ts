import { setImmediate as nextTurn } from 'node:timers/promises'

/** A list in slices, each in a turn of the event loop of its own, so that requests are served in between. */
export async function* yieldSlices<Item>(items: readonly Item[], size = 2000): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    await nextTurn()
    yield items.slice(start, start + size)
  }
}
