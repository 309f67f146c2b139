import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postedMails, postedToken } from '../testing/posted-mails.ts'
import { saveCalculation as save } from '../testing/saved-calculation.ts'
import { callAs, setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SHEET = { name: 'Our sheet', scopes: ['read:calculations'] }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const premium = () => signUp(server, { premium: true })
const withKey = async (account: TestAccount, body: object = SHEET) => {
  const { status, body: made } = await account.post('/keys', body)
  expect(status).toBe(201)
  return { made, client: callAs(server, made.key) }
}

describe('a key', () => {
  it('calls what its scope says, and nothing else', async () => {
    const account = await premium()
    await save(account, { property: '1 Test Street' })
    const { client } = await withKey(account)
    expect(await client.get('/calculations')).toMatchObject({ status: 200, body: [{ property: '1 Test Street' }] })
    expect(await client.get('/portfolio')).toMatchObject({
      status: 403,
      body: { code: 'scope_required', error: 'This API key does not have the scope read:portfolio.' },
    })
    expect(await client.post('/calculations', { property: '2 Test Street' })).toMatchObject({ status: 403 })
    expect(await client.get('/account')).toMatchObject({
      status: 403,
      body: { code: 'key_not_allowed', error: 'This call cannot be made with an API key.' },
    })
  })

  it('saves, changes and deletes with the scope to write', async () => {
    const { client } = await withKey(await premium(), { name: 'Import', scopes: ['write:calculations'] })
    const { status, body } = await client.post('/calculations', { property: '1 Test Street' })
    expect(status).toBe(201)
    expect((await client.patch(`/calculations/${body.id}`, { rates: 2600 })).body).toMatchObject({ rates: 2600 })
    expect((await client.get('/calculations')).status).toBe(403)
    expect((await client.delete(`/calculations/${body.id}`)).status).toBe(204)
  })

  it('deletes no calculation whose document was sent; a session does', async () => {
    const account = await premium()
    const { client } = await withKey(account, { name: 'Import', scopes: ['write:calculations'] })
    const { id } = await save(account, { property: '1 Test Street' })
    const document = await account.post('/documents', { kind: 'owner_appraisal', calculation_id: id })
    expect(document.status).toBe(201)
    await server.database.pool.query('update documents set sent_at = now() where id = $1', [document.body.id])
    expect(await client.delete(`/calculations/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: 'A document of this calculation was sent. Sign in to delete both.' },
    })
    const other = await withKey(await premium(), { name: 'Import', scopes: ['write:calculations'] })
    expect((await other.client.delete(`/calculations/${id}`)).status).toBe(404)
    expect((await account.get(`/documents/${document.body.id}`)).status).toBe(200)
    expect((await account.delete(`/calculations/${id}`)).status).toBe(204)
  })

  it('deletes a calculation whose document is a draft', async () => {
    const account = await premium()
    const { client } = await withKey(account, { name: 'Import', scopes: ['write:calculations'] })
    const { id } = await save(account, { property: '1 Test Street' })
    await account.post('/documents', { kind: 'owner_appraisal', calculation_id: id })
    expect((await client.delete(`/calculations/${id}`)).status).toBe(204)
  })

  it('is made at most so often, because each sends a mail', async () => {
    const { url } = await server.startAnother({ keysPerAccount: { attempts: 2, minutes: 60 } })
    const account = await premium()
    const client = callAs({ url }, account.token)
    for (const status of [201, 201, 429]) {
      const made = await client.post('/keys', SHEET)
      expect(made.status).toBe(status)
      if (status === 201) await account.delete(`/keys/${made.body.id}`)
    }
  })

  it('is announced to the confirmed address of its account, with what it may do', async () => {
    const [confirmed, unconfirmed] = [await premium(), await premium()]
    const token = await postedToken(server, confirmed.email, 'welcome')
    await callAs(server).post('/account/confirm_email', { token })
    const { made } = await withKey(confirmed)
    const mails = await postedMails(server, confirmed.email)
    expect(mails.at(-1)).toEqual({
      kind: 'key_made',
      accountId: confirmed.id,
      to: confirmed.email,
      data: { name: 'Test account', key: 'Our sheet', scopes: ['read:calculations'] },
    })
    expect(JSON.stringify(mails)).not.toContain(made.key)
    await withKey(unconfirmed)
    expect((await postedMails(server, unconfirmed.email)).map(({ kind }) => kind)).toEqual(['welcome'])
  })

  it('is answered once, and stored as a digest', async () => {
    const account = await premium()
    const { made } = await withKey(account)
    expect(made.key).toMatch(/^hy_[\w-]{43}$/u)
    const { rows } = await server.database.pool.query('select api_keys::text as row from api_keys where id = $1', [
      made.id,
    ])
    expect(rows[0]?.row).not.toContain(made.key.slice(3))
    expect((await account.get('/keys')).body).toEqual([{ ...made, key: undefined }])
    const { body: exported } = await account.get('/account/export')
    expect(exported.api_keys).toEqual([{ ...made, key: undefined }])
    expect(JSON.stringify(exported)).not.toContain(made.key)
  })

  it('opens nothing once it is revoked or has expired, and no other text does', async () => {
    const account = await premium()
    const [revoked, expired] = [await withKey(account), await withKey(account, { ...SHEET, days: 30 })]
    expect(Date.parse(expired.made.expires_at) - Date.parse(expired.made.created_at)).toBe(30 * DAY)
    expect((await expired.client.get('/calculations')).status).toBe(200)
    expect((await account.delete(`/keys/${revoked.made.id}`)).status).toBe(204)
    await server.database.pool.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [
      expired.made.id,
    ])
    const refused = {
      status: 401,
      body: { code: 'not_signed_in', error: 'This API key does not exist, has expired or was revoked.' },
    }
    for (const { client } of [revoked, expired]) expect(await client.get('/calculations')).toMatchObject(refused)
    const { key } = revoked.made
    for (const other of [`${key}x`, key.toLowerCase(), 'hy_', `hy_${'a'.repeat(43)}`, `hy_${'a'.repeat(4_000)}`]) {
      expect(await callAs(server, other).get('/calculations'), other.slice(0, 60)).toMatchObject(refused)
    }
    expect((await callAs(server, key.slice(3)).get('/calculations')).status).toBe(401)
  })

  it('is refused while its account has no Premium', async () => {
    const account = await premium()
    const { client } = await withKey(account)
    await setSubscription(server, account.id, 'canceled')
    expect(await client.get('/calculations')).toMatchObject({ status: 403, body: { code: 'premium_required' } })
    await setSubscription(server, account.id, 'active')
    expect((await client.get('/calculations')).status).toBe(200)
  })

  it('says when it was used last, written at most once a minute', async () => {
    const account = await premium()
    const { client } = await withKey(account)
    const lastUsed = async () => Date.parse((await account.get('/keys')).body[0].last_used_at)
    expect(await lastUsed()).toBeNaN()
    await client.get('/calculations')
    const first = await lastUsed()
    expect(Math.abs(server.now() - first)).toBeLessThan(MINUTE / 2)
    await client.get('/calculations')
    expect(await lastUsed()).toBe(first)
    server.wait(MINUTE)
    await client.get('/calculations')
    expect(await lastUsed()).toBeGreaterThanOrEqual(first + MINUTE)
  })
})

describe('calls with keys', () => {
  let limited: TestServer
  beforeAll(async () => {
    limited = await startTestServer({
      callsPerKey: { attempts: 3, minutes: 1 },
      tokensPerAddress: { attempts: 3, minutes: 60 },
    })
  })
  afterAll(() => limited.stop())

  it('are limited for each key', async () => {
    const account = await signUp(limited, { premium: true })
    const [one, other] = await Promise.all(
      [1, 2].map(async () => callAs(limited, (await account.post('/keys', SHEET)).body.key)),
    )
    // Refused ones count too.
    for (const [path, status] of [
      ['/calculations', 200],
      ['/portfolio', 403],
      ['/calculations', 200],
      ['/calculations', 429],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
      const answer = await one?.get(path)
      expect(answer?.status).toBe(status)
      if (status === 429) expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await other?.get('/calculations'))?.status).toBe(200)
    expect((await account.get('/calculations')).status).toBe(200)
  })

  it('are refused to a network that tried too many, but for a valid key', async () => {
    const account = await signUp(limited, { premium: true })
    const { key } = (await account.post('/keys', SHEET)).body
    for (const status of [401, 401, 401, 429]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
      expect((await callAs(limited, `hy_${'x'.repeat(43)}`).get('/calculations')).status).toBe(status)
    }
    expect((await callAs(limited, key).get('/calculations')).status).toBe(200)
  })
})

describe('the keys of an account', () => {
  it('need Premium to be made, and none to be listed or revoked', async () => {
    const account = await premium()
    const { made } = await withKey(account)
    await setSubscription(server, account.id, 'canceled')
    expect(await account.post('/keys', SHEET)).toMatchObject({ status: 403, body: { code: 'premium_required' } })
    expect((await account.get('/keys')).body).toHaveLength(1)
    expect((await account.delete(`/keys/${made.id}`)).status).toBe(204)
  })

  it('are of that account alone', async () => {
    const [account, other] = await Promise.all([premium(), premium()])
    const { made, client } = await withKey(account)
    expect((await other.delete(`/keys/${made.id}`)).status).toBe(404)
    expect((await other.get('/keys')).body).toEqual([])
    expect((await client.get('/calculations')).status).toBe(200)
  })

  it('are at most ten, however many are asked for at once', async () => {
    const account = await premium()
    const answers = await Promise.all(Array.from({ length: 12 }, () => account.post('/keys', SHEET)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 422,
      body: { fields: { name: 'You have 10 keys. Revoke one that you no longer need.' } },
    })
  })

  it.each([
    [{ ...SHEET, name: ' ' }, { name: 'Name the key' }],
    [{ ...SHEET, name: 'x'.repeat(61) }, { name: 'Use at most 60 characters' }],
    [{ ...SHEET, scopes: [] }, { scopes: 'Choose what it may do' }],
    [
      { ...SHEET, scopes: ['read:account'] },
      { 'scopes.0': 'Choose from: read:rents, read:calculations, write:calculations, read:portfolio' },
    ],
    [{ ...SHEET, scopes: ['read:rents', 'read:rents'] }, { scopes: 'Use each scope once' }],
    [{ ...SHEET, days: 31 }, { days: 'Choose one of: 30, 90, 365 days' }],
  ])('are refused with the field that is wrong: %j', async (body, fields) => {
    expect(await (await premium()).post('/keys', body)).toMatchObject({ status: 422, body: { fields } })
  })
})
