import { setTimeout as sleep } from 'node:timers/promises'
import { loadCountry } from './load-country.ts'
import { type Bench, openBench } from './open-bench.ts'
import { SAVED_FIELDS } from './saved-fields.ts'
import { makeStreets, repeatableRandom } from './synthetic-country.ts'

const ADDRESSES = 600_000
const STREETS = 60_000
const SECONDS = 30
const PAUSE = 10
const TERMS = { terms: { interest_rate: 6.5 }, criteria: { gross_at_least: 5, cash_at_least: -200 } }

/** Lists of 50 and 2,000 homes through HTTP over a made-up country, and the calls of others meanwhile. */
export async function measureScreeningSpeed(bringUpToDate: (databaseUrl: string) => Promise<void>): Promise<void> {
  const random = repeatableRandom(2026)
  const bench = await openBench()
  try {
    await bringUpToDate(bench.databaseUrl)
    await loadCountry(bench.database, makeStreets(STREETS, random), ADDRESSES, random)
    await bench.database.pool.query(`
      with known as (select array_agg(distinct area_code) as codes from market_rents where area_kind = 'area')
      update addresses set sa2_code = codes[1 + id::int % array_length(codes, 1)] from known`)
    await bench.database.pool.query('vacuum analyze')
    const [reader, other] = [await bench.makePremiumAccount('reader'), await bench.makePremiumAccount('other')]
    const server = await bench.start('product-server.ts')
    const api = `${server.url}/api`
    const screen = async (lines: readonly string[]) => {
      const begun = performance.now()
      const list = await call(`${api}/screenings`, reader.token, { text: lines.join('\n'), ...TERMS })
      return { list, seconds: (performance.now() - begun) / 1000 }
    }
    const lines = await writeLines(bench, 2000)
    await screen(lines.slice(0, 50))
    for (let round = 0; round < 3; round++) report(await screen(lines.slice(50 * round, 50 * round + 50)))
    report(await screen(lines))

    const calls = {
      'GET calculations': () => call(`${api}/calculations?limit=20`, other.token),
      'POST calculations': () => call(`${api}/calculations`, other.token, SAVED_FIELDS),
    }
    await measure(calls, 5)
    const before = await measure(calls, SECONDS)
    const measured = new AbortController()
    const screening = (async () => {
      while (!measured.signal.aborted) report(await screen(lines))
    })()
    const during = await measure(calls, SECONDS)
    measured.abort()
    await screening
    const after = await measure(calls, SECONDS)
    for (const name of ['GET calculations', 'POST calculations'] as const) {
      const [alone, beside, again] = [before[name], during[name], after[name]]
      for (const share of [0.5, 0.95, 0.99]) {
        const [one, two, three] = [at(alone, share), at(beside, share), at(again, share)]
        const times = (two / ((one + three) / 2)).toFixed(2)
        print(
          `${name} p${share * 100}: ${one.toFixed(1)}, with a list ${two.toFixed(1)}, after ${three.toFixed(1)} ms: ${times} times`,
        )
      }
    }
  } finally {
    await bench.close()
  }
}

/** Addresses with typing errors in a tenth of them, as lines of a list. */
async function writeLines(bench: Bench, count: number): Promise<string[]> {
  const { rows } = await bench.database.pool.query<{ address: string }>(
    `select concat_ws(', ', label || ' ' || name, suburb, city) as address
     from addresses join streets on streets.id = street_id order by md5(addresses.id::text) limit $1`,
    [count],
  )
  return rows.map(({ address }, index) => {
    const typed = index % 10 === 0 ? address.replace(/(?<=[a-z]{3})[a-z]/u, 'x') : address
    return `${typed} - ${1 + (index % 5)} bed house, $${500 + (index % 400)},000`
  })
}

interface Answered {
  readonly list: unknown
  readonly seconds: number
}

function report({ list, seconds }: Answered): void {
  const { homes } = list as { readonly homes: readonly { readonly state: string }[] }
  const states = [...Map.groupBy(homes, ({ state }) => state)].map(([state, some]) => `${some.length} ${state}`)
  print(`${homes.length} homes in ${seconds.toFixed(1)} s: ${states.join(', ')}`)
}

/** The milliseconds of each call, one after the other, all kinds at once. */
async function measure<Name extends string>(
  calls: Readonly<Record<Name, () => Promise<unknown>>>,
  seconds: number,
): Promise<Record<Name, number[]>> {
  const end = performance.now() + seconds * 1000
  const measured = Object.entries<() => Promise<unknown>>(calls).map(async ([name, make]) => {
    const took: number[] = []
    while (performance.now() < end) {
      const begun = performance.now()
      await make()
      took.push(performance.now() - begun)
      await sleep(PAUSE)
    }
    return [name, took.toSorted((one, two) => one - two)] as const
  })
  return Object.fromEntries(await Promise.all(measured)) as Record<Name, number[]>
}

async function call(url: string, token: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(url, { headers, ...sent })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return JSON.parse(text)
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
