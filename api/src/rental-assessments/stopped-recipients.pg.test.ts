import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../testing/test-client.ts'
import { send, someone, startSending } from './testing/start-sending.ts'

const { server, sandbox, stop, query, sender, save, arrived, postedTo } = await startSending()
let webDist: string

const SENTENCE = 'This person has asked for no more assessments.'
const STOPPED = expect.objectContaining({
  status: 422,
  body: { code: 'recipient_stopped', error: SENTENCE, fields: { to: SENTENCE } },
})

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'homeyield-stop-page-'))
  await buildStopPage(webDist)
})
afterAll(async () => {
  await stop()
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

describe('a stopped recipient', () => {
  const tokenOf = async (to: string) => {
    const [mail] = await arrived(to)
    return /\/stop\/([\w-]{43})$/mu.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const posted = (path: string, type: string, body: string) =>
    fetch(`${server.url}/api${path}`, { method: 'POST', headers: { 'content-type': type }, body })

  it('gets nothing from any sender, who reads why', { timeout: 60_000 }, async () => {
    const account = await sender()
    const { id } = await save(account)
    const to = someone()
    await send(account, id, { to })
    const token = await tokenOf(to)
    for (const _ of [1, 2]) expect((await callAs(server).post('/recipients/stop', { token })).status).toBe(200)
    const [stranger, third] = [await sender(), await sender({ professional: true })]
    const [other, own] = [await save(stranger), await save(third)]
    for (const address of [to, to.toUpperCase()]) {
      expect(await send(stranger, other.id, { to: address })).toEqual(STOPPED)
    }
    // Repeated under its key, it is refused again.
    const key = randomUUID()
    const estimate = { is_property_professional: true, estimate_weekly_lower: 650, estimate_weekly_upper: 700 }
    const tagged = { to: to.replace('@', '+news@'), ...estimate }
    for (const _ of [1, 2]) expect(await send(third, own.id, tagged, key)).toEqual(STOPPED)
    expect((await third.get(`/calculations/${own.id}`)).body).toMatchObject({
      version: 1,
      estimate_weekly_upper: null,
    })
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

  it('are no part of the export', async () => {
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
