import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postedMails } from '../testing/posted-mails.ts'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { callAs, setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import type { TestServer } from '../testing/test-server.ts'
import { startLinkedSite } from './testing/start-linked-site.ts'

let server: TestServer
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ server, stop } = await startLinkedSite())
})
afterAll(() => stop())

interface OpenedDocument {
  readonly account: TestAccount
  readonly id: string
  /** On the test server. */
  readonly url: string
}

async function openDocument(changes: Record<string, unknown> = {}): Promise<OpenedDocument> {
  const account = await signUp(server, { premium: true, professional: true })
  await server.database.pool.query('update accounts set email_confirmed_at = now() where id = $1', [account.id])
  const home = await save(account, GOLDEN)
  const sent = { kind: 'owner_appraisal', calculation_id: home.id, client_name: 'Mere', ...changes }
  const { body: document } = await account.post('/documents', sent)
  const { body } = await account.post(`/documents/${document.id}/link`, { days: 30 })
  return { account, id: document.id, url: server.url + new URL(body.url).pathname }
}

const answer = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const answersTo = async ({ email }: TestAccount) =>
  (await postedMails(server, email)).flatMap((mail) => (mail.kind === 'document_answered' ? [mail.data] : []))

const CLOSED = 'This link is not open any more. Ask whoever sent it for another.'

describe('the page of a document', () => {
  it('shows its content as at its day, and until when it is open', async () => {
    const { account, id, url } = await openDocument()
    const response = await fetch(url)
    const page = (await response.json()) as Record<string, unknown>
    const { body: document } = await account.get(`/documents/${id}`)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(page).toEqual({
      state: 'open_document',
      content: document.content,
      expiresOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
      answered: null,
      asked: false,
      problem: '',
      typed: { question: '', email: '' },
    })
    expect(document.state).toBe('opened')
  })

  it('is accepted without an account, and its author is told', async () => {
    const { account, id, url } = await openDocument()
    const response = await answer(url, { answer: 'accepted' })
    expect([response.status, response.headers.get('location')]).toEqual([303, new URL(url).pathname])
    expect(await (await fetch(url)).json()).toMatchObject({ answered: { answer: 'accepted' } })
    expect((await account.get(`/documents/${id}`)).body).toMatchObject({ state: 'won', answer: { kind: 'accepted' } })
    expect(await answersTo(account)).toMatchObject([{ answer: 'accepted', client: 'Mere', question: '', sentTo: '' }])
    await answer(url, { answer: 'accepted' })
    expect(await answersTo(account)).toHaveLength(1)
  })

  it('takes a question, and says what is missing', async () => {
    const { account, url } = await openDocument()
    const empty = await answer(url, { answer: 'asked', question: ' ' })
    expect([empty.status, ((await empty.json()) as { problem: string }).problem]).toEqual([422, 'Write your question'])
    const wrong = await answer(url, { answer: 'refused' })
    expect(((await wrong.json()) as { problem: string }).problem).toBe('Accept, or ask a question')
    const long = await answer(url, { answer: 'asked', question: 'x'.repeat(1001) })
    expect(long.status).toBe(422)
    const asked = { answer: 'asked', question: 'Are pets\nallowed?', email: 'mere@homeyield.test' }
    const refused = await answer(url, { ...asked, email: 'mere' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ typed: { question: asked.question, email: 'mere' } })
    const sent = await answer(url, asked)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${new URL(url).pathname}?asked`])
    expect(await (await fetch(`${url}?asked`)).json()).toMatchObject({ asked: true })
    expect(await answersTo(account)).toMatchObject([asked])
  })

  it('is not accepted by a reader whom it gives evidence', async () => {
    const { account, id, url } = await openDocument({ kind: 'market_rent_evidence' })
    expect((await answer(url, { answer: 'accepted' })).status).toBe(422)
    expect((await account.get(`/documents/${id}`)).body).toMatchObject({ answer: null })
    expect((await answer(url, { answer: 'asked', question: 'Which homes?' })).status).toBe(303)
  })

  it('is open for 30 days unless it says otherwise', async () => {
    const { account, id } = await openDocument()
    const { status, body } = await account.post(`/documents/${id}/link`, {})
    const days = (Date.parse(body.link.expires_at) - server.now()) / 86_400_000
    expect([status, Math.round(days)]).toEqual([201, 30])
  })

  it('stays accepted when its client asks later', async () => {
    const { account, id, url } = await openDocument()
    await answer(url, { answer: 'accepted' })
    await answer(url, { answer: 'asked', question: 'When can we begin?', email: '' })
    expect((await account.get(`/documents/${id}`)).body).toMatchObject({ state: 'won', answer: { kind: 'accepted' } })
    expect((await answersTo(account)).map((told) => told.answer)).toEqual(['accepted', 'asked'])
  })

  it('takes no answer that could not be delivered, and mails it to the address that was confirmed last', async () => {
    const { account, id, url } = await openDocument()
    const setAddress = (last: string | null) =>
      server.database.pool.query(
        'update accounts set email_confirmed_at = null, last_confirmed_email = $2 where id = $1',
        [account.id, last],
      )
    await setAddress(null)
    for (const kind of ['asked', 'accepted']) {
      // oxlint-disable-next-line no-await-in-loop -- of two answers
      const refused = await answer(url, { answer: kind, question: 'Are pets allowed?' })
      expect(refused.status).toBe(422)
      // oxlint-disable-next-line no-await-in-loop -- of two answers
      expect(await refused.json()).toMatchObject({
        answered: null,
        problem: 'This cannot be delivered from here. Please reply to whoever sent you the link.',
      })
    }
    const earlier = { ...account, email: `earlier-${account.email}` }
    await setAddress(earlier.email)
    expect((await answer(url, { answer: 'accepted' })).status).toBe(303)
    expect(await answersTo(earlier)).toMatchObject([{ answer: 'accepted' }])
    expect(await answersTo(account)).toEqual([])
    const refused = await account.post(`/documents/${id}/link`, { days: 30 })
    expect([refused.status, refused.body.code]).toEqual([403, 'email_not_confirmed'])
  })

  it('says what is wrong in the language of the document', async () => {
    const { url } = await openDocument({ language: 'zh' })
    const problemOf = async (fields: Record<string, string>) =>
      ((await (await answer(url, fields)).json()) as { problem: string }).problem
    expect(await problemOf({ answer: 'asked', question: '' })).toBe('请填写您的问题')
    expect(await problemOf({ answer: 'asked', question: 'x'.repeat(1001) })).toBe('请使用普通字符，最多 1000 个')
    expect(await problemOf({ answer: 'asked', question: '?', email: 'mere' })).toBe('请填写邮箱地址，或留空')
    expect(await problemOf({ answer: 'refused' })).toBe('请接受或提问')
  })

  it('keeps what its author says became of it', async () => {
    const { account, id, url } = await openDocument()
    await account.patch(`/documents/${id}`, { version: 2, outcome: 'lost' })
    await answer(url, { answer: 'accepted' })
    expect((await account.get(`/documents/${id}`)).body.state).toBe('lost')
  })

  it('takes five answers a day by one link', async () => {
    const { account, url } = await openDocument()
    const statuses = []
    for (let asked = 0; asked < 6; asked += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
      statuses.push((await answer(url, { answer: 'asked', question: 'Again?' })).status)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    expect(await answersTo(account)).toHaveLength(5)
  })

  it('is the same closed page once its links are ended, or its account lapsed', async () => {
    const opened = await openDocument()
    const { account, id, url } = opened
    const expectClosed = async (address: string) => {
      for (const response of [await fetch(address), await answer(address, { answer: 'accepted' })]) {
        expect(response.status).toBe(404)
        // oxlint-disable-next-line no-await-in-loop -- of two responses
        expect(await response.json()).toEqual({ state: 'closed', sentence: CLOSED })
      }
    }
    const { body } = await account.post(`/documents/${id}/link`, { days: 7 })
    const second = server.url + new URL(body.url).pathname
    expect((await fetch(second)).status).toBe(200)
    await setSubscription(server, account.id, 'canceled')
    await expectClosed(second)
    await setSubscription(server, account.id, 'active')
    expect((await fetch(url)).status).toBe(200)
    await account.delete(`/documents/${id}/link`)
    await expectClosed(url)
    await expectClosed(second)
    expect(await answersTo(account)).toEqual([])
  })

  it('opens nothing but its own document', async () => {
    const [one, other] = [await openDocument(), await openDocument({ client_name: 'Rangi' })]
    const token = new URL(one.url).pathname.split('/').at(-1) ?? ''
    const bearer = callAs(server, token)
    for (const path of ['', '/pdf'].flatMap((end) => [one, other].map(({ id }) => `/documents/${id}${end}`))) {
      // oxlint-disable-next-line no-await-in-loop -- of four paths
      expect((await bearer.get(path)).status, path).toBe(401)
    }
    for (const path of ['/documents', '/brand', '/account', '/calculations', '/links'])
      // oxlint-disable-next-line no-await-in-loop -- of five paths
      expect((await bearer.get(path)).status, path).toBe(401)
    expect((await fetch(`${one.url}/${other.id}`)).status).toBe(404)
    const named = `?id=${other.id}&document_id=${other.id}`
    expect(await (await fetch(one.url + named)).json()).toMatchObject({ content: { addressee: 'For Mere' } })
    await answer(one.url + named, { answer: 'accepted', id: other.id, document_id: other.id })
    expect((await one.account.get(`/documents/${one.id}`)).body.state).toBe('won')
    expect((await other.account.get(`/documents/${other.id}`)).body).toMatchObject({ state: 'sent', answer: null })
  })

  it('is no portfolio, and a portfolio takes no answer', async () => {
    const account = await signUp(server, { premium: true })
    await save(account, { ...GOLDEN, status: 'owned' })
    const { body } = await account.post('/links', { kind: 'portfolio', name: 'Our broker', days: 30 })
    expect((await answer(server.url + new URL(body.url).pathname, { answer: 'accepted' })).status).toBe(404)
  })
})
