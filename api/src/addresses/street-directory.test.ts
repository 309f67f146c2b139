import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openStreetDirectory } from './street-directory.ts'
import type { ListedStreet } from './address-store.ts'

function street(id: number): ListedStreet {
  const place = { suburb: 'Naenae', city: 'Lower Hutt', territorial_authority: 'Lower Hutt City' }
  return { id, name: 'Rata Street', ...place, addresses: [1, 14] }
}

function storeOf(streets: ListedStreet[]) {
  const store = {
    streets,
    reads: 0,
    failure: null as Error | null,
    listStreets: async () => {
      store.reads += 1
      if (store.failure !== null) throw store.failure
      return store.streets
    },
    streetsVersion: async () => String(store.streets.length),
  }
  return store
}

/** Waits for background work to end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('openStreetDirectory', () => {
  it('reads the streets once for however many ask at first', async () => {
    const store = storeOf([street(1)])
    const directory = openStreetDirectory(store)
    const [one, other] = await Promise.all([directory.current(), directory.current(), directory.warm()])
    expect(one.streets.size).toBe(1)
    expect(other).toBe(one)
    expect(store.reads).toBe(1)
  })

  it('sees a changed table five seconds later, and uses the old index until then', async () => {
    let now = 0
    const store = storeOf([street(1)])
    const directory = openStreetDirectory(store, () => now)
    await directory.warm()
    store.streets = [street(1), street(2)]
    now = 4900
    expect((await directory.current()).streets.size).toBe(1)
    await settle()
    expect(store.reads).toBe(1)
    now = 5000
    expect((await directory.current()).streets.size).toBe(1)
    await expect.poll(async () => (await directory.current()).streets.size).toBe(2)
  })

  it('does not read an unchanged table again', async () => {
    let now = 0
    const store = storeOf([street(1)])
    const directory = openStreetDirectory(store, () => now)
    await directory.warm()
    now = 600_000
    await directory.current()
    await settle()
    expect(store.reads).toBe(1)
  })

  it('reloads when called', async () => {
    const store = storeOf([street(1)])
    const directory = openStreetDirectory(store)
    await directory.warm()
    store.streets = [street(1), street(2)]
    await directory.reload()
    expect((await directory.current()).streets.size).toBe(2)
  })

  it('tries again after a first build that failed', async () => {
    const store = storeOf([street(1)])
    store.failure = new Error('the database is away')
    const directory = openStreetDirectory(store)
    await expect(directory.current()).rejects.toThrow('the database is away')
    store.failure = null
    expect((await directory.current()).streets.size).toBe(1)
  })

  it('uses the previous index when a later build fails', async () => {
    let now = 0
    const store = storeOf([street(1)])
    const directory = openStreetDirectory(store, () => now)
    await directory.warm()
    store.streets = [street(1), street(2)]
    store.failure = new Error('the database is away')
    now = 5000
    await directory.current()
    await settle()
    expect((await directory.current()).streets.size).toBe(1)
  })

  it('lets others have the event loop many times while it builds, and searches the previous index', async () => {
    const store = storeOf([street(1)])
    const directory = openStreetDirectory(store)
    await directory.warm()
    store.streets = Array.from({ length: 20_000 }, (_, id) => ({ ...street(id), name: `Rata ${id % 5000} Street` }))
    const progress = { isBuilt: false, iterations: 0, sizes: new Set<number>() }
    const built = directory.reload().then(() => (progress.isBuilt = true))
    while (!progress.isBuilt) {
      await setImmediate()
      progress.iterations += 1
      progress.sizes.add((await directory.current()).streets.size)
    }
    await built
    // Ten slices of the streets, in each of five steps.
    expect(progress.iterations).toBeGreaterThan(40)
    expect([...progress.sizes]).toEqual([1, 20_000])
  })
})
