import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openDatabase } from '@homeyield/database/connection'
import { openAddressStore } from '../src/addresses/address-store.ts'
import { searchAddresses } from '../src/addresses/search-addresses.ts'
import { openStreetDirectory } from '../src/addresses/street-directory.ts'

// The search alone, in a process of its own, so that nothing else counts as its processor time and memory.

/** What the searcher sends when its index is complete. */
export interface Started {
  /** Since the process began. */
  readonly seconds: number
  /** Megabytes of heap and buffers in use. */
  readonly memory: number
}

export interface Searched {
  readonly seconds: number
  readonly processorSeconds: number
  readonly milliseconds: readonly number[]
  /** The first three addresses for each text. */
  readonly found: readonly (readonly string[])[]
}

/** The index was read and built again while searches went on. */
export interface Rebuilt {
  readonly seconds: number
  readonly longestPause: number
}

/** Texts to search for, or an order to build the index again. */
export type Order = { readonly texts: readonly string[]; readonly callers: number } | 'rebuild'

const [, , databaseUrl = ''] = process.argv
const database = openDatabase(databaseUrl)
const addresses = openAddressStore(database)
const streets = openStreetDirectory(addresses)
await streets.warm()
const search = searchAddresses({ addresses, streets })
process.on('message', (order: Order) => void follow(order).then((answer) => process.send?.(answer)))
const seconds = performance.now() / 1000
process.send?.({ seconds, memory: usedMemory() } satisfies Started)

async function follow(order: Order): Promise<Searched | Rebuilt> {
  return order === 'rebuild' ? rebuild() : searchAll(order.texts, order.callers)
}

async function searchAll(texts: readonly string[], callers: number): Promise<Searched> {
  const milliseconds: number[] = []
  const found: string[][] = []
  const next = texts.entries()
  const call = async () => {
    for (const [at, q] of next) {
      const asked = performance.now()
      const results = await search(null, { q })
      milliseconds.push(performance.now() - asked)
      found[at] = results.slice(0, 3).map(({ address }) => address)
    }
  }
  const [begun, before] = [performance.now(), process.cpuUsage()]
  await Promise.all(Array.from({ length: callers }, call))
  const { user, system } = process.cpuUsage(before)
  return { seconds: (performance.now() - begun) / 1000, processorSeconds: (user + system) / 1e6, milliseconds, found }
}

async function rebuild(): Promise<Rebuilt> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const begun = performance.now()
  await streets.reload()
  const seconds = (performance.now() - begun) / 1000
  await wait(10)
  delay.disable()
  return { seconds, longestPause: delay.max / 1e6 }
}

/** Megabytes in use after a garbage collection. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
