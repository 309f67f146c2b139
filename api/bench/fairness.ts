import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { appraiseInputs } from '../src/calculations/appraise-inputs.ts'
import { takeFields } from '../src/calculations/calculation-inputs.ts'
import { openBench } from './open-bench.ts'
import { SAVED_FIELDS } from './saved-fields.ts'

// How much slower others' saves and small analyses are while ten accounts export 2,000 heavy calculations each, and the
// most memory of the server. The exports run as long as is measured, and are then left. Asserts nothing.
const EXPORTS = 10
const SAVED = 2_000
const SECONDS = 20
const PAUSE = 20
const LOAN = {
  amount: 100_000,
  owed_on: '2026-08-31',
  interest_rate: 4.99,
  fixed_until: '2027-06-01',
  rate_after: 6.2,
  term_months: 1_200,
  loan_payment_term: 'Weekly',
} as const
const HEAVY = {
  ...SAVED_FIELDS,
  status: 'owned',
  analysis: {
    settlement_date: '2022-01-10',
    current_value: 905_000,
    owners: ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, share_pct: 25, other_income: 95_000 })),
    tenancy: { tenancy_start: '2025-03-01' },
    loans: Array.from({ length: 8 }, (_, number) => ({ ...LOAN, amount: LOAN.amount + number })),
  },
} as const

const bench = await openBench()
try {
  const exporters: string[] = []
  for (let number = 0; number < EXPORTS; number++) exporters.push(await makeExporter(`exporter${number}`))
  const { token } = await bench.makePremiumAccount('other')
  await bench.database.pool.query('analyze')
  const server = await bench.start('product-server.ts')
  const save = () => call(`${server.url}/api/calculations`, token, SAVED_FIELDS)
  const analyse = () => call(`${server.url}/api/analysis`, token, SAVED_FIELDS)
  const measure = async () => {
    const [saves, analyses] = await Promise.all([repeat(save), repeat(analyse)])
    return { 'a save': saves, 'a small analysis': analyses }
  }
  await measure()
  const before = await measure()
  const memoryBefore = await mostMegabytes(server.pid)
  const leaving = new AbortController()
  const read = Promise.all(exporters.map((own) => readExport(`${server.url}/api/account/export`, own, leaving.signal)))
  await sleep(1_000)
  const during = await measure()
  leaving.abort()
  const bytes = await read
  for (const name of ['a save', 'a small analysis'] as const) {
    const [one, other] = [before[name], during[name]]
    print(`${name}: p50 ${at(one, 0.5)} ms alone, ${at(other, 0.5)} ms with exports: ${ratio(one, other, 0.5)} times`)
    print(`  p95 ${at(one, 0.95)} ms, ${at(other, 0.95)} ms: ${ratio(one, other, 0.95)} times (of ${other.length})`)
  }
  print(`memory: at most ${memoryBefore} MB alone, ${await mostMegabytes(server.pid)} MB with exports`)
  print(`exported: ${bytes.map((count) => Math.round(count / 1024)).join(', ')} kB`)
} finally {
  await bench.close()
}

async function makeExporter(name: string): Promise<string> {
  const { id, token } = await bench.makePremiumAccount(name)
  const { inputs, figures } = appraiseInputs(takeFields(NOTHING_GIVEN, HEAVY), '2026-11-26')
  // Each has loans of its own, whose schedules are not remembered.
  await bench.database.pool.query(
    `insert into calculations (account_id, inputs, figures, property_data)
     select $1, jsonb_set($2, '{analysis,loans}', (select jsonb_agg(loan || jsonb_build_object('amount',
       (loan ->> 'amount')::numeric + number * 10)) from jsonb_array_elements($2::jsonb #> '{analysis,loans}') as loan)),
       $3, jsonb_build_object('note', repeat('x', 5000))
     from generate_series(1, $4::int) as number`,
    [id, inputs, figures, SAVED],
  )
  return token
}

/** The milliseconds of each call, one after the other. */
async function repeat(task: () => Promise<void>): Promise<readonly number[]> {
  const took: number[] = []
  const end = performance.now() + SECONDS * 1_000
  while (performance.now() < end) {
    const begun = performance.now()
    await task()
    took.push(performance.now() - begun)
    await sleep(PAUSE)
  }
  return took.toSorted((one, other) => one - other)
}

async function call(url: string, token: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
}

/** How many bytes arrived until it ended or was left. */
async function readExport(url: string, token: string, signal: AbortSignal): Promise<number> {
  let bytes = 0
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal })
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    for await (const piece of response.body ?? []) bytes += (piece as Uint8Array).length
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return bytes
}

/** The most memory that a process has had so far, threads included; on Linux. */
async function mostMegabytes(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmHWM:\s+(\d+)/u.exec(text)?.[1]
  return kilobytes === undefined ? '?' : (Number(kilobytes) / 1024).toFixed(0)
}

function share(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
}

function at(sorted: readonly number[], part: number): string {
  return share(sorted, part).toFixed(1)
}

function ratio(one: readonly number[], other: readonly number[], part: number): string {
  return (share(other, part) / share(one, part)).toFixed(1)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
