import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { prepareBinaries } from '../embedded/binaries.ts'
import { chooseServerAccount } from '../embedded/server-account.ts'
import { openServerLog } from '../embedded/server-log.ts'
import { spawnServer } from '../embedded/server-process.ts'
import { readPostmasterLock } from '../embedded/postmaster-lock.ts'
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts'
import { runStatement } from './run-statement.ts'

export interface ReplicatedServers {
  readonly primaryUrl: string
  readonly replicaUrl: string
  /** Ends the replica as a crash does. */
  readonly stopReplica: () => Promise<void>
  readonly stop: () => Promise<void>
}

const SETTINGS = { fsync: 'off' }

/** Starts a PostgreSQL and a streaming replica of it, whose data are deleted when they stop. */
export async function startReplicatedServers(): Promise<ReplicatedServers> {
  const folder = await mkdtemp(join(tmpdir(), 'homeyield-replica-'))
  const primaryFolder = join(folder, 'primary')
  const prepared = await startEmbeddedPostgres({ dataDir: primaryFolder, settings: SETTINGS })
  await prepared.stop()
  // The files of a server that was stopped are a complete base backup.
  const source = await realpath(join(primaryFolder, 'postgresql'))
  const account = await chooseServerAccount(source)
  const cluster = `${source}-replica`
  await rm(cluster, { recursive: true, force: true })
  await promisify(execFile)('cp', ['-a', source, cluster])
  await writeFile(join(cluster, 'standby.signal'), '')
  const primary = await startEmbeddedPostgres({ dataDir: primaryFolder, settings: SETTINGS })
  const { port, username, password } = new URL(primary.url)
  const setup = {
    binaries: await prepareBinaries(account, '/var/lib/homeyield'),
    cluster,
    account,
    log: openServerLog(join(folder, 'replica.log')),
    settings: {
      ...SETTINGS,
      hot_standby: 'on',
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    },
  }
  const child = await spawnServer(setup)
  const stopReplica = async () => {
    child.kill('SIGQUIT')
    while (child.exitCode === null && child.signalCode === null) await sleep(20)
  }
  const stop = async () => {
    await stopReplica()
    await primary.stop()
    for (const path of [cluster, source, folder]) await rm(path, { recursive: true, force: true })
  }
  const replicaUrl = new URL(primary.url)
  for (let tries = 0; ; tries++) {
    try {
      replicaUrl.port = `${readPostmasterLock(cluster)?.port ?? 0}`
      await runStatement(replicaUrl.href, 'select pg_is_in_recovery()')
      return { primaryUrl: primary.url, replicaUrl: replicaUrl.href, stopReplica, stop }
    } catch (error) {
      if (tries === 300) {
        await stop()
        throw new Error(`The replica did not start:\n${setup.log.tail()}`, { cause: error })
      }
      await sleep(100)
    }
  }
}
