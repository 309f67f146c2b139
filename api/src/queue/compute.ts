import { availableParallelism } from 'node:os'
import type * as thread from './compute-thread.ts'
import { limitPerAccount } from './limit-per-account.ts'
import { openThreads } from './open-threads.ts'

const THREAD = new URL('compute-thread.ts', import.meta.url).href
// Of each kind: half of the processors, as the main thread and the database need some too.
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))

type Computations = typeof thread

const runInThread = openThreads(THREAD, { most: 2 * AT_ONCE })

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
  return <Name extends keyof Computations>(accountId: string, name: Name, input: Parameters<Computations[Name]>[0]) =>
    // The thread has the function of that name.
    run(accountId, async () => (await runInThread(name, input)) as ReturnType<Computations[Name]>)
}
