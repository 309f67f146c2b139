// Measures the address search and asserts nothing:
//   node api/bench/address-search.ts [addresses = 2400000] [streets = 60000]
//   DATABASE_URL=… node api/bench/address-search.ts --as-it-is
// over a made-up country, on an embedded PostgreSQL of its own, or in a database of its own on the server at DATABASE_URL; with
// --as-it-is over the addresses that the database at DATABASE_URL has. PostgreSQL's processor time is counted on this machine only.
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import type { Order, Rebuilt, Searched, Started } from './address-searcher.ts'
import { loadCountry } from './load-country.ts'
import { makeStreets, repeatableRandom } from './synthetic-country.ts'
import { readProcessorSeconds, secondsBetween } from './processor-seconds.ts'
import { drawQueries, KINDS } from './typed-queries.ts'

const given = process.argv.slice(2)
const isAsItIs = given.includes('--as-it-is')
const [addressCount = 2_400_000, streetCount = 60_000] = given.filter((text) => !text.startsWith('--')).map(Number)
const queriesOfAKind = 2000
const callers = 16

const random = repeatableRandom(2026)
await (isAsItIs ? withGivenDatabase(measure) : withDatabase(measureCountry))

async function measureCountry(database: Database, url: string): Promise<void> {
  const before = await startSearcher(url)
  before.process.kill()
  const loading = performance.now()
  const streets = makeStreets(streetCount, random)
  const count = await loadCountry(database, streets, addressCount, random)
  print(
    `${count} addresses on ${streets.length} streets, loaded in ${((performance.now() - loading) / 1000).toFixed(0)} s`,
  )

  const { seconds, memory } = await measure(database, url)
  const more = `${(seconds - before.started.seconds).toFixed(2)} s and ${(memory - before.started.memory).toFixed(0)} MB`
  print(`the start is ${more} more than without addresses`)
}

async function measure(database: Database, url: string): Promise<Started> {
  const searcher = await startSearcher(url)
  const { seconds, memory } = searcher.started
  print(`start ${seconds.toFixed(2)} s, memory ${memory.toFixed(0)} MB`)
  try {
    const kinds: { kind: string; texts: string[]; wanted: string[] }[] = []
    for (const kind of Object.keys(KINDS)) {
      const queries = await drawQueries(database, kind, queriesOfAKind, random)
      kinds.push({ kind, texts: queries.map(({ typed }) => typed), wanted: queries.map(({ wanted }) => wanted) })
    }
    // The first round prepares statements and compiles: in a new process 99 of 100 take up to 16 ms.
    for (const { texts } of kinds) await ask<Searched>(searcher.process, { texts: texts.slice(0, 1000), callers })
    for (const { kind, texts, wanted } of kinds) {
      const before = await readProcessorSeconds(database)
      const searched = await ask<Searched>(searcher.process, { texts, callers })
      const after = await readProcessorSeconds(database)
      report(kind, wanted, searched, secondsBetween(before, after))
    }
    const rebuilt = await ask<Rebuilt>(searcher.process, 'rebuild')
    print(`rebuilt in ${rebuilt.seconds.toFixed(2)} s, longest pause ${rebuilt.longestPause.toFixed(0)} ms`)
  } finally {
    searcher.process.kill()
  }
  return searcher.started
}

function report(kind: string, wanted: readonly string[], searched: Searched, inDatabase: number | null): void {
  const sorted = searched.milliseconds.toSorted((a, b) => a - b)
  const within = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1)} ms`
  const inTopThree = wanted.filter((address, at) => searched.found[at]?.includes(address)).length
  print(
    `${kind.padEnd(20)} p50 ${within(0.5)}, p99 ${within(0.99)}, ${(wanted.length / searched.seconds).toFixed(0)} a second, ` +
      `${(wanted.length / searched.processorSeconds).toFixed(0)} a second of processor time` +
      `${inDatabase === null ? '' : `, ${(wanted.length / (searched.processorSeconds + inDatabase)).toFixed(0)} with PostgreSQL’s`}, ` +
      `in the first three ${((100 * inTopThree) / wanted.length).toFixed(1)} %`,
  )
}

async function startSearcher(url: string): Promise<{ process: ChildProcess; started: Started }> {
  const child = fork(join(import.meta.dirname, 'address-searcher.ts'), [url])
  return { process: child, started: await answer<Started>(child) }
}

function ask<Answer>(child: ChildProcess, order: Order): Promise<Answer> {
  child.send(order)
  return answer<Answer>(child)
}

function answer<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The searcher ended.'))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message as Answer)
    })
  })
}

async function withGivenDatabase(work: (database: Database, url: string) => Promise<unknown>): Promise<void> {
  const url = process.env['DATABASE_URL']
  if (url === undefined) throw new Error('--as-it-is needs DATABASE_URL.')
  const database = openDatabase(url, { statementTimeout: 0 })
  try {
    await work(database, url)
  } finally {
    await database.close()
  }
}

async function withDatabase(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  const given = process.env['DATABASE_URL']
  const directory = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
  const server = given === undefined ? await startEmbeddedPostgres({ dataDir: directory }) : null
  const name = `homeyield_bench_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(server?.url ?? given ?? '')
  await admin.pool.query(`create database ${name}`)
  try {
    const url = new URL(server?.url ?? given ?? '')
    url.pathname = `/${name}`
    await migrate(url.href)
    const database = openDatabase(url.href, { statementTimeout: 0 })
    try {
      await work(database, url.href)
    } finally {
      await database.close()
    }
  } finally {
    await admin.pool.query(`drop database ${name} with (force)`)
    await admin.close()
    await server?.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
