import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { TEST_SECRET } from '../testing/test-server.ts'
import { chooseObjectStore } from '../choose-gateways.ts'
import { readPdf } from '../pdf/testing/read-pdf.ts'
import { ORIGIN, send, someone, startSending } from './testing/start-sending.ts'

const LOGO = `${ORIGIN}/api/images/${'0'.repeat(32)}.png`
// Three dots beside each other, as PNG: wider than a logo's frame, so that the mail has it as it is.
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAYAAAAb4BS0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4z8DwH4YBJuYF+5ZsX14AAAAASUVORK5CYII='
const ESTIMATE = { estimate_weekly_lower: 650, estimate_weekly_upper: 700, estimate_reason: 'A new kitchen' }
const NOT_FOUND = { status: 404, body: { error: 'We could not find that.', code: 'not_found' } }

const { server, sandbox, uploadsDirectory, stop, query, sender, save, arrived, postedTo } = await startSending()
afterAll(stop)

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
