import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '../queue/limit-concurrency.ts'
import { printerBusy } from './printer-busy.ts'
import type { Printed, PrintedPage } from './printed-page.ts'

const THREAD = new URL('print-thread.ts', import.meta.url)
const TIMEOUT = 20_000
const MAX_WAITING = 20
const IDLE_FOR = 60_000
// Several times what a page needs.
const MAX_MEGABYTES = 256

const runLimited = limitConcurrency(1)
let thread: Worker | null = null
let waiting = 0
let resting: NodeJS.Timeout | undefined

/**
 * Prints a page in a thread, one at a time, so that the server stays responsive. Throws when it fails, and the refusal when
 * too many wait, or it takes longer than `timeout` milliseconds, which ends the thread. An idle thread ends.
 */
export async function printPage(page: PrintedPage, timeout = TIMEOUT): Promise<Uint8Array<ArrayBuffer>> {
  if (waiting >= MAX_WAITING) throw printerBusy()
  waiting += 1
  try {
    return await runLimited(() => printNow(page, timeout))
  } finally {
    waiting -= 1
  }
}

async function printNow(page: PrintedPage, timeout: number): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(resting)
  const working = (thread ??= startThread())
  const over = new AbortController()
  try {
    const { signal } = over
    const result = once(working, 'message', { signal }) as Promise<[Printed]>
    const end = once(working, 'exit', { signal }).then(() => [{ problem: 'The thread ended' }] as const)
    const late = sleep(timeout, null, { signal }).then(() => Promise.reject(printerBusy()))
    working.postMessage(page, [])
    const [printed] = await Promise.race([result, end, late])
    if ('problem' in printed) throw new Error(`A page was not printed: ${printed.problem}`)
    resting = setTimeout(() => endThread(working), IDLE_FOR).unref()
    return printed.bytes
  } catch (error) {
    endThread(working)
    throw error
  } finally {
    over.abort()
  }
}

function startThread(): Worker {
  const started = new Worker(THREAD, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  })
  started.on('error', () => endThread(started))
  started.unref()
  return started
}

function endThread(ended: Worker): void {
  if (thread === ended) thread = null
  void ended.terminate()
}
