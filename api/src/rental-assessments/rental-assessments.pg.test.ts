import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/test-server.ts'
import { chooseObjectStore } from '../choose-gateways.ts'
import type { AssessmentLimits } from './assessment-limits.ts'
import { readPdf } from './testing/read-pdf.ts'

const MANY = [{ attempts: 1_000, minutes: 60 }]
const GENEROUS: AssessmentLimits = { account: MANY, newAccount: MANY, recipient: MANY, everybody: MANY }
const ORIGIN = 'https://homeyield.example'
const LOGO = `${ORIGIN}/api/images/${'0'.repeat(32)}.png`
// One dot, as PNG.
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const HOME = {
  property: '12 Rose Street, Ōtāhuhu, Auckland',
  dwelling: 'House',
  number_of_bedrooms: 3,
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  market_period: '2025-07-01',
  purchase_price: 850_000,
  deposit: 170_000,
}
const ESTIMATE = { estimate_weekly_lower: 650, estimate_weekly_upper: 700, estimate_reason: 'A new kitchen' }
const NOT_FOUND = { status: 404, body: { error: 'We could not find that.', code: 'not_found' } }

let sandbox: Sandbox
let server: TestServer
let uploadsDirectory: string
let webDist: string

beforeAll(async () => {
  uploadsDirectory = await mkdtemp(join(tmpdir(), 'homeyield-logos-'))
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  const places = { smtpUrl: sandbox.smtpUrl, publicOrigin: ORIGIN, uploadsDirectory }
  server = await startTestServer({ ...places, assessmentLimits: GENEROUS }, ({ pool }) =>
    pool.query(`
      insert into streets values (1, 'Rose Street', 'Ōtāhuhu', 'Auckland', 'Auckland');
      insert into addresses (id, street_id, label, house_number, latitude, longitude)
        values ('one', 1, '12', 12, -36.9, 174.8)`),
  )
  webDist = await mkdtemp(join(tmpdir(), 'homeyield-stop-page-'))
  await buildStopPage(webDist)
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
  await rm(uploadsDirectory, { recursive: true })
  await rm(webDist, { recursive: true })
})

/** Writes a web app that has nothing but the page of the stop link. */
async function buildStopPage(folder: string): Promise<void> {
  await mkdir(join(folder, 'pages'))
  const page = {
    path: '/stop/:token',
    title: 'Stop',
    layout: 'form',
    indexed: false,
    files: [],
    meta: '',
    document: 'stop',
  }
  const table = { pages: [], application: [page], notFoundTitle: '', shells: {}, popup: '/premiumpopup' }
  for (const [name, text] of [
    ['index.html', ''],
    ['pages.json', JSON.stringify(table)],
    ['pages/stop.html', '<form method="post"></form>'],
    ['pages/stop.refused.html', '<p>%PROBLEM%</p>'],
    ['pages/stop.stopped.html', '<p>Stopped at %PRODUCT_NAME%</p>'],
  ] as const) {
    await writeFile(join(folder, name), text)
  }
}

const query = async <Row extends object>(statement: string, values: unknown[] = [], on = server) =>
  (await on.database.pool.query<Row>(statement, values)).rows
const someone = () => `${randomUUID()}@homeyield.test`
const arrived = (to: string, count = 1) => sandbox.inbox.waitFor(to, count, 30_000)

/** An account with a confirmed address. */
async function sender(kind: Parameters<typeof signUp>[1] = {}, on = server): Promise<TestAccount> {
  const account = await signUp(on, kind)
  await query('update accounts set email_confirmed_at = now() where id = $1', [account.id], on)
  return account
}
async function save(account: TestAccount, fields: object = {}): Promise<{ id: string; version: number }> {
  const { status, body } = await account.post('/calculations', { ...HOME, ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const send = (account: TestAccount, id: string, body: object, key?: string) =>
  account.post(`/calculations/${id}/send_rental_assessment_email`, body, key ? { 'idempotency-key': key } : {})
const postedTo = async (to: string) => query<{ data: object }>('select data from mails where recipient = $1', [to])

describe('a mail that is sent', () => {
  it(
    'goes to one person, with its sender as reply address, a stop link and its page',
    { timeout: 60_000 },
    async () => {
      const account = await sender()
      const { id } = await save(account)
      const to = someone()
      expect(await send(account, id, { to })).toMatchObject({
        status: 202,
        body: { message: `Rental assessment email was sent to ${to}` },
      })
      const [mail] = await arrived(to)
      expect(mail?.subject).toBe('Rental assessment: 12 Rose Street, Ōtāhuhu, Auckland')
      expect(mail?.to).toEqual([to])
      expect(mail?.from).toBe('support@homeyield.test')
      expect(mail?.headers).toMatchObject({
        'reply-to': `Test account <${account.email}>`,
        'list-unsubscribe': expect.stringMatching(
          /^<https:\/\/homeyield\.example\/api\/recipients\/stop\/[\w-]{43}>$/u,
        ),
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      })
      expect(mail?.text).toContain('$635')
      const credits = 'Areas: Stats NZ, CC BY 4.0. Addresses: sourced from the LINZ Data Service'
      for (const words of [mail?.text, mail?.html]) expect(words).toContain(credits)
      expect(mail?.text).toMatch(/https:\/\/homeyield\.example\/stop\/[\w-]{43}$/mu)
      expect(mail?.html).not.toMatch(/<img/iu)
      const [page] = mail?.files ?? []
      expect(page).toMatchObject({
        name: 'Rental assessment 12 Rose Street, Ōtāhuhu, Auckland.pdf',
        type: 'application/pdf',
      })
      const { pages, text } = readPdf(Buffer.from(page?.content ?? '', 'base64'))
      expect(pages).toBe(1)
      expect(text).toContain('12 Rose Street, Ōtāhuhu, Auckland')
      expect(text).toContain('$635')
      expect(text).toContain(credits)
    },
  )

  it('shows the calculation as it was at the request', async () => {
    const account = await sender()
    const { id } = await save(account)
    const to = someone()
    sandbox.misbehave({ kind: 'defer' })
    await send(account, id, { to })
    await account.patch(`/calculations/${id}`, { purchase_price: 999_000 })
    sandbox.misbehave(null)
    const hurry = () => query(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
    await expect
      .poll(
        async () => {
          await hurry()
          await query(`select pg_notify('jobs:insert', '{"count":1}')`)
          return sandbox.inbox.list(to).length
        },
        { timeout: 20_000 },
      )
      .toBe(1)
    expect(sandbox.inbox.list(to)[0]?.text).toContain('$850,000')
  })

  it('deletes its content, and stores a digest of its recipient', async () => {
    const account = await sender()
    const { id } = await save(account)
    const to = someone()
    await send(account, id, { to })
    await arrived(to)
    await expect.poll(async () => (await postedTo(to))[0]?.data).toEqual({})
    const [stored] = await query<Record<string, unknown>>('select * from rental_assessments where account_id = $1', [
      account.id,
    ])
    expect(stored).toMatchObject({ calculation_id: id, mail_id: expect.any(String) })
    expect(JSON.stringify(stored)).not.toContain(to)
  })
})

describe('the permission to send', () => {
  it('needs a confirmed address', async () => {
    const account = await signUp(server)
    const { id } = await save(account)
    const { status, body } = await send(account, id, { to: someone() })
    expect([status, body.code]).toEqual([403, 'email_not_confirmed'])
  })

  it("cannot send or print another's calculation, nor one that never was", async () => {
    const { id } = await save(await sender())
    const stranger = await sender()
    const to = someone()
    expect(await send(stranger, id, { to })).toMatchObject(NOT_FOUND)
    expect(await send(stranger, randomUUID(), { to })).toMatchObject(NOT_FOUND)
    expect(await stranger.get(`/calculations/${id}/rental_assessment`)).toMatchObject(NOT_FOUND)
    expect(await postedTo(to)).toEqual([])
    expect((await callAs(server).post(`/calculations/${id}/send_rental_assessment_email`, { to })).status).toBe(401)
    expect((await callAs(server).get(`/calculations/${id}/rental_assessment`)).status).toBe(401)
  })

  it.each(['a@homeyield.test, b@homeyield.test', 'a@homeyield.test\r\nBcc: b@homeyield.test', 'nobody', '', null])(
    'sends to one address or to nobody: %j',
    async (to) => {
      const account = await sender()
      const { id } = await save(account)
      expect(await send(account, id, { to })).toMatchObject({
        status: 422,
        body: { fields: { to: expect.any(String) } },
      })
    },
  )
})

describe('an estimate', () => {
  it("is refused without the professional's flag, even when the request claims it", async () => {
    const account = await sender()
    const { id } = await save(account)
    for (const claim of [{}, { is_property_professional: true }, { is_property_professional: false }]) {
      const { status, body } = await send(account, id, { to: someone(), ...ESTIMATE, ...claim })
      expect([status, body.code]).toEqual([403, 'professional_required'])
    }
    const professional = await sender({ professional: true })
    const own = await save(professional)
    const unticked = await send(professional, own.id, { to: someone(), ...ESTIMATE, is_property_professional: false })
    expect([unticked.status, unticked.body.code]).toEqual([403, 'professional_required'])
  })

  it('is mailed, and is the calculation’s from then on in all periods', async () => {
    const account = await sender({ professional: true })
    const { id, version } = await save(account)
    const to = someone()
    expect((await send(account, id, { to, ...ESTIMATE, is_property_professional: true })).status).toBe(202)
    const [mail] = await arrived(to)
    expect(mail?.text).toContain('A property professional’s estimate: $650 to $700 a week\n$2,817 to $3,033 a month')
    expect(mail?.text).toContain('A new kitchen')
    const { body } = await account.get(`/calculations/${id}`)
    expect(body).toMatchObject({
      ...ESTIMATE,
      estimate_monthly_lower: 2817,
      estimate_monthly_upper: 3033,
      estimate_yearly_lower: 33_800,
      estimate_yearly_upper: 36_400,
      version: version + 1,
    })
    // The same again changes nothing, and what is left out stays as saved.
    const again = someone()
    await send(account, id, { to, ...ESTIMATE })
    await send(account, id, { to: again })
    expect((await arrived(again))[0]?.text).toContain('$650 to $700 a week')
    expect((await account.get(`/calculations/${id}`)).body.version).toBe(version + 1)
  })

  it('of null is left out of the mail and stays with the calculation', async () => {
    const account = await sender({ professional: true })
    const { id } = await save(account, ESTIMATE)
    const to = someone()
    await send(account, id, { to, estimate_weekly_lower: null, estimate_weekly_upper: null, estimate_reason: null })
    expect((await arrived(to))[0]?.text).not.toContain('professional')
    expect((await account.get(`/calculations/${id}`)).body).toMatchObject(ESTIMATE)
  })

  it('that was saved is left out once its owner is no professional any more', async () => {
    const account = await sender({ professional: true })
    const { id } = await save(account, ESTIMATE)
    await account.patch('/account', { is_property_professional: false })
    const to = someone()
    expect((await send(account, id, { to, ...ESTIMATE })).status).toBe(202)
    expect((await arrived(to))[0]?.text).not.toContain('A new kitchen')
  })

  it.each([
    [{ estimate_weekly_upper: 0 }, 'estimate_weekly_upper'],
    [{ estimate_weekly_lower: 700, estimate_weekly_upper: 650 }, 'estimate_weekly_upper'],
    [{ estimate_weekly_upper: 650 }, 'estimate_weekly_lower'],
    [{ estimate_reason: 'x'.repeat(401) }, 'estimate_reason'],
  ])('that makes no sense is refused: %j', async (estimate, field) => {
    const account = await sender({ professional: true })
    const { id } = await save(account)
    const to = someone()
    const { status, body } = await send(account, id, { to, ...estimate })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
    expect(await postedTo(to)).toEqual([])
  })
})

describe('a logo and a signature', () => {
  const giveLogo = (account: TestAccount) =>
    query('update accounts set brand_logo_url = $2 where id = $1', [account.id, LOGO])

  it('are a premium professional’s, and the last signature is remembered', async () => {
    const account = await sender({ premium: true, professional: true })
    await giveLogo(account)
    const store = { s3: null, uploadsDirectory, jwtSecret: TEST_SECRET }
    const { objects } = await chooseObjectStore(store, { origin: () => ORIGIN, now: server.now })
    const picture = Buffer.from(PICTURE, 'base64')
    await objects.write(`images/${'0'.repeat(32)}.png`, { bytes: picture, contentType: 'image/png' })
    const { id } = await save(account)
    const [to, later] = [someone(), someone()]
    expect((await send(account, id, { to, use_logo: true, signature: 'Ngā mihi\nAn agency' })).status).toBe(202)
    const [mail] = await arrived(to)
    // Embedded: a later logo, or none, does not affect it.
    expect(mail?.html).toContain('src="cid:logo"')
    expect(mail?.files).toContainEqual({ name: 'logo', type: 'image/png', content: PICTURE, contentId: 'logo' })
    expect(mail?.text).toContain('Ngā mihi\nAn agency')
    expect((await account.get('/account')).body.email_signature).toBe('Ngā mihi\nAn agency')
    await send(account, id, { to: later })
    const [plain] = await arrived(later)
    expect(plain?.html).not.toContain('<img')
    expect(plain?.text).toContain('An agency')
  })

  it('a signature without the right to it is ignored and not remembered', async () => {
    for (const kind of [{}, { premium: true }, { professional: true }]) {
      const account = await sender(kind)
      const { id } = await save(account)
      const to = someone()
      expect((await send(account, id, { to, signature: 'Buy now' })).status).toBe(202)
      expect((await arrived(to))[0]?.text).not.toContain('Buy now')
      expect((await account.get('/account')).body.email_signature).toBeNull()
    }
  })

  it('a logo that is not there is refused, and one that may not be used', async () => {
    const codes = async (kind: Parameters<typeof signUp>[1], withLogo: boolean) => {
      const account = await sender(kind)
      if (withLogo) await giveLogo(account)
      const { status, body } = await send(account, (await save(account)).id, { to: someone(), use_logo: true })
      return [status, body.code]
    }
    expect(await codes({ premium: true, professional: true }, false)).toEqual([422, 'invalid'])
    expect(await codes({}, false)).toEqual([422, 'invalid'])
    expect(await codes({ professional: true }, true)).toEqual([403, 'premium_required'])
    expect(await codes({ premium: true }, true)).toEqual([403, 'professional_required'])
  })
})

describe('a key', () => {
  it('sends one mail, however often and at once it is used', { timeout: 60_000 }, async () => {
    const another = await server.startAnother()
    const account = await sender({ professional: true })
    const { id, version } = await save(account)
    const to = someone()
    const key = randomUUID()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        send(at % 2 === 0 ? account : { ...account, ...callAs(another, account.token) }, id, { to, ...ESTIMATE }, key),
      ),
    )
    for (const { status, body } of responses) {
      expect([status, body]).toEqual([202, { message: `Rental assessment email was sent to ${to}` }])
    }
    expect(await postedTo(to)).toHaveLength(1)
    await arrived(to)
    expect((await account.get(`/calculations/${id}`)).body.version).toBe(version + 1)
    expect((await send(account, id, { to }, key)).status).toBe(202)
    expect(await postedTo(to)).toHaveLength(1)
  })

  it('names one mail: with another recipient or calculation it is refused', async () => {
    const account = await sender({ premium: true })
    const [one, two] = [await save(account), await save(account)]
    const [to, key] = [someone(), randomUUID()]
    await send(account, one.id, { to }, key)
    expect((await send(account, one.id, { to: someone() }, key)).status).toBe(422)
    expect((await send(account, two.id, { to }, key)).status).toBe(422)
  })

  it('is its account’s alone', async () => {
    const key = randomUUID()
    const to = someone()
    for (const account of [await sender(), await sender()]) await send(account, (await save(account)).id, { to }, key)
    expect(await postedTo(to)).toHaveLength(2)
  })
})

describe('a stopped recipient', () => {
  const tokenOf = async (to: string) => {
    const [mail] = await arrived(to)
    return /\/stop\/([\w-]{43})$/mu.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const posted = (path: string, type: string, body: string) =>
    fetch(`${server.url}/api${path}`, { method: 'POST', headers: { 'content-type': type }, body })

  it('gets nothing from any sender, and no sender learns of it', { timeout: 60_000 }, async () => {
    const account = await sender()
    const { id } = await save(account)
    const to = someone()
    await send(account, id, { to })
    const token = await tokenOf(to)
    for (const _ of [1, 2]) expect((await callAs(server).post('/recipients/stop', { token })).status).toBe(200)
    const stranger = await sender()
    const other = await save(stranger)
    for (const address of [to, to.toUpperCase(), to.replace('@', '+news@')]) {
      expect(await send(stranger, other.id, { to: address })).toMatchObject({
        status: 202,
        body: { message: `Rental assessment email was sent to ${address.split('@')[0]}@homeyield.test` },
      })
    }
    expect(await query('select from mails where lower(recipient) like $1', [`${to.split('@')[0]}%`])).toHaveLength(1)
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('may leave it to the mail program, which posts %s', async (_, type, body) => {
    const account = await sender()
    const to = someone()
    await send(account, (await save(account)).id, { to })
    const [mail] = await arrived(to)
    const address = mail?.headers['list-unsubscribe'] ?? ''
    const [, path = ''] = /^<https:\/\/homeyield\.example\/api(\S+)>$/u.exec(address) ?? []
    expect((await posted(path, type, body)).status).toBe(200)
    await send(
      account,
      (await query<{ id: string }>('select id from calculations where account_id = $1', [account.id]))[0]!.id,
      { to },
    )
    expect(await postedTo(to)).toHaveLength(1)
  })

  it('is led on to the page when the address is opened, which stops nothing', async () => {
    const token = 'x_-'.repeat(15).slice(0, 43)
    const response = await fetch(`${server.url}/api/recipients/stop/${token}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, `/stop/${token}`])
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it(
    'may use the page without JavaScript, which stops nothing until its form is posted',
    { timeout: 60_000 },
    async () => {
      const { url } = await server.startAnother({ webDist })
      const account = await sender()
      const { id } = await save(account)
      const [to, stranger] = [someone(), await sender()]
      await send(account, id, { to })
      const page = `${url}/stop/${await tokenOf(to)}`
      for (const accept of ['text/html', '*/*']) {
        for (const method of ['GET', 'HEAD']) {
          const opened = await fetch(page, { method, headers: { accept } })
          expect([opened.status, opened.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
          if (method === 'GET') expect(await opened.text()).toBe('<form method="post"></form>')
        }
      }
      const other = await save(stranger)
      await send(stranger, other.id, { to })
      expect(await postedTo(to)).toHaveLength(2)

      const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' }
      for (const address of [
        page,
        `${page}/`,
        page.replace('/stop/', '/Stop/'),
        `${page.replace('/stop/', '/STOP/')}/`,
      ]) {
        const stopped = await fetch(address, form)
        expect([stopped.status, stopped.headers.get('content-type'), await stopped.text()]).toEqual([
          200,
          'text/html; charset=utf-8',
          '<p>Stopped at Homeyield</p>',
        ])
        expect(stopped.headers.get('x-robots-tag')).toBe('noindex')
      }
      await send(stranger, other.id, { to })
      expect(await postedTo(to)).toHaveLength(2)
    },
  )

  it('reads on the page why a link does not work', async () => {
    const { url } = await server.startAnother({ webDist })
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' }
    for (const token of ['x'.repeat(43), 'x', '%00', "'%20or%20true"]) {
      const refused = await fetch(`${url}/stop/${token}`, form)
      expect([refused.status, refused.headers.get('content-type')], token).toEqual([422, 'text/html; charset=utf-8'])
      expect(await refused.text()).toMatch(/^<p>This link does not work\./u)
    }
  })

  it('counts towards the traffic limit when its form is posted', async () => {
    const { url } = await server.startAnother({ webDist, requestsPerMinute: 2 })
    const post = () => fetch(`${url}/stop/${'x'.repeat(43)}`, { method: 'POST' })
    expect([(await post()).status, (await post()).status]).toEqual([422, 422])
    const refused = await post()
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringMatching(/^Too many requests\. /u)])
    expect((await fetch(`${url}/stop/${'x'.repeat(43)}`)).status).toBe(200)
  })

  it('needs a token that was mailed', async () => {
    const body = { code: 'invalid', fields: { token: expect.stringContaining('does not work') } }
    expect(await callAs(server).post('/recipients/stop', { token: 'x'.repeat(43) })).toMatchObject({
      status: 422,
      body,
    })
    expect((await callAs(server).post('/recipients/stop', {})).status).toBe(422)
    for (const path of [`/recipients/stop/${'x'.repeat(43)}`, '/recipients/stop/%2F%2Fevil.example']) {
      expect((await posted(path, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).status).toBe(404)
    }
    expect((await fetch(`${server.url}/api/recipients/stop/%2F%2Fevil.example`, { redirect: 'manual' })).status).toBe(
      404,
    )
    expect((await posted('/recipients/stop', 'application/x-www-form-urlencoded', 'token=x')).status).toBe(415)
  })

  it('stops what is on its way as well, and can do so when its sender is gone', { timeout: 60_000 }, async () => {
    const account = await sender()
    const { id } = await save(account)
    const [to, late] = [someone(), someone()]
    await send(account, id, { to })
    const token = await tokenOf(to)
    await query('delete from accounts where id = $1', [account.id])
    expect((await callAs(server).post('/recipients/stop', { token })).status).toBe(200)

    const second = await sender()
    sandbox.misbehave({ kind: 'defer' })
    await send(second, (await save(second)).id, { to: late })
    const rows = () =>
      query<{ tries: number; problem: string; token: string | null }>(
        `select tries, last_problem as problem, data ->> 'token' as token from mails where recipient = $1`,
        [late],
      )
    await expect.poll(async () => (await rows())[0]?.tries, { timeout: 20_000 }).toBe(1)
    expect((await callAs(server).post('/recipients/stop', { token: (await rows())[0]?.token })).status).toBe(200)
    sandbox.misbehave(null)
    await query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
    await query(`select pg_notify('jobs:insert', '{"count":1}')`)
    await expect.poll(async () => (await rows())[0]?.problem, { timeout: 20_000 }).toContain('has stopped these mails')
    expect(sandbox.inbox.list(late)).toEqual([])
  })

  it('are not revealed to senders, nor by the mails in the export', async () => {
    const [account, to, wanting] = [await sender(), someone(), someone()]
    const { id } = await save(account)
    await send(account, id, { to })
    await callAs(server).post('/recipients/stop', { token: await tokenOf(to) })
    const another = await sender()
    const own = (await save(another)).id
    await send(another, own, { to })
    await send(another, own, { to: wanting })
    const { body } = await another.get('/account/export')
    const { mails, rental_assessments } = body as { mails: { kind: string }[]; rental_assessments: object[] }
    expect(mails.map(({ kind }) => kind)).not.toContain('rental_assessment')
    const each = { calculation_id: own, created_at: expect.any(String) }
    expect(rental_assessments).toEqual([each, each])
  })
})

describe('a page to print', () => {
  it('is the calculation’s assessment as a file', { timeout: 60_000 }, async () => {
    const account = await sender({ professional: true })
    const { id } = await save(account, ESTIMATE)
    const response = await fetch(`${server.url}/api/calculations/${id}/rental_assessment`, {
      headers: { authorization: `Bearer ${account.token}` },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Rental assessment 12 Rose Street, Otahuhu, Auckland.pdf"; filename*=UTF-8''Rental%20assessment%2012%20Rose%20Street%2C%20%C5%8Ct%C4%81huhu%2C%20Auckland.pdf`,
    )
    const { pages, text } = readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(pages).toBe(1)
    expect(text).toContain('$650 to $700 a week')
  })
})
