import { appraiseAsAt } from '@homeyield/domain/appraisal/appraise-as-at'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { OF_BEFORE } from '../testing/calculations-of-before.ts'
import { signUpPremium } from '../testing/membership.ts'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { readStoredInputs } from './appraise-inputs.ts'
import { calculationTasks } from './calculation-tasks.ts'
import { openOutdatedFiguresStore } from './outdated-figures-store.ts'
import { refreshFigures } from './stored-figures.ts'

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  // The role without the queue: each test runs the job itself.
  server = await startTestServer({ role: 'web', sessionDays: 400 })
})
afterAll(() => server.stop())
beforeEach(async () => {
  setClock('2026-11-26')
  account = await signUpPremium(server)
  await query('delete from calculations')
})

const query = async (statement: string, values: unknown[] = []) =>
  (await server.database.pool.query(statement, values)).rows
/** Noon in New Zealand. */
const setClock = (day: string) => server.wait(Date.parse(`${day}T00:00:00Z`) - server.now())
const stored = () =>
  query('select id, version, created_at, updated_at, inputs, scenarios from calculations order by id')
const refresh = async (signal = AbortSignal.timeout(60_000)) => {
  for (const { work } of calculationTasks({ database: server.database, log, now: server.now })) await work({}, signal)
}
const errors: string[] = []
const log = { error: (sentence: string) => void errors.push(sentence) }
const list = async () => (await account.get('/calculations')).body
const open = async (id: string) => (await account.get(`/calculations/${id}`)).body
/** Stores calculations as an earlier version did. */
const insertBefore = async (kind: keyof typeof OF_BEFORE, count = 1) => {
  const { inputs, figures, scenarios } = OF_BEFORE[kind]
  const rows = await query(
    `insert into calculations (account_id, inputs, figures, scenarios)
     select $1, $2, $3, $4 from generate_series(1, $5) returning id`,
    [account.id, JSON.stringify(inputs), JSON.stringify(figures), JSON.stringify(scenarios), count],
  )
  return rows.map(({ id }) => String(id))
}

/** One loan at 2.99 % fixed until 10 January 2024, then 6.9 %: the reference case L13 as one loan. */
const SETTLED = {
  ...GOLDEN,
  analysis: {
    settlement_date: '2022-01-10',
    loans: [{ interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }],
  },
}

it('brings figures of an earlier version up to date, without a change of version, time or order', async () => {
  await insertBefore('plain')
  const [owned = ''] = await insertBefore('owned')
  await insertBefore('oldest')
  const [before, listed] = [await stored(), await list()]
  // The list is right already; the earlier version stored −242.
  expect(
    listed.map(({ id, weekly_cash_flow: cash }: { id: string; weekly_cash_flow: number }) => [id === owned, cash]),
  ).toEqual(
    expect.arrayContaining([
      [true, -592],
      [false, -572],
      [false, -572],
    ]),
  )
  await refresh()
  expect(await stored()).toEqual(before)
  expect(await list()).toEqual(listed)
  expect(
    await query(`select weekly_cash_flow as cash, figures_change_on as day from calculations order by 1, 2`),
  ).toEqual([
    // Fortnights after 10 January 2022: the 127th is on 23 November 2026.
    { cash: -592, day: '2026-12-07' },
    { cash: -572, day: null },
    { cash: -572, day: null },
  ])
})

it('tells the owner once, until the next save, that an earlier version gave another figure', async () => {
  const [id = ''] = await insertBefore('owned')
  const told = { weekly_cash_flow_before: -242, weekly_cash_flow: -592, because: 'fixed_rate_ends' }
  expect((await open(id)).figures_changed).toEqual(told)
  await refresh()
  expect((await open(id)).figures_changed).toEqual(told)
  // Figures that change by the day are no reason to tell more.
  setClock('2027-03-01')
  await refresh()
  expect(await open(id)).toMatchObject({ figures_changed: told, as_at: '2027-03-01' })
  expect((await account.patch(`/calculations/${id}`, {})).body.figures_changed).toBeNull()
  setClock('2027-06-01')
  await refresh()
  expect((await open(id)).figures_changed).toBeNull()
})

it('tells nothing of a change that was foreseen', async () => {
  const fixed = { settlement_date: '2026-01-10', loans: [{ fixed_until: '2027-01-10', rate_after: 9 }] }
  const { id } = await saveCalculation(account, { ...GOLDEN, analysis: fixed })
  const before = await open(id)
  setClock('2027-02-20')
  await refresh()
  const after = await open(id)
  expect(after.weekly_cash_flow).toBe(before.next_change.weekly_cash_flow)
  expect(after.weekly_cash_flow).toBeLessThan(before.weekly_cash_flow)
  expect(after.figures_changed).toBeNull()
})

it('finds what changes by the day, and the list agrees with the opened calculation before and after', async () => {
  const { id } = await saveCalculation(account, SETTLED)
  const { id: future } = await saveCalculation(account, {
    ...GOLDEN,
    analysis: {
      ...SETTLED.analysis,
      settlement_date: '2026-12-01',
      loans: [{ fixed_until: '2027-02-01', rate_after: 9 }],
    },
  })
  const { id: undated } = await saveCalculation(account, GOLDEN)
  const before = await stored()
  const [first] = await query('select figures from calculations where id = $1', [id])
  const changeOn = async () =>
    Object.fromEntries(
      (await query('select id, figures_change_on from calculations')).map((row) => [row.id, row.figures_change_on]),
    )
  expect(await changeOn()).toEqual({ [id]: '2026-12-07', [future]: '2026-12-02', [undated]: null })
  for (const day of ['2026-11-27', '2026-12-01', '2026-12-07', '2026-12-31', '2027-05-01']) {
    setClock(day)
    for (const step of [() => Promise.resolve(), refresh]) {
      await step()
      const entries = await list()
      for (const one of [id, future, undated]) {
        const entry = entries.find((listed: { id: string }) => listed.id === one)
        expect(entry).toMatchObject({ as_at: day })
        expect(await open(one)).toMatchObject(entry)
      }
    }
  }
  expect(await stored()).toEqual(before)
  // The interest of the next 26 payments becomes less.
  const [last] = await query('select figures from calculations where id = $1', [id])
  expect(last.figures.interest).toBeLessThan(first.figures.interest)
  // Fortnights after 10 January 2022 and 1 December 2026.
  expect(await changeOn()).toEqual({ [id]: '2027-05-10', [future]: '2027-05-04', [undated]: null })
})

it('counts what is owed without a price and a deposit', async () => {
  const { id } = await saveCalculation(account, { ...GOLDEN, purchase_price: null, deposit: null })
  expect(await open(id)).toMatchObject({ number_of_loans: 0, interest_missing: true, weekly_cash_flow: 418 })
  // 6 % of 340,000 is 20,400 a year, and all costs 31,676.70; (33,020 − 11,276.70 − 20,400) / 52 = 25.83.
  const loan = {
    amount: 340_000,
    owed_on: '2026-11-20',
    interest_rate: 6,
    repayment_type: 'Interest only',
    term_months: 120,
  }
  await query(
    `update calculations set inputs = jsonb_set(inputs, '{analysis}', $1),
      figures = figures - '{change_on,next_change,counted_loans,figures_changed}'::text[]`,
    [JSON.stringify({ loans: [loan] })],
  )
  const expected = {
    weekly_payment: 392,
    total_expenses: 31_677,
    weekly_cash_flow: 26,
    gross_rental_yield: null,
    number_of_loans: 1,
    interest_missing: false,
  }
  for (const step of [() => Promise.resolve(), refresh]) {
    await step()
    const [entry] = await list()
    expect(entry).toMatchObject(expected)
    expect(await open(id)).toMatchObject({ ...entry, loan: null, interest: 20_400 })
  }
  expect(await query('select figures_change_on as day from calculations')).toEqual([{ day: '2026-12-04' }])
})

it('is right for a free account with one loan that is owed', async () => {
  account = await signUp(server)
  const loan = { amount: 340_000, owed_on: '2026-11-20', interest_rate: 6, term_months: 120, fixed_until: '2027-03-01' }
  const loans = [{ ...loan, rate_after: 7 }]
  const { id } = await saveCalculation(account, { ...GOLDEN, analysis: { loans } })
  const opened = await open(id)
  expect(opened.analysis.settlement_date ?? null).toBeNull()
  // Fortnights after 20 November: the first that begins on 1 March 2027 or later ends on the 26th.
  expect(opened).toMatchObject({ loan: 680_000, next_change: { date: '2027-03-12', because: 'fixed_rate_ends' } })
  for (const day of ['2026-11-26', '2027-03-11', '2027-03-12', '2027-04-01']) {
    setClock(day)
    for (const step of [() => Promise.resolve(), refresh]) {
      await step()
      const [entry] = await list()
      expect(await open(id)).toMatchObject(entry)
      const changed = day >= '2027-03-12'
      expect(entry.weekly_cash_flow).toBe(changed ? opened.next_change.weekly_cash_flow : opened.weekly_cash_flow)
    }
  }
})

it('leaves what is saved meanwhile', async () => {
  const [id = ''] = await insertBefore('owned')
  const outdated = openOutdatedFiguresStore(server.database)
  const page = await outdated.list('2026-11-26', null)
  await account.patch(`/calculations/${id}`, { rates: 2952 })
  const asAt = '2026-11-26'
  const fresh = page.map(({ id, version, inputs: stored, updatedAt, figures }) => {
    const inputs = readStoredInputs(stored, updatedAt)
    return { id, version, figures: refreshFigures(inputs, figures, appraiseAsAt(inputs, asAt), asAt) }
  })
  expect(fresh[0]?.figures.weekly_cash_flow).toBe(-592)
  await outdated.replace('2026-11-26', fresh)
  expect(await query('select weekly_cash_flow as cash, version from calculations')).toEqual([
    { cash: -593, version: 2 },
  ])
  // Nor does an older run replace what a newer one has brought up to date.
  await query('update calculations set figures = $1', [
    JSON.stringify({ ...fresh[0]?.figures, interest: 1, change_on: '2026-12-07' }),
  ])
  await outdated.replace(
    '2026-11-26',
    fresh.map(({ figures }) => ({ id, version: 2, figures })),
  )
  expect(await query(`select figures ->> 'interest' as interest from calculations`)).toEqual([{ interest: '1' }])
})

it('leaves out what cannot be computed, and goes on', async () => {
  const [broken = ''] = await insertBefore('owned')
  await query(`update calculations set inputs = jsonb_set(inputs, '{analysis}', '{"loans": 5}')`)
  await insertBefore('owned', 101)
  await refresh()
  expect(errors.splice(0)).toEqual([`refresh_figures: calculation ${broken} was left out: TypeError`])
  expect(await query(`select weekly_cash_flow as cash, count(*)::int from calculations group by 1 order by 1`)).toEqual(
    [
      { cash: -592, count: 101 },
      { cash: -242, count: 1 },
    ],
  )
})

it('ends after five minutes, and goes on at the next run', async () => {
  await insertBefore('owned', 250)
  const left = async () => (await query('select id from calculations where weekly_cash_flow = -242')).length
  let time = server.now()
  // Two minutes for each page.
  const [task] = calculationTasks({ database: server.database, log, now: () => (time += 120_000) })
  await task?.work({}, AbortSignal.timeout(60_000))
  expect(await left()).toBe(50)
  await task?.work({}, AbortSignal.timeout(60_000))
  expect(await left()).toBe(0)
})

it('goes on page by page until none is left, also after it was stopped, by an index', async () => {
  await insertBefore('owned', 250)
  const left = async () =>
    (await query(`select count(*)::int as left from calculations where figures_change_on <= '2026-11-26'`))[0].left
  const stopping = new AbortController()
  // Takes effect within the first pages.
  setTimeout(() => stopping.abort(), 20)
  await refresh(stopping.signal).catch(() => undefined)
  await refresh()
  expect(await left()).toBe(0)
  expect(await query(`select distinct weekly_cash_flow as cash, version from calculations`)).toEqual([
    { cash: -592, version: 1 },
  ])
  const client = await server.database.pool.connect()
  await client.query('set enable_seqscan = off')
  await client.query('set enable_bitmapscan = off')
  const plan = await client.query(
    `explain select id from calculations where figures_change_on <= $1 and (figures_change_on, id) > ($2, $3)
     order by figures_change_on, id limit 100`,
    ['2026-11-26', '', '00000000-0000-0000-0000-000000000000'],
  )
  client.release(true)
  expect(JSON.stringify(plan.rows)).toContain('calculations_figures_change_idx')
  expect(JSON.stringify(plan.rows)).not.toContain('Sort')
})
