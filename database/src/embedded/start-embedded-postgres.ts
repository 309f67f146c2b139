import { once } from 'node:events'
import { readFile, realpath } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { APPLICATION_NAME } from '../connection.ts'
import { prepareBinaries, type Binaries } from './binaries.ts'
import { initialiseCluster, readPassword, ROLE } from './cluster.ts'
import { makeDataDirectory } from './data-directory.ts'
import { choosePlace } from './place.ts'
import { reachServer } from './reach-server.ts'
import { chooseServerAccount } from './server-account.ts'
import { openServerLog } from './server-log.ts'
import { stopServer, type ServerSetup } from './server-process.ts'

/** How to start an embedded PostgreSQL; what is left out takes the value in brackets. */
export interface EmbeddedOptions {
  /** The directory that keeps the data; made when it is not there. */
  dataDir: string
  /** Hears short sentences about what takes a while (nobody). */
  log?: (sentence: string) => void
  /** Called with a sentence if the server goes away without having been stopped (nobody). */
  onLost?: (sentence: string) => void
  /** Where binaries and data go that the server's account could not reach otherwise (/var/lib/homeyield). */
  sharedDir?: string
  /** Settings of PostgreSQL (its own; in particular fsync stays on). */
  settings?: Record<string, string>
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** The address of the database `homeyield`, with the password in it. */
  url: string
  /** Stops the server and answers once it has gone and everything is on disk. May be called more than once. */
  stop: () => Promise<void>
  /** What the person should know, a sentence each: for example that the data had to be placed elsewhere. */
  notices: string[]
}

/**
 * Starts a real PostgreSQL, from the binaries that npm installed, on the data in `dataDir`; makes the database first when
 * there is none. What was acknowledged before any kind of kill is there again. A server that an earlier process left
 * behind is taken over. Throws a sentence when another Homeyield is using the same data, and in every other case where
 * there is no server to give.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const sharedDirectory = options.sharedDir ?? '/var/lib/homeyield'
  await makeDataDirectory(options.dataDir)
  const dataDirectory = await realpath(resolve(options.dataDir))

  const account = await chooseServerAccount(join(dataDirectory, 'postgresql'))
  const binaries = await prepareBinaries(account, sharedDirectory)
  const place = await choosePlace(dataDirectory, account, sharedDirectory)
  const exists = existsSync(join(place.cluster, 'PG_VERSION'))
  const password = await readPassword(dataDirectory, exists)
  if (!exists) log('Creating the database …')
  const cluster = exists ? place.cluster : await initialiseCluster(place, binaries, account, password)
  await checkVersion(cluster, binaries)

  const serverLog = openServerLog(join(dataDirectory, 'postgresql.log'))
  const setup: ServerSetup = { binaries, cluster, account, log: serverLog, settings: options.settings ?? {} }
  const address = (port: number, database: string) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`

  let stopping: Promise<void> | undefined
  const lost = () => {
    const advice = 'Start Homeyield again: what was saved is kept. Should it happen again, free memory and disk space.'
    if (!stopping)
      options.onLost?.(`PostgreSQL has stopped by itself. ${advice} The end of its log:\n${serverLog.tail()}`)
  }
  const server = await reachServer(setup, (port) => address(port, 'postgres'), { log, onLost: lost })
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
  return { url: address(server.port, 'homeyield'), stop, notices: place.notices }
}

async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (made !== binaries.majorVersion) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${made} and this is PostgreSQL ${binaries.majorVersion}. Start the version of Homeyield that made it and move the data with a dump.`,
    )
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'homeyield'`)
    if (rowCount === 0) await client.query('create database homeyield')
  } finally {
    await client.end()
  }
}
