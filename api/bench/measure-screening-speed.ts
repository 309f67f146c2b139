import { setTimeout as sleep } from 'node:timers/promises'
import { loadCountry } from './load-country.ts'
import { type Bench, openBench } from './open-bench.ts'
import { SAVED_FIELDS } from './saved-fields.ts'
import { makeStreets, repeatableRandom } from './synthetic-country.ts'

const ADDRESSES = 600_000
const STREETS = 60_000
const SECONDS = 15
const ROUNDS = 4
const PAUSE = 10
const CALLS = ['GET calculations', 'POST calculations'] as const
type Measured = Readonly<Record<(typeof CALLS)[number], readonly number[]>>

const TERMS = { terms: { interest_rate: 6.5 }, criteria: { gross_at_least: 5, cash_at_least: -200 } }

/** Lists of 50 and 2,000 homes through HTTP over a made-up country, and the calls of others beside them. */
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
    // Parsing a long answer would delay what this process measures.
    const readUnparsed = async (lines: readonly string[]) => {
      const response = await send(`${api}/screenings`, reader.token, { text: lines.join('\n'), ...TERMS })
      for await (const _ of response.body ?? []);
    }
    await screen(lines.slice(0, 50))
    for (let round = 0; round < 3; round++) report(await screen(lines.slice(50 * round, 50 * round + 50)))
    report(await screen(lines))

    const calls = {
      'GET calculations': () => call(`${api}/calculations?limit=20`, other.token),
      'POST calculations': () => call(`${api}/calculations`, other.token, SAVED_FIELDS),
    }
    await measure(calls, 5)
    // In turn, because the machine has other work too.
    const alone: Measured[] = []
    const beside: Measured[] = []
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await measure(calls, SECONDS))
      const measured = new AbortController()
      const screening = (async () => {
        while (!measured.signal.aborted) await readUnparsed(lines)
      })()
      beside.push(await measure(calls, SECONDS))
      measured.abort()
      await screening
    }
    for (const name of CALLS) {
      for (const share of [0.5, 0.95, 0.99]) {
        const [one, other] = [alone, beside].map((rounds) =>
          at(
            rounds.flatMap((times) => times[name]),
            share,
          ),
        )
        print(
          `${name} p${share * 100}: ${one?.toFixed(1)} ms alone, ${other?.toFixed(1)} beside a list: ${((other ?? 0) / (one ?? 1)).toFixed(2)} times`,
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

/** The milliseconds of each call, one after the other, both kinds at once. */
async function measure(
  calls: Readonly<Record<keyof Measured, () => Promise<unknown>>>,
  seconds: number,
): Promise<Measured> {
  const end = performance.now() + seconds * 1000
  const repeat = async (make: () => Promise<unknown>) => {
    const took: number[] = []
    while (performance.now() < end) {
      const begun = performance.now()
      await make()
      took.push(performance.now() - begun)
      await sleep(PAUSE)
    }
    return took
  }
  const [reads, saves] = await Promise.all([repeat(calls['GET calculations']), repeat(calls['POST calculations'])])
  return { 'GET calculations': reads, 'POST calculations': saves }
}

async function call(url: string, token: string, body?: object): Promise<unknown> {
  return (await send(url, token, body)).json()
}

async function send(url: string, token: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(url, { headers, ...sent })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
