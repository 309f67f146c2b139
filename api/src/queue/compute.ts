import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type * as thread from './compute-thread.ts'
import { limitPerAccount } from './limit-per-account.ts'

const THREAD = new URL('compute-thread.ts', import.meta.url).href
// Of each kind: half of the processors, as the main thread and the database need some too.
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
const IDLE_FOR = 300_000
// Several times what the schedules of a home need.
const MAX_MEGABYTES = 128
const MAX_YOUNG_MEGABYTES = 16
// Threads have a lower priority than what is served without them.
const NICE = 5

type Computations = typeof thread

let pool: Piscina<unknown, unknown> | null = null

export type Compute = <Name extends keyof Computations>(
  accountId: string,
  name: Name,
  input: Parameters<Computations[Name]>[0],
) => Promise<ReturnType<Computations[Name]>>

/** Computes for somebody who waits: analyses and portfolios. */
export const compute = computeInRotation()
/** Computes what takes minutes as a whole: exports and unpaged lists. They have other threads, and nobody waits behind them. */
export const computeLong = computeInRotation()

function computeInRotation(): Compute {
  const run = limitPerAccount(() => new Error('Unlimited'), { most: Infinity, atOnce: AT_ONCE })
  return (accountId, name, input) => run(accountId, () => runInThread(name, input))
}

async function runInThread<Name extends keyof Computations>(
  name: Name,
  input: Parameters<Computations[Name]>[0],
): Promise<ReturnType<Computations[Name]>> {
  // Idle threads end, and hold no process open.
  pool ??= new Piscina({
    filename: THREAD,
    minThreads: 0,
    maxThreads: 2 * AT_ONCE,
    idleTimeout: IDLE_FOR,
    niceIncrement: NICE,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES, maxYoungGenerationSizeMb: MAX_YOUNG_MEGABYTES },
  })
  // The thread has the function of that name.
  return (await pool.run(input, { name })) as ReturnType<Computations[Name]>
}
