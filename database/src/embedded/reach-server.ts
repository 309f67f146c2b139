import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { claimServer, ClusterInUseError, type Ownership } from './ownership.ts'
import { isAlive, isServing, readPostmasterLock } from './postmaster-lock.ts'
import { runs, spawnServer, type ServerSetup } from './server-process.ts'

/** A server that is ready and claimed for this process; `child` is absent when an earlier process had started it. */
export interface ReachedServer {
  port: number
  ownership: Ownership
  child?: ChildProcess
}

interface Listeners {
  log: (sentence: string) => void
  onLost: () => void
}

const PATIENCE = 120_000

// A server that was killed a moment ago still holds its lock, its memory or its port. Each passes by itself.
const PASSING_TROUBLE =
  /lock file "[^"]+" already exists|pre-existing shared memory block|could not bind|could not create any TCP/

/**
 * Answers the cluster's server, ready and claimed: one that an earlier process left running, otherwise a new one. Waits
 * for a server that is shutting down and tries again after troubles that pass, for at most two minutes. Throws a sentence
 * with the end of the server's log when it does not start, or when another Homeyield has it.
 */
export async function reachServer(
  setup: ServerSetup,
  urlOf: (port: number) => string,
  listeners: Listeners,
): Promise<ReachedServer> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    const reached =
      (await adoptServer(setup, urlOf, listeners)) ?? (await startServer(setup, urlOf, listeners, deadline))
    if (reached) return reached
    await sleep(200)
  }
  throw new Error(`PostgreSQL did not get ready within two minutes. The end of its log:\n${setup.log.tail()}`)
}

/** Answers undefined when there is no server, or none that lasts; then a new one is to be started. */
async function adoptServer(
  setup: ServerSetup,
  urlOf: (port: number) => string,
  listeners: Listeners,
): Promise<ReachedServer | undefined> {
  let lock = readPostmasterLock(setup.cluster)
  if (!lock) return undefined
  // Whoever is starting or stopping it at this very moment is given the time to finish.
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
  // PostgreSQL itself would respect the lock of a dead server whose number another process has, or nobody collects.
  if (lock && isAlive(lock.pid) !== isServing(lock.pid, setup.cluster)) {
    await rm(join(setup.cluster, 'postmaster.pid'), { force: true })
  }
  return undefined
}

/** Answers undefined after a trouble that passes. */
async function startServer(
  setup: ServerSetup,
  urlOf: (port: number) => string,
  listeners: Listeners,
  deadline: number,
): Promise<ReachedServer | undefined> {
  const child = await spawnServer(setup)
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  const gone = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null
  const started = Date.now()
  let patient = false
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
    if (!patient && Date.now() - started > 5_000) {
      patient = true
      listeners.log('PostgreSQL is still starting: after a crash it first recovers what was written …')
    }
    await sleep(20)
  }
  if (!gone()) child.kill('SIGINT')
  if (failure) throw new Error(`PostgreSQL could not be run: ${failure.message}`, { cause: failure })
  const tail = setup.log.tail()
  if (PASSING_TROUBLE.test(tail)) return undefined
  throw new Error(`PostgreSQL did not start. The end of its log:\n${tail}`)
}

function claim(setup: ServerSetup, url: string, { onLost }: Listeners): Promise<Ownership> {
  return claimServer({ url, patience: 3_000, isServing: () => runs(setup), onLost })
}

function inUse(setup: ServerSetup, error: ClusterInUseError): Error {
  return new Error(
    `The database in ${setup.cluster} is in use: ${error.message}. Stop that one first, or choose another DATA_DIR.`,
    { cause: error },
  )
}
