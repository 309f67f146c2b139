import { setImmediate as nextIteration } from 'node:timers/promises'

/** A list in slices, each in its own iteration of the event loop, so that requests are served in between. */
export async function* yieldSlices<Item>(items: readonly Item[], size = 2000): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    await nextIteration()
    yield items.slice(start, start + size)
  }
}
