import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { isServing, readPostmasterLock } from './postmaster-lock.ts'
import type { ServerAccount } from './server-account.ts'
import { serverEnvironment } from './server-environment.ts'
import type { ServerLog } from './server-log.ts'

export interface ServerSetup {
  binaries: Binaries
  cluster: string
  account: ServerAccount | undefined
  log: ServerLog
  settings: Record<string, string>
}

/**
 * Starts the server on a free port of 127.0.0.1 and returns its process before it is ready. Where the system supports it, the
 * server shuts down when this process dies. Its own process group keeps Ctrl-C from it until the last query is done.
 */
export async function spawnServer(setup: ServerSetup): Promise<ChildProcess> {
  const port = await findFreePort()
  const options = Object.entries({ ...setup.settings, port: String(port), ...FIXED_SETTINGS }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const command = [...deathSignal(), setup.binaries.postgres, '-D', setup.cluster, ...options]
  const log = openSync(setup.log.path, 'a')
  try {
    const [program = '', ...rest] = command
    return spawn(program, rest, {
      ...identity(setup.account),
      cwd: setup.cluster,
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
      detached: true,
    })
  } finally {
    closeSync(log)
  }
}

/** Whether the server runs, even if another process started it. */
export function isServerRunning({ cluster }: Pick<ServerSetup, 'cluster'>): boolean {
  const lock = readPostmasterLock(cluster)
  return lock !== undefined && isServing(lock.pid, cluster)
}

/** Stops the server, even of another process, and waits until it is gone: closes connections and rolls back transactions. */
export async function stopServer(setup: ServerSetup): Promise<void> {
  if (!isServerRunning(setup)) return
  await pgControl(setup, 'fast').catch(async () => {
    if (isServerRunning(setup)) await pgControl(setup, 'immediate')
  })
}

async function pgControl(setup: ServerSetup, mode: 'fast' | 'immediate'): Promise<void> {
  const options = ['stop', '-D', setup.cluster, '-m', mode, '-w', '-t', '60', '-s']
  await promisify(execFile)(setup.binaries.pgCtl, options, {
    ...identity(setup.account),
    cwd: setup.cluster,
    env: serverEnvironment(),
  })
}

const FIXED_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Without personal data in the log: neither the failed statement nor its row.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

function identity(account: ServerAccount | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/** Uses `setpriv --pdeathsig` where available; SIGINT is PostgreSQL's fast, orderly shutdown. */
function deathSignal(): string[] {
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--']
  const [program = '', ...rest] = prefix
  return spawnSync(program, [...rest, 'true'], { stdio: 'ignore' }).status === 0 ? prefix : []
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
