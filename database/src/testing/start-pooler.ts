import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseServerAccount } from '../embedded/server-account.ts'
import { runStatement } from './run-statement.ts'

const PATH = '/usr/sbin/pgbouncer'

/** The reason why tests of a pooler cannot run here, or null. */
export const NO_POOLER = existsSync(PATH) ? null : 'PgBouncer (Debian: apt-get install pgbouncer) is not installed'

export interface Pooler {
  /** The database through the pooler. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** PgBouncer in transaction mode with its defaults, over a database and `servers` connections to it. */
export async function startPooler(databaseUrl: string, servers: number): Promise<Pooler> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'homeyield-pooler-'))
  const file = join(folder, 'pgbouncer.ini')
  const freePort = await findFreePort()
  const target = `host=${hostname} port=${port} user=${username} password=${password}`
  const lines = [
    '[databases]',
    `${pathname.slice(1)} = ${target}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${freePort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${servers}`,
    'max_client_conn = 500',
  ]
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  // It refuses to run as root.
  const account = await chooseServerAccount(folder)
  const identity = account === undefined ? {} : { uid: account.uid, gid: account.gid }
  if (account !== undefined) for (const path of [folder, file]) await chown(path, account.uid, account.gid)
  const pooler = spawn(PATH, ['-q', file], { ...identity, stdio: 'ignore' })
  const ended = once(pooler, 'exit')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${freePort}`
  const stop = async () => {
    pooler.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries++) {
    try {
      await runStatement(url.href, 'select 1')
      return { url: url.href, stop }
    } catch (error) {
      if (tries === 50 || pooler.exitCode !== null) {
        await stop()
        throw error
      }
      await sleep(100)
    }
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
