import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { appraiseInputs } from '../src/calculations/appraise-inputs.ts'
import { takeFields } from '../src/calculations/calculation-inputs.ts'
import { calculationTasks } from '../src/calculations/calculation-tasks.ts'

// What the daily job takes for each calculation whose figures change, and how much memory, on a day on which 3,000 change and
// on one on which 30,000 do, of a million (--calculations=200000 for fewer). Asserts nothing.
const { values } = parseArgs({ options: { calculations: { type: 'string', default: '1000000' } } })
const SAVED = Number(values.calculations)
const DAYS = [
  { day: '2026-11-26', changing: 3_000 },
  { day: '2026-11-27', changing: 30_000 },
]
const LATER = '2027-06-01'
const AT_ONCE = 100_000
const HALF = { share_pct: 50, interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }
const FIELDS = {
  property: '12 Rose Street, Otahuhu, Auckland',
  rent_source: 'typed',
  weekly_rental_income: 635,
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration_months: 360,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  analysis: { settlement_date: '2022-01-10', loans: [HALF, { ...HALF, share_pct: null }] },
} as const

const dataDir = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const database = openDatabase(postgres.url, { statementTimeout: 600_000 })
try {
  await migrate(postgres.url)
  await fill(database)
  for (const { day, changing } of DAYS) {
    const { took, memory, longest } = await measure(day)
    process.stdout.write(
      `${changing.toLocaleString('en')} of ${SAVED.toLocaleString('en')} change: ${(took / changing).toFixed(2)} ms each, ${(took / 1000).toFixed(1)} s; at most ${memory} MB of memory; nothing else waits longer than ${longest} ms\n`,
    )
  }
} finally {
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function fill({ pool }: Database): Promise<void> {
  const account = `insert into accounts (email, name, password_hash) values ('daily@homeyield.test', 'Daily', '-') returning id`
  const accountId = (await pool.query<{ id: string }>(account)).rows[0]?.id
  const { inputs, figures } = appraiseInputs(takeFields(NOTHING_GIVEN, FIELDS), DAYS[0]?.day ?? LATER)
  // Those that change are spread over the table, and each has loans of its own, whose schedules are not stored.
  const every = Math.floor(SAVED / 33_000)
  for (let from = 1; from <= SAVED; from += AT_ONCE) {
    await pool.query(
      `insert into calculations (account_id, inputs, figures)
       select $1, jsonb_set($2, '{purchase_price}', to_jsonb(500000 + number)), $3::jsonb || jsonb_build_object('change_on',
         case when number % $4 > 0 or number > 33000 * $4 then $5 when number / $4 % 11 = 0 then $6 else $7 end)
       from generate_series($8::int, $9::int) as number`,
      [accountId, inputs, figures, every, LATER, DAYS[0]?.day, DAYS[1]?.day, from, Math.min(from + AT_ONCE - 1, SAVED)],
    )
  }
  await pool.query('vacuum analyze calculations')
}

async function measure(day: string) {
  const [task] = calculationTasks({ database, log: console, now: () => Date.parse(`${day}T00:00:00Z`) })
  let memory = 0
  const sampling = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 20)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const begun = performance.now()
  await task?.work({}, new AbortController().signal)
  const took = performance.now() - begun
  delay.disable()
  clearInterval(sampling)
  return { took, memory: Math.round(memory / 1024 ** 2), longest: Math.round(delay.max / 1e6) }
}
