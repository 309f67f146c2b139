import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@homeyield/database/connection'
import { migrate, MIGRATIONS } from '@homeyield/database/migrate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KINDS_OF_BEFORE, type KindOfBefore, OF_BEFORE } from '../testing/calculations-of-before.ts'
import { lapse, signUpPremium } from '../testing/membership.ts'
import type { TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const LAST_OF_BEFORE = '0039_list_deposit_and_loans.sql'
const SAVED_AT = '2026-11-20T01:00:00Z'

let server: TestServer
let account: TestAccount
let lapsed: TestAccount

/** Stores a calculation of each kind as the version before did, and then migrates. */
async function prepare({ pool }: Database): Promise<void> {
  const url = String(pool.options.connectionString)
  await pool.query('drop schema public cascade')
  await pool.query('create schema public')
  const before = await mkdtemp(join(tmpdir(), 'homeyield-migrations-'))
  try {
    const names = (await readdir(MIGRATIONS)).filter((name) => name <= LAST_OF_BEFORE)
    await Promise.all(names.map((name) => copyFile(join(MIGRATIONS, name), join(before, name))))
    await migrate(url, before)
  } finally {
    await rm(before, { recursive: true })
  }
  const { rows } = await pool.query<{ id: string }>(
    `insert into accounts (email, name, password_hash) values ('before@homeyield.test', 'Before', '-') returning id`,
  )
  for (const { inputs, figures, scenarios } of Object.values(OF_BEFORE)) {
    await pool.query(
      `insert into calculations (account_id, version, inputs, figures, scenarios, created_at, updated_at)
       values ($1, 7, $2, $3, $4, $5, $5)`,
      [rows[0]?.id, JSON.stringify(inputs), JSON.stringify(figures), JSON.stringify(scenarios), SAVED_AT],
    )
  }
  expect(await migrate(url)).toContain('0041_date_figures.sql')
}

beforeAll(async () => {
  server = await startTestServer({ role: 'web' }, prepare)
  // The day of the reference cases, in New Zealand.
  server.wait(Date.parse('2026-11-26T00:00:00Z') - server.now())
  account = await signUpPremium(server)
  lapsed = await signUpPremium(server)
  await server.database.pool.query('update calculations set account_id = $1', [account.id])
  await server.database.pool.query(
    `insert into calculations (account_id, version, inputs, figures, scenarios, created_at, updated_at)
     select $1, version, inputs, figures, scenarios, created_at, updated_at from calculations
     where jsonb_array_length(inputs #> '{analysis,loans}') = 3`,
    [lapsed.id],
  )
  await lapse(server, lapsed)
}, 60_000)
afterAll(() => server.stop())

const idOf = async (kind: KindOfBefore) => {
  const { inputs, figures, scenarios } = OF_BEFORE[kind]
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from calculations where account_id = $1 and inputs = $2 and figures = $3 and scenarios = $4`,
    [account.id, JSON.stringify(inputs), JSON.stringify(figures), JSON.stringify(scenarios)],
  )
  const [row] = rows
  if (row === undefined) throw new Error(`There is no calculation of the kind ${kind}`)
  return row.id
}

const GOLDEN = { weekly_payment: 990, interest: 43_897, total_expenses: 55_174, weekly_cash_flow: -572 }
/** As at 26 November 2026: golden figures, the reference cases L13 and S14, and what the owner is told of them. */
const TODAY: Readonly<Record<KindOfBefore, object>> = {
  plain: { ...GOLDEN, figures_changed: null },
  several: {
    weekly_payment: 762,
    interest: 31_389,
    total_expenses: 42_666,
    weekly_cash_flow: -344,
    next_change: { date: '2027-12-14', because: 'fixed_rate_ends', weekly_cash_flow: -391 },
    figures_changed: null,
  },
  owned: {
    weekly_payment: 1010,
    weekly_cash_flow: -592,
    figures_changed: { weekly_cash_flow_before: -242, weekly_cash_flow: -592, because: 'fixed_rate_ends' },
  },
  one: {
    weekly_payment: 1010,
    weekly_cash_flow: -592,
    figures_changed: { weekly_cash_flow_before: -242, weekly_cash_flow: -592, because: 'fixed_rate_ends' },
  },
  with_scenario: {
    ...GOLDEN,
    figures_changed: null,
    scenarios: [
      expect.objectContaining({ name: '20 % cheaper', changes: { purchase_price: 680_000, deposit: 136_000 } }),
    ],
  },
  oldest: { ...GOLDEN, figures_changed: null },
}

describe.each(KINDS_OF_BEFORE)('a calculation of before, %s,', (kind) => {
  it('opens, is listed and exported as at the day, and is changed', async () => {
    const id = await idOf(kind)
    const { status, body: opened } = await account.get(`/calculations/${id}`)
    expect(status).toBe(200)
    expect(opened).toMatchObject({
      ...TODAY[kind],
      as_at: '2026-11-26',
      version: 7,
      updated_at: '2026-11-20T01:00:00.000Z',
    })
    expect(opened).not.toHaveProperty('change_on')
    const listed = (await account.get('/calculations')).body.find((entry: { id: string }) => entry.id === id)
    expect(opened).toMatchObject(listed)
    const held = (await account.get('/account/export')).body.calculations.find((one: { id: string }) => one.id === id)
    expect(opened).toMatchObject({ ...held.figures, as_at: held.as_at })

    const changed = await account.patch(`/calculations/${id}`, { ...opened, rates: 2952, analysis: opened.analysis })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      version: 8,
      // 52 more a year.
      weekly_cash_flow: opened.weekly_cash_flow - 1,
      weekly_payment: opened.weekly_payment,
      interest: opened.interest,
      analysis: opened.analysis,
      scenarios: opened.scenarios,
      figures_changed: null,
    })
    expect((await account.get(`/calculations/${id}`)).body).toEqual(changed.body)
    const after = (await account.get('/calculations')).body.find((entry: { id: string }) => entry.id === id)
    expect(changed.body).toMatchObject(after)
  })
})

it('a calculation of before whose Premium has lapsed counts its own fields', async () => {
  const [listed] = (await lapsed.get('/calculations')).body
  const { body: opened } = await lapsed.get(`/calculations/${listed.id}`)
  expect(opened).toMatchObject({ ...GOLDEN, as_at: '2026-11-26', number_of_loans: 1, figures_changed: null })
  expect(opened.analysis).toEqual({ rules: 'nz-2026-11', settlement_date: '2026-12-01', loans: null })
  expect(opened).toMatchObject(listed)
  const changed = await lapsed.patch(`/calculations/${listed.id}`, { rates: 2952 })
  expect(changed.body).toMatchObject({ weekly_payment: 990, weekly_cash_flow: -573 })
  expect(changed.body).toMatchObject((await lapsed.get('/calculations')).body[0])
})
