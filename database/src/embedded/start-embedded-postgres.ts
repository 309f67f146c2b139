import { once } from 'node:events'
import { readFile, realpath } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { APPLICATION_NAME } from '../connection.ts'
import { prepareBinaries, type Binaries } from './binaries.ts'
import { DATABASE_NAME, initialiseCluster, readPassword, ROLE } from './cluster.ts'
import { makeDataDirectory } from './data-directory.ts'
import { chooseClusterLocation } from './cluster-location.ts'
import { acquireServer } from './acquire-server.ts'
import { chooseServerAccount } from './server-account.ts'
import { openServerLog } from './server-log.ts'
import { stopServer, type ServerSetup } from './server-process.ts'

/** Defaults in brackets. */
export interface EmbeddedOptions {
  dataDir: string
  /** Receives messages about slow steps (none). */
  log?: (message: string) => void
  /** Called with a message if the server stops unexpectedly (none). */
  onLost?: (message: string) => void
  /** For binaries and data that the server's account could not reach otherwise (/var/lib/homeyield). */
  sharedDir?: string
  /** PostgreSQL settings (its defaults; fsync stays on). */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  url: string
  /** Stops the server and waits until everything is on disk. May be repeated. */
  stop: () => Promise<void>
  /** What the operator should know, such as that the data are stored elsewhere. */
  notices: string[]
}

/**
 * Starts a real PostgreSQL from npm's binaries on the data in `dataDir`; creates the database first if there is none.
 * Acknowledged data survive any kill. Takes over a server that an earlier process left. Throws when another Homeyield uses the
 * same data, and whenever there is no server.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const sharedDirectory = options.sharedDir ?? '/var/lib/homeyield'
  await makeDataDirectory(options.dataDir)
  const dataDirectory = await realpath(resolve(options.dataDir))

  const account = await chooseServerAccount(join(dataDirectory, 'postgresql'))
  const binaries = await prepareBinaries(account, sharedDirectory)
  const location = await chooseClusterLocation(dataDirectory, account, sharedDirectory)
  const exists = existsSync(join(location.cluster, 'PG_VERSION'))
  const password = await readPassword(dataDirectory, exists)
  if (!exists) log('Creating the database …')
  const cluster = exists ? location.cluster : await initialiseCluster(location, binaries, account, password)
  await checkVersion(cluster, binaries)

  const serverLog = openServerLog(join(dataDirectory, 'postgresql.log'))
  const setup: ServerSetup = { binaries, cluster, account, log: serverLog, settings: options.settings ?? {} }
  const address = (port: number, database: string) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`

  let stopping: Promise<void> | undefined
  const lost = () => {
    const advice = 'Start Homeyield again: saved data is safe. If it happens again, free memory and disk space.'
    if (!stopping)
      options.onLost?.(`PostgreSQL has stopped unexpectedly. ${advice} The end of its log:\n${serverLog.tail()}`)
  }
  const server = await acquireServer(setup, (port) => address(port, 'postgres'), { log, onLost: lost })
  const stop = () =>
    (stopping ??= (async () => {
      await server.ownership.release()
      await stopServer(setup)
      if (server.child && server.child.exitCode === null && server.child.signalCode === null) {
        await once(server.child, 'exit')
      }
    })())
  try {
    await createDatabase(address(server.port, 'postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: address(server.port, DATABASE_NAME), stop, notices: location.notices }
}

async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (made !== binaries.majorVersion) {
    throw new Error(
      `The database in ${cluster} was created by PostgreSQL ${made}, but this is PostgreSQL ${binaries.majorVersion}. Start the version of Homeyield that created it and move the data with a dump.`,
    )
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME])
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`)
  } finally {
    await client.end()
  }
}
