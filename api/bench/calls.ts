import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { appraiseInputs } from '../src/calculations/appraise-inputs.ts'
import { takeFields } from '../src/calculations/calculation-inputs.ts'
import { SURROUNDINGS } from '../src/testing/rent-surroundings.ts'
import { type Load, type Measured, measureLoad } from './measure-load.ts'
import { openBench } from './open-bench.ts'
import { SAVED_FIELDS } from './saved-fields.ts'

// Requests a second of the commonest calls, against a bare Fastify server that puts the same statements to the same database
// (bare-fastify.ts), and one that also does what every call must. Measured alternately; what is printed is the median of the rounds. Asserts nothing.
const ROUNDS = 5
const SECONDS = 3
const ACCOUNTS = 100
const LOADS: readonly Load[] = [
  { method: 'GET', path: '/calculations/{id}' },
  { method: 'POST', path: '/calculations', body: JSON.stringify(SAVED_FIELDS) },
  { method: 'GET', path: '/account' },
  { method: 'GET', path: '/market-rent/sa2?sa2_code=151600&suburb=Otahuhu&city=Auckland' },
]

const content = appraiseInputs(takeFields(NOTHING_GIVEN, SAVED_FIELDS), '2026-11-26')
const bench = await openBench()
try {
  const callers = await Promise.all(Array.from({ length: ACCOUNTS }, (_, number) => makeCaller(`reader${number}`)))
  await addRents()
  await bench.database.pool.query('analyze')
  const product = await bench.start('product-server.ts')
  const answered = await fetch(`${product.url}/api${LOADS[3]?.path}`, {
    headers: { authorization: `Bearer ${callers[0]?.token}` },
  })
  const entries: unknown = await answered.json()
  const startBare = (guarded: boolean) =>
    bench.start(
      'bare-fastify.ts',
      JSON.stringify({ inputs: content.inputs, figures: content.figures, entries, guarded }),
    )
  const [bare, guarded] = [await startBare(false), await startBare(true)]
  const bareCallers = callers.map(({ id, sessionId, calculationId }) => ({
    token: `${sessionId}.${id}`,
    calculationId,
  }))
  for (const load of LOADS) {
    const contestants = [
      { url: `${product.url}/api`, own: callers, rounds: [] as Measured[] },
      { url: `${bare.url}/api`, own: bareCallers, rounds: [] as Measured[] },
      { url: `${guarded.url}/api`, own: bareCallers, rounds: [] as Measured[] },
    ]
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { url, own, rounds } of contestants) {
        const measured = await measureLoad(url, own, load, SECONDS)
        // The first warms up.
        if (round > 0) rounds.push(measured)
      }
    }
    const [ofProduct = [], ofBare = [], ofGuarded = []] = contestants.map(({ rounds }) => rounds)
    report(load, ofProduct, { bare: ofBare, 'bare with what every call must do': ofGuarded })
  }
} finally {
  await bench.close()
}

function report(
  { method, path }: Load,
  product: readonly Measured[],
  others: Readonly<Record<string, readonly Measured[]>>,
): void {
  const rate = (rounds: readonly Measured[]) => Math.round(median(rounds.map((round) => round.rate)))
  const compared = Object.entries(others).map(([name, other]) => {
    const ratio = median(product.map((round, number) => round.rate / (other[number]?.rate ?? Number.NaN)))
    return `${name} ${rate(other)}: ${ratio.toFixed(2)} of it`
  })
  process.stdout.write(`${method} ${path}: ${rate(product)} requests/s, ${compared.join(', ')}\n`)
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function makeCaller(name: string) {
  const account = await bench.makePremiumAccount(name)
  const { rows } = await bench.database.pool.query<{ id: string }>(
    `insert into calculations (account_id, inputs, figures) select $1, $2, $3 from generate_series(1, 20) returning id`,
    [account.id, content.inputs, content.figures],
  )
  return { ...account, calculationId: rows[0]?.id ?? '' }
}

/** Of an area with a cell for each size of house. */
async function addRents(): Promise<void> {
  const { pool } = bench.database
  await pool.query(
    `insert into areas (sa2_code, name, territorial_authority_code, territorial_authority, region_code, region, on_land, latitude, longitude)
     values ('151600', 'Otahuhu', '076', 'Auckland', '02', 'Auckland Region', true, -36.95, 174.84) on conflict do nothing`,
  )
  await pool.query(
    `insert into market_rents (area_kind, area_code, dwelling, number_of_bedrooms, lower_quartile, median, upper_quartile, bonds, areas, period)
     select kind, code, 'House', bedrooms, 470 + 50 * bedrooms, 520 + 50 * bedrooms, 580 + 50 * bedrooms, 60, 1, '2025-07-01'
     from (values ('area', '151600'), ('district', '076'), ('region', '02')) as places (kind, code), generate_series(1, 5) as bedrooms`,
  )
  await pool.query(SURROUNDINGS)
}
