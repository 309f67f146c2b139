// Measures the address search and asserts nothing:
//   node api/bench/address-search.ts [rows = 2400000] [streets = 60000]
// on an embedded PostgreSQL of its own, or in a database of its own on the server at DATABASE_URL.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openDatabase, type Database } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { openAddressStore } from '../src/addresses/address-store.ts'
import { searchAddresses } from '../src/addresses/search-addresses.ts'
import { openStreetDirectory } from '../src/addresses/street-directory.ts'
import type { Street } from '../src/addresses/street-index.ts'
import { makeStreets, mistype, repeatableRandom } from './synthetic-country.ts'

const rowCount = Number(process.argv[2] ?? 2_400_000)
const streetCount = Number(process.argv[3] ?? 60_000)
const queriesOfAKind = 1000
const callers = 16

await withDatabase(async (database) => {
  const random = repeatableRandom(2026)
  const streets = makeStreets(streetCount, random)
  const perStreet = Math.max(1, Math.round(rowCount / streetCount))
  const loading = performance.now()
  await load(database, streets, perStreet)
  print(`${streetCount} streets, ${perStreet * streetCount} addresses loaded in ${seconds(loading)}`)
  const store = openAddressStore(database)
  const directory = openStreetDirectory(store)
  const before = usedMemory()
  const building = performance.now()
  await directory.warm()
  print(`start: streets read and index built in ${seconds(building)}, memory ${usedMemory() - before} MB`)
  const search = searchAddresses({ addresses: store, streets: directory })
  const draw = () => {
    const street = streets[Math.floor(random() * streets.length)] ?? streets[0]
    if (street === undefined) throw new Error('There are no streets.')
    const number = 1 + Math.floor(random() * perStreet)
    return { number, street, wanted: `${number} ${street.name}, ${street.suburb}, ${street.city}` }
  }
  type Home = ReturnType<typeof draw>
  const isHome = (address: string, { wanted }: Home) => address === wanted
  const isThere = (address: string, { street }: Home) => address.endsWith(`, ${street.suburb}, ${street.city}`)
  const isNumberThere = (address: string, home: Home) => address.startsWith(`${home.number} `) && isThere(address, home)
  const isInCity = (address: string, { street }: Home) => address.endsWith(`, ${street.city}`)
  const kinds: [name: string, type: (home: Home) => string, isFound?: typeof isHome][] = [
    ['whole address', ({ wanted }) => wanted],
    ['number, street', ({ number, street }) => `${number} ${street.name}`],
    ['number, street, suburb', ({ number, street }) => `${number} ${street.name} ${street.suburb}`],
    ['without macrons and commas', ({ wanted }) => wanted.normalize('NFD').replace(/[\p{M},]/gu, '')],
    ['while typing', ({ wanted }) => wanted.slice(0, 4 + Math.floor(random() * (wanted.length - 4)))],
    ['number, one letter', ({ number, street }) => `${number + 10} ${street.name.charAt(0)}`],
    ['one typo in the street', ({ number, street }) => `${number} ${mistype(street.name, random)} ${street.suburb}`],
    ['one typo, no suburb', ({ number, street }) => `${number} ${mistype(street.name, random)}`],
    ['typos in street and suburb', (home) => typoTwice(home.number, home.street, random)],
    ['suburb only', ({ street }) => `${street.suburb}`, isThere],
    ['suburb, city', ({ street }) => `${street.suburb} ${street.city}`, isThere],
    ['one typo in the suburb only', ({ street }) => mistype(`${street.suburb}`, random), isThere],
    ['number and suburb', ({ number, street }) => `${number} ${street.suburb}`, isNumberThere],
    [
      'number and suburb while typing',
      ({ number, street }) => `${number} ${street.suburb?.slice(0, 4)}`,
      isNumberThere,
    ],
    ['number and city', ({ number, street }) => `${number} ${street.city}`, isInCity],
    ['number nobody has and city', ({ street }) => `9999 ${street.city}`, isInCity],
    ['nobody’s address', () => `${Math.floor(random() * 99)} ${randomBytes(6).toString('hex')} street`],
  ]
  for (const [name, type, isFound = isHome] of kinds) {
    const times: number[] = []
    let [found, inTopThree, left] = [0, 0, queriesOfAKind]
    const call = async () => {
      while (left-- > 0) {
        const home = draw()
        const q = type(home)
        const start = performance.now()
        const results = await search(null, { q })
        times.push(performance.now() - start)
        const rank = results.findIndex(({ address }) => isFound(address, home))
        if (rank !== -1) found += 1
        if (rank !== -1 && rank < 3) inTopThree += 1
      }
    }
    const [started, cpuBefore] = [performance.now(), process.cpuUsage()]
    await Promise.all(Array.from({ length: callers }, call))
    const { user, system } = process.cpuUsage(cpuBefore)
    const perSecond = queriesOfAKind / ((performance.now() - started) / 1000)
    const perCore = queriesOfAKind / ((user + system) / 1e6)
    times.sort((a, b) => a - b)
    const percentile = (share: number) => `${(times[Math.floor(times.length * share)] ?? NaN).toFixed(2)} ms`
    print(
      `${name}: p50 ${percentile(0.5)}, p99 ${percentile(0.99)}, ${perSecond.toFixed(0)} a second, ${perCore.toFixed(0)} a second of processor; ` +
        `found ${found}, in the first three ${inTopThree} of ${queriesOfAKind}`,
    )
  }
})

function typoTwice(number: number, street: Street, random: () => number): string {
  return `${number} ${mistype(street.name, random)}, ${mistype(street.suburb ?? street.city, random)}`
}

async function load(database: Database, streets: readonly Street[], perStreet: number): Promise<void> {
  await database.pool.query('insert into streets select * from json_populate_recordset(null::streets, $1)', [
    JSON.stringify(streets),
  ])
  for (let from = 0; from < streets.length; from += 2000) {
    await database.pool.query(
      `insert into addresses (id, street_id, label, house_number, address, sa2_code, latitude, longitude)
       select streets.id || '-' || number, streets.id, number, number,
         concat_ws(', ', number || ' ' || name, suburb, city), '100100', -41, 174
       from streets, generate_series(1, $1::int) as number
       where streets.id > $2 and streets.id <= $2 + 2000`,
      [perStreet, from],
    )
  }
  await database.pool.query('analyze streets, addresses')
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
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
      await work(database)
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

/** Megabytes in use after a garbage collection. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  const { heapUsed, external } = process.memoryUsage()
  return Math.round((heapUsed + external) / 1024 / 1024)
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
