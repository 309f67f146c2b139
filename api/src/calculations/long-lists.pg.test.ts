import { randomUUID } from 'node:crypto'
import { openDatabase } from '@homeyield/database/connection'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openExportStore } from '../accounts/export-store.ts'
import { saveCalculation as save } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { appraiseInputs, type CalculationContent } from './appraise-inputs.ts'
import { takeFields } from './calculation-inputs.ts'
import { openCalculationStore } from './calculation-store.ts'
import { openListedStore } from './listed-calculations-store.ts'
import { listCalculations } from './list-calculations.ts'
import { openListedInputsStore } from './listed-inputs-store.ts'
import { openOwnedStore } from './owned-store.ts'

interface Listed {
  readonly id: string
  readonly property: string
  readonly readonly: boolean
}

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer()
  account = await signUp(server, { premium: true })
  await saveMany(account, 1_234)
})
afterAll(() => server.stop())

/** In threes of the same moment, a microsecond apart. */
async function saveMany({ id }: TestAccount, count: number): Promise<void> {
  await insertMany(id, appraiseInputs(takeFields(NOTHING_GIVEN, { property: '1 Rose Street' }), '2026-11-24'), count)
}

async function insertMany(id: string, { inputs, figures }: CalculationContent, count: number): Promise<void> {
  await server.database.pool.query(
    `insert into calculations (account_id, inputs, figures, updated_at)
     select $1, $2::jsonb || jsonb_build_object('property', number || ' Rose Street'), $3,
       timestamptz '2026-01-01' + (number / 3) * interval '1 microsecond'
     from generate_series(1, $4::int) as number`,
    [id, inputs, figures, count],
  )
}

const idsOf = (listed: readonly { readonly id: string }[]) => listed.map(({ id }) => id)

async function orderOf({ id }: TestAccount): Promise<string[]> {
  const order = 'select id from calculations where account_id = $1 order by updated_at desc, id'
  return idsOf((await server.database.pool.query<{ id: string }>(order, [id])).rows)
}

/** The most rows of any statement that `run` puts to the database, but for those that have ids only. */
async function mostRows(run: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(server.database.pool, 'query')
  await run()
  const results = (await Promise.all(query.mock.results.map(({ value }) => value as unknown))) as {
    rows: unknown[][]
  }[]
  query.mockRestore()
  return Math.max(...results.map(({ rows }) => ((rows[0]?.length ?? 0) > 1 ? rows.length : 0)))
}

async function read<Item>(slices: Iterable<Item> | AsyncIterable<readonly Item[]>): Promise<Item[]> {
  if (Symbol.iterator in slices) return [...slices]
  const items: Item[] = []
  for await (const slice of slices) items.push(...slice)
  return items
}

describe('without parameters', () => {
  it('lists everything, newest first', async () => {
    const { status, headers, body } = await account.get('/calculations')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toHaveLength(1_234)
    expect(idsOf(body as Listed[])).toEqual(await orderOf(account))
  })

  it('reads at most 501 rows with one statement', async () => {
    const store = openListedStore(server.database)
    const most = await mostRows(async () => expect(await read(await store.list(account.id))).toHaveLength(1_234))
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(501)
  })

  it('leaves out nothing that is changed while it is read', async () => {
    const changing = await signUp(server, { premium: true })
    await saveMany(changing, 1_100)
    const before = await orderOf(changing)
    const slices = await openListedStore(server.database).list(changing.id)
    if (!(Symbol.asyncIterator in slices)) throw new Error('The list was read at once')
    const seen: string[] = []
    for await (const slice of slices) {
      if (seen.length === 0) await changing.patch(`/calculations/${before[1_050]}`, { house_condition: 60 })
      seen.push(...idsOf(slice))
    }
    expect(seen.toSorted()).toEqual(before.toSorted())
  })

  it('breaks off, and is no valid JSON, when reading fails half way', async () => {
    const breaking = await signUp(server)
    await saveMany(breaking, 1_100)
    const [, oldest = ''] = (await orderOf(breaking)).toReversed()
    await server.database.pool.query(
      `update calculations set figures = figures || '{"rent_source": "unknown"}' where id = $1`,
      [oldest],
    )
    await expect(breaking.get('/calculations')).rejects.toThrow('terminated')
    expect(await breaking.get(`/calculations?after=${oldest}`)).toMatchObject({ status: 200 })
  })
})

describe('in pages', () => {
  const pageOf = (query: string) => account.get(`/calculations?${query}`)

  it('lists everything once, whatever the limit', async () => {
    const { body: all } = await account.get('/calculations')
    const paged: Listed[] = []
    for (;;) {
      const { body } = await pageOf(`limit=100${paged.length > 0 ? `&after=${paged.at(-1)?.id}` : ''}`)
      paged.push(...(body as Listed[]))
      if (body.length < 100) break
    }
    expect(paged).toEqual(all)
    expect((await pageOf(`limit=1&after=${paged[4]?.id}`)).body).toEqual([all[5]])
    expect((await pageOf(`after=${paged[4]?.id}`)).body).toEqual(all.slice(5, 205))
    expect((await pageOf(`limit=200&after=${paged.at(-1)?.id}`)).body).toEqual([])
  })

  it.each(['0', '201', '-1', '1.5', 'ten', ''])('refuses the limit %j', async (limit) => {
    expect(await pageOf(`limit=${limit}`)).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { limit: 'A page has 1 to 200 calculations' } },
    })
  })

  it('refuses a place that is not in the list, also that of another account', async () => {
    const { id: foreign } = await save(await signUp(server), {})
    const unknown = await pageOf(`after=${randomUUID()}`)
    expect(unknown).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { after: 'That calculation is not in the list' } },
    })
    expect((await pageOf(`after=${foreign}`)).body).toEqual(unknown.body)
    expect(await pageOf('after=x')).toMatchObject({
      status: 422,
      body: { fields: { after: 'Give the id of the last calculation of the page before' } },
    })
  })

  it('says of each what is read-only without Premium, in every page', async () => {
    const lapsed = await signUp(server)
    await saveMany(lapsed, 3)
    const [first, second] = await orderOf(lapsed)
    const readonly = async (query: string) =>
      ((await lapsed.get(`/calculations?${query}`)).body as Listed[]).map((listed) => listed.readonly)
    expect(await readonly('limit=2')).toEqual([false, true])
    expect(await readonly(`after=${first}`)).toEqual([true, true])
    expect(await readonly(`after=${second}`)).toEqual([true])
  })
})

describe('of calculations with several loans, without Premium', () => {
  it('reads the inputs and figures of a page or slice only', async () => {
    const { id } = await signUp(server)
    const own = { deposit: 170_000, purchase_price: 850_000, interest_rate: 6.49, loan_duration_months: 360 }
    const inputs = takeFields(NOTHING_GIVEN, { property: '1 Rose Street', ...own })
    const loans = [{ amount: 340_000, interest_rate: 4.49 }, { interest_rate: 5.79 }]
    const several = appraiseInputs({ ...inputs, analysis: { loans } }, '2026-11-24')
    await insertMany(id, several, 1_234)
    const list = listCalculations({
      listed: openListedStore(server.database),
      listedInputs: openListedInputsStore(server.database),
      now: server.now,
    })
    const viewer = {
      accountId: id,
      premium: false,
      is_property_professional: false,
      email_confirmed: true,
      session: null,
      scopes: null,
      address: '',
    }
    const counted = appraiseInputs(inputs, '2026-11-24').figures.weekly_payment
    expect(counted).not.toBe(several.figures.weekly_payment)
    expect(
      await mostRows(async () => {
        const page = await read(await list(viewer, { limit: 100 }))
        expect(page.map(({ weekly_payment }) => weekly_payment)).toEqual(Array.from({ length: 100 }, () => counted))
      }),
    ).toBe(100)
    expect(
      await mostRows(async () => {
        const all = await read(await list(viewer, {}))
        expect(all.map(({ weekly_payment }) => weekly_payment)).toEqual(Array.from({ length: 1_234 }, () => counted))
      }),
    ).toBeLessThanOrEqual(501)
  })
})

describe('one of many', () => {
  it('counts no more newer ones than matter', async () => {
    const store = openCalculationStore(server.database)
    const order = await orderOf(account)
    const newer = async (id = '') => (await store.find(account.id, id))?.newer
    expect([await newer(order[0]), await newer(order[1]), await newer(order.at(-1))]).toEqual([0, 1, 1])
  })

  it('that is owned is found by an index', async () => {
    const { pool } = server.database
    const database = openDatabase(String(pool.options.connectionString), { max: 1 })
    const scans = async () => {
      await database.pool.query('select pg_stat_force_next_flush()')
      const counted = `select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'calculations_owned_idx'`
      return (await database.pool.query<{ scans: number }>(counted)).rows[0]?.scans
    }
    await database.pool.query('analyze calculations')
    expect(await scans()).toBe(0)
    expect(await openOwnedStore(database).list(account.id, 50)).toMatchObject({ records: [], all: 0 })
    expect(await scans()).toBe(1)
    await database.close()
  })
})

describe('the export', () => {
  it('has everything, oldest first', async () => {
    const { body } = await account.get('/account/export')
    expect(body.calculations).toHaveLength(1_234)
    expect(new Set(idsOf(body.calculations as Listed[])).size).toBe(1_234)
    expect(body).toMatchObject({ account: { id: account.id }, mailed_links: [{ purpose: 'confirm_email' }] })
  })

  it('reads at most 20 calculations with one statement', async () => {
    const store = openExportStore(server.database)
    const most = await mostRows(async () =>
      expect(await read((await store.read(account.id))?.calculations ?? [])).toHaveLength(1_234),
    )
    expect(most).toBe(20)
  })
})
