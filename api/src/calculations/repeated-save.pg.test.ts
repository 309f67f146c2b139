import { randomUUID } from 'node:crypto'
import { addDays } from '@homeyield/domain/dates/calendar-day'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let free: TestAccount
let premium: TestAccount

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;[free, premium] = await Promise.all([signUp(server), signUp(server, { premium: true })])
})

const DAY = 86_400_000
const today = () => dayInNewZealand(new Date(server.now()))

describe('a save that is repeated', () => {
  it('returns the first calculation under the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    for (const account of [free, premium]) {
      const first = await account.post('/calculations', GOLDEN, headers)
      const reordered = Object.fromEntries(Object.entries(GOLDEN).toReversed())
      for (const body of [GOLDEN, reordered, { ...GOLDEN, purchase_price: '$850,000', unknown: 1 }]) {
        const again = await account.post('/calculations', body, headers)
        expect(again).toMatchObject({ status: 201, body: first.body })
      }
      expect((await account.get('/calculations')).body).toHaveLength(1)
    }
  })

  it('is refused with another body under the same key, with the calculation saved first', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    for (const account of [free, premium]) {
      const first = await account.post('/calculations', GOLDEN, headers)
      const changed = await account.patch(`/calculations/${first.body.id}`, { deposit: 2 })
      for (const other of [{ deposit: 1 }, { deposit: null }, { property: '1 Other Street' }]) {
        expect(await account.post('/calculations', { ...GOLDEN, ...other }, headers)).toMatchObject({
          status: 422,
          body: {
            code: 'invalid',
            fields: { 'idempotency-key': 'This Idempotency-Key was used for another calculation' },
            calculation: changed.body,
          },
        })
      }
      expect((await account.get('/calculations')).body).toHaveLength(1)
      expect((await account.post('/calculations', GOLDEN, headers)).status).toBe(201)
    }
  })

  it('returns the first calculation on the next day, too, when its loan could not begin then', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const loans = [{ fixed_until: addDays(today(), 1), rate_after: 7 }]
    for (const account of [free, premium]) {
      const body = { ...GOLDEN, analysis: { loans } }
      const first = await account.post('/calculations', body, headers)
      expect(first.status).toBe(201)
      server.wait(DAY)
      const again = await account.post('/calculations', body, headers)
      server.wait(-DAY)
      expect(again).toMatchObject({ status: 201, body: { id: first.body.id, version: 1 } })
    }
  })

  it('from before bodies were compared returns the first calculation', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    for (const account of [free, premium]) {
      const first = await account.post('/calculations', GOLDEN, headers)
      await server.database.pool.query('update calculations set idempotency_digest = null where account_id = $1', [
        account.id,
      ])
      const again = await account.post('/calculations', { ...GOLDEN, deposit: 1 }, headers)
      expect(again).toMatchObject({ status: 201, body: first.body })
    }
  })

  it('is one save and refusals when different bodies arrive at once', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    for (const account of [free, premium]) {
      const responses = await Promise.all(
        Array.from({ length: 6 }, (_, deposit) => account.post('/calculations', { ...GOLDEN, deposit }, headers)),
      )
      const of = (wanted: number) => responses.filter(({ status }) => status === wanted)
      expect([of(201), of(422)].map(({ length }) => length)).toEqual([1, 5])
      const ids = responses.map(({ body }) => (body.calculation ?? body).id as string)
      expect(new Set(ids).size).toBe(1)
    }
  })

  it('is one save when many arrive at once', async () => {
    const headers = { 'idempotency-key': 'one key'.replace(' ', '-') }
    for (const account of [free, premium]) {
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => account.post('/calculations', GOLDEN, headers)),
      )
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    }
  })

  it('is saved again when the first is removed in between', async () => {
    // The first save comes and goes during the insert of the repeat, which no timing of two calls could ensure.
    await server.database.pool.query(`
      create table passing (account_id uuid);
      create function come_and_go() returns trigger language plpgsql as $$ begin
        if pg_trigger_depth() > 1 then return null; end if;
        if TG_WHEN = 'BEFORE' then
          insert into calculations (account_id, idempotency_key, inputs, figures)
            select account_id, 'passing', inputs, figures
            from passing, lateral (select inputs, figures from calculations limit 1) as another;
        elsif exists (table passing) then
          delete from calculations where idempotency_key = 'passing';
          delete from passing;
        end if;
        return null;
      end $$;
      create trigger come before insert on calculations for each statement execute function come_and_go();
      create trigger go after insert on calculations for each statement execute function come_and_go();
    `)
    await save(await signUp(server), {})
    for (const account of [premium, free]) {
      await server.database.pool.query('insert into passing values ($1)', [account.id])
      const saved = await account.post('/calculations', GOLDEN, { 'idempotency-key': 'passing' })
      expect(saved).toMatchObject({ status: 201, body: { purchase_price: 850_000 } })
      expect((await account.get('/calculations')).body).toHaveLength(1)
      expect((await server.database.pool.query('table passing')).rows).toEqual([])
    }
    await server.database.pool.query('drop table passing; drop function come_and_go cascade')
  })

  it('is another save under another key, or with none', async () => {
    await premium.post('/calculations', GOLDEN, { 'idempotency-key': 'a' })
    await premium.post('/calculations', GOLDEN, { 'idempotency-key': 'b' })
    await premium.post('/calculations', GOLDEN)
    await premium.post('/calculations', GOLDEN)
    expect((await premium.get('/calculations')).body).toHaveLength(4)
  })

  it.each(['with a space', '', 'x'.repeat(201), 'naïve'])('needs a key that is one: %j', async (key) => {
    expect(await premium.post('/calculations', GOLDEN, { 'idempotency-key': key })).toMatchObject({
      status: 422,
      body: { fields: { 'idempotency-key': 'An Idempotency-Key is 1 to 200 printable characters without spaces' } },
    })
  })
})
