import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { claimServer, ClusterInUseError, type Ownership } from './ownership.ts'
import { isAlive, isServing, readPostmasterLock } from './postmaster-lock.ts'
import { isServerRunning, spawnServer, type ServerSetup } from './server-process.ts'

/** A ready and claimed server; `child` only if this process started it. */
export interface AcquiredServer {
  port: number
  ownership: Ownership
  child?: ChildProcess
}

interface Listeners {
  log: (message: string) => void
  onLost: () => void
}

const STARTUP_TIMEOUT = 120_000

// A server killed a moment ago still has its lock, memory or port for a while.
const TRANSIENT_FAILURE =
  /lock file "[^"]+" already exists|pre-existing shared memory block|could not bind|could not create any TCP/

/**
 * Returns the cluster's server, ready and claimed: a running one, or else a new one. Waits for a shutdown and retries after
 * transient failures, for at most two minutes. Throws with the end of the log when the server does not start, or when
 * another Homeyield has it.
 */
export async function acquireServer(
  setup: ServerSetup,
  urlOf: (port: number) => string,
  listeners: Listeners,
): Promise<AcquiredServer> {
  const deadline = Date.now() + STARTUP_TIMEOUT
  while (Date.now() < deadline) {
    const acquired =
      (await adoptServer(setup, urlOf, listeners)) ?? (await startServer(setup, urlOf, listeners, deadline))
    if (acquired) return acquired
    await sleep(200)
  }
  throw new Error(`PostgreSQL was not ready within two minutes. The end of its log:\n${setup.log.tail()}`)
}

/** Undefined when no server stays running. */
async function adoptServer(
  setup: ServerSetup,
  urlOf: (port: number) => string,
  listeners: Listeners,
): Promise<AcquiredServer | undefined> {
  let lock = readPostmasterLock(setup.cluster)
  if (!lock) return undefined
  // Gives a server that is just starting or stopping time to finish.
  await sleep(500)
  while (lock && isServing(lock.pid, setup.cluster)) {
    if (lock.ready) {
      try {
        return { port: lock.port, ownership: await claim(setup, urlOf(lock.port), listeners) }
      } catch (error) {
        if (error instanceof ClusterInUseError) throw inUse(setup, error)
      }
    }
    await sleep(200)
    lock = readPostmasterLock(setup.cluster)
  }
  // PostgreSQL respects the lock of a dead server if another process has its number, or if it is a zombie.
  if (lock && isAlive(lock.pid) !== isServing(lock.pid, setup.cluster)) {
    await rm(join(setup.cluster, 'postmaster.pid'), { force: true })
  }
  return undefined
}

/** Undefined after a transient failure. */
async function startServer(
  setup: ServerSetup,
  urlOf: (port: number) => string,
  listeners: Listeners,
  deadline: number,
): Promise<AcquiredServer | undefined> {
  const child = await spawnServer(setup)
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  const gone = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null
  const started = Date.now()
  let isSlowReported = false
  while (!gone() && Date.now() < deadline) {
    const lock = readPostmasterLock(setup.cluster)
    if (lock?.pid === child.pid && lock?.ready) {
      try {
        return { port: lock.port, child, ownership: await claim(setup, urlOf(lock.port), listeners) }
      } catch (error) {
        if (error instanceof ClusterInUseError) throw inUse(setup, error)
        if (!gone()) child.kill('SIGINT')
        throw error
      }
    }
    if (!isSlowReported && Date.now() - started > 5_000) {
      isSlowReported = true
      listeners.log('PostgreSQL is still starting: after a crash it first recovers the data …')
    }
    await sleep(20)
  }
  if (!gone()) child.kill('SIGINT')
  if (failure) throw new Error(`PostgreSQL could not run: ${failure.message}`, { cause: failure })
  const tail = setup.log.tail()
  if (TRANSIENT_FAILURE.test(tail)) return undefined
  throw new Error(`PostgreSQL did not start. The end of its log:\n${tail}`)
}

function claim(setup: ServerSetup, url: string, { onLost }: Listeners): Promise<Ownership> {
  return claimServer({ url, timeout: 3_000, isServing: () => isServerRunning(setup), onLost })
}

function inUse(setup: ServerSetup, error: ClusterInUseError): Error {
  return new Error(
    `The database in ${setup.cluster} is in use: ${error.message}. Stop it first, or choose another DATA_DIR.`,
    { cause: error },
  )
}
