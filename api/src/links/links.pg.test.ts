import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { callAs, setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startLinkedSite } from './testing/start-linked-site.ts'
import { linkTasks } from './link-tasks.ts'

const DAY = 24 * 60 * 60 * 1000

let webDist: string
let server: TestServer
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ server, webDist, stop } = await startLinkedSite())
})
afterAll(() => stop())

const FOR_BROKER = { kind: 'portfolio', name: 'Our broker', days: 30 }

async function owner(): Promise<TestAccount> {
  const account = await signUp(server, { premium: true })
  await save(account, { ...GOLDEN, status: 'owned', analysis: { owners: [{ name: 'Ana', share_pct: 100 }] } })
  return account
}

async function open(url: string) {
  const response = await fetch(server.url + new URL(url).pathname)
  return { response, page: JSON.parse(await response.text()) as Record<string, unknown> }
}

const CLOSED = { state: 'closed', sentence: 'This link is not open any more. Ask whoever sent it for another.' }

async function expectClosed(url: string): Promise<void> {
  const { response, page } = await open(url)
  expect([response.status, page]).toEqual([404, CLOSED])
}

describe('a link', () => {
  it('opens the portfolio as at today, without an account, a cache or an index', async () => {
    const account = await owner()
    const { status, body } = await account.post('/links', FOR_BROKER)
    expect(status).toBe(201)
    expect(body.url).toMatch(/^https:\/\/homeyield\.example\/a\/[\w-]{43}$/u)
    const { response, page } = await open(body.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const { body: portfolio } = await account.get('/portfolio')
    expect(page).toMatchObject({
      state: 'open',
      portfolio: { totals: portfolio.totals, homes: portfolio.homes },
      loans: [{ balance: 680_000, rate: 6.49, payment: 1980.72, loan_payment_term: 'Fortnightly' }],
      rents: [{ weekly_rental_income: 635 }],
    })
    expect(JSON.stringify(page)).not.toMatch(/income_of|other_income|gross_income/u)
  })

  it('opens for no account that is locked', async () => {
    const account = await owner()
    const { body } = await account.post('/links', FOR_BROKER)
    await server.database.pool.query('update accounts set locked_at = now() where id = $1', [account.id])
    await expectClosed(body.url)
  })

  it('shows what people entered as it is, which is no mark of a setting', async () => {
    const account = await signUp(server, { premium: true })
    const property = '5%NZ% %PRODUCT_NAME% Street'
    await save(account, { ...GOLDEN, property, status: 'owned' })
    await server.database.pool.query(`update accounts set name = '100%NZ%' where id = $1`, [account.id])
    const { body } = await account.post('/links', FOR_BROKER)
    expect((await open(body.url)).page).toMatchObject({ owner: '100%NZ%', portfolio: { homes: [{ property }] } })
  })

  it('is not opened by whoever asks for headers alone', async () => {
    const account = await owner()
    const { body } = await account.post('/links', FOR_BROKER)
    await fetch(server.url + new URL(body.url).pathname, { method: 'HEAD' })
    expect((await account.get('/links')).body).toMatchObject([{ last_opened_at: null }])
  })

  it('shows people and their tax only if its owner chose so', async () => {
    const account = await owner()
    const [without, with_people] = await Promise.all(
      [false, true].map(async (chosen) => (await account.post('/links', { ...FOR_BROKER, with_people: chosen })).body),
    )
    expect((await open(without.url)).page).toMatchObject({ year: null, portfolio: { totals: { value: { homes: 1 } } } })
    expect((await open(with_people.url)).page).toMatchObject({ year: { owners: [{ name: 'Ana' }] } })
  })

  it('is stored as a digest, and its address is answered once', async () => {
    const account = await owner()
    const { body } = await account.post('/links', FOR_BROKER)
    const token = body.url.split('/').at(-1)
    const { rows } = await server.database.pool.query('select links::text as row from links where id = $1', [body.id])
    expect(rows[0]?.row).not.toContain(token)
    const { body: listed } = await account.get('/links')
    expect(listed).toEqual([{ ...body, url: undefined, last_opened_at: null }])
    expect(JSON.stringify((await account.get('/account/export')).body)).not.toContain(token)
  })

  it('tells its owner when it was opened last', async () => {
    const account = await owner()
    const { body } = await account.post('/links', FOR_BROKER)
    await open(body.url)
    const [listed] = (await account.get('/links')).body
    expect(Date.parse(listed.last_opened_at)).toBeGreaterThanOrEqual(Date.parse(body.created_at))
  })

  it('opens nothing once it is deleted, has expired, or its account has no Premium', async () => {
    const account = await owner()
    const [deleted, expired, lapsed] = await Promise.all(
      [1, 2, 3].map(async () => (await account.post('/links', FOR_BROKER)).body),
    )
    expect((await account.delete(`/links/${deleted.id}`)).status).toBe(204)
    await expectClosed(deleted.url)
    await server.database.pool.query(`update links set expires_at = now() - interval '1 second' where id = $1`, [
      expired.id,
    ])
    await expectClosed(expired.url)
    await setSubscription(server, account.id, 'canceled')
    await expectClosed(lapsed.url)
    const listed = (await account.get('/links')).body.find(({ id }: { id: string }) => id === lapsed.id)
    expect(listed.last_opened_at).toBeNull()
    await setSubscription(server, account.id, 'active')
    expect((await open(lapsed.url)).response.status).toBe(200)
  })

  it('opens nothing else, and no other text opens anything', async () => {
    const account = await owner()
    const token = (await account.post('/links', FOR_BROKER)).body.url.split('/').at(-1)
    for (const path of ['/portfolio', '/calculations', '/account', '/links', '/household']) {
      expect((await callAs(server, token).get(path)).status, path).toBe(401)
    }
    const others = [token.slice(1), `${token}x`, token.toLowerCase(), 'a'.repeat(43), '%00', "'--", 'a'.repeat(5_000)]
    for (const other of others) {
      const { status } = await fetch(`${server.url}/a/${other}`)
      expect([404, 414], other.slice(0, 60)).toContain(status)
    }
  })

  it('is refused to a network that tried too many tokens', async () => {
    const other = await startTestServer({ webDist, tokensPerAddress: { attempts: 3, minutes: 60 } })
    try {
      const account = await signUp(other, { premium: true })
      const { body } = await account.post('/links', FOR_BROKER)
      const open = () => fetch(`${other.url}/a/${'x'.repeat(43)}`)
      for (const status of [404, 404, 404, 429]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
        const response = await open()
        expect(response.status).toBe(status)
        if (status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500)
      }
      expect((await fetch(other.url + new URL(body.url).pathname)).status).toBe(200)
    } finally {
      await other.stop()
    }
  })
})

describe('the links of an account', () => {
  it('need Premium to be made, and none to be listed or deleted', async () => {
    const account = await owner()
    const { body } = await account.post('/links', FOR_BROKER)
    await setSubscription(server, account.id, 'canceled')
    expect(await account.post('/links', FOR_BROKER)).toMatchObject({ status: 403, body: { code: 'premium_required' } })
    expect((await account.get('/links')).body).toHaveLength(1)
    expect((await account.delete(`/links/${body.id}`)).status).toBe(204)
  })

  it('are of that account alone', async () => {
    const [account, other] = await Promise.all([owner(), owner()])
    const { body } = await account.post('/links', FOR_BROKER)
    expect((await other.delete(`/links/${body.id}`)).status).toBe(404)
    expect((await other.get('/links')).body).toEqual([])
    expect((await open(body.url)).response.status).toBe(200)
  })

  it('are at most twenty, however many are asked for at once', async () => {
    const account = await owner()
    const answers = await Promise.all(Array.from({ length: 22 }, () => account.post('/links', FOR_BROKER)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 422,
      body: { fields: { name: 'You have 20 links. Remove one that you no longer need.' } },
    })
  })

  it.each([
    [{ ...FOR_BROKER, name: ' ' }, { name: 'Say whom the link is for' }],
    [{ ...FOR_BROKER, name: 'x'.repeat(61) }, { name: 'Use at most 60 characters' }],
    [{ ...FOR_BROKER, days: 31 }, { days: 'Choose one of: 7, 30, 90, 365 days' }],
    [{ ...FOR_BROKER, kind: 'account' }, { kind: 'Choose one of: portfolio' }],
  ])('are refused with the field that is wrong: %j', async (body, fields) => {
    expect(await (await owner()).post('/links', body)).toMatchObject({ status: 422, body: { fields } })
  })

  it('are deleted with the account, and thirty days after they expired', async () => {
    const account = await owner()
    const { body } = await account.post('/links', FOR_BROKER)
    const [task] = linkTasks({ database: server.database, now: () => Date.parse(body.expires_at) + 30 * DAY })
    const held = async () => (await account.get('/links')).body.length
    await task?.work({}, new AbortController().signal)
    expect(await held()).toBe(1)
    const [later] = linkTasks({ database: server.database, now: () => Date.parse(body.expires_at) + 30 * DAY + 1 })
    await later?.work({}, new AbortController().signal)
    expect(await held()).toBe(0)
  })
})
