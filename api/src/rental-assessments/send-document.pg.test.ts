import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setSubscription } from '../testing/test-client.ts'
import { ORIGIN, send, startSending } from './testing/start-sending.ts'

let sending: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  sending = await startSending()
})
afterAll(() => sending.stop())

async function draft(kind: { premium?: boolean; professional?: boolean } = { premium: true, professional: true }) {
  const account = await sending.sender(kind)
  const { id: home } = await sending.save(account)
  const words = { subject: 'Your rental appraisal', message: 'Kia ora Mere' }
  const fields = { ...(kind.professional ? words : {}), client_name: 'Mere' }
  const { status, body } = await account.post('/documents', {
    kind: 'owner_appraisal',
    calculation_id: home,
    ...fields,
  })
  expect(status).toBe(201)
  return { account, home, document: body }
}

async function mailTo(to: string) {
  const [mail] = await sending.arrived(to)
  if (mail === undefined) throw new Error(`No mail came to ${to}`)
  return mail
}

describe('a document that is mailed', () => {
  it('comes with its author’s words, a page of its own and its PDF, and is then kept', async () => {
    const { account, home, document } = await draft()
    const to = 'mere@homeyield.test'
    const { status, body } = await send(account, home, { to, document_id: document.id })
    expect([status, body]).toEqual([202, { message: `Rental assessment email was sent to ${to}` }])
    const mail = await mailTo(to)
    expect(mail.subject).toBe('Your rental appraisal')
    expect(mail.text).toContain('Kia ora Mere')
    expect(mail.text).toMatch(/\$\d{3} a week/u)
    expect(mail.text).toContain(`${ORIGIN}/a/`)
    expect(mail.files.map(({ type }) => type)).toContain('application/pdf')
    const { body: kept } = await account.get(`/documents/${document.id}`)
    expect(kept).toMatchObject({ state: 'sent', sendings: [{ to }], content: document.content })
    expect(kept.link.last_opened_at).toBeNull()
  })

  it('goes once under its key, and to each recipient with a page of their own', async () => {
    const { account, home, document } = await draft()
    const sent = { to: 'one@homeyield.test', document_id: document.id }
    await send(account, home, sent, 'a-key-of-a-document')
    expect((await send(account, home, sent, 'a-key-of-a-document')).status).toBe(202)
    await send(account, home, { ...sent, to: 'two@homeyield.test' })
    const { body } = await account.get(`/documents/${document.id}`)
    expect(body.sendings.map(({ to }: { to: string }) => to)).toEqual(['one@homeyield.test', 'two@homeyield.test'])
    const other = await account.post('/documents', { kind: 'buyer_appraisal', calculation_id: home })
    const again = { to: 'one@homeyield.test', document_id: other.body.id }
    expect((await send(account, home, again, 'a-key-of-a-document')).status).toBe(422)
    expect((await account.get(`/documents/${other.body.id}`)).body.state).toBe('draft')
  })

  it('is kept as it was mailed, however a change meets its sending', async () => {
    const { account, home, document } = await draft()
    for (const number of [1, 2, 3]) {
      const to = `race-${number}@homeyield.test`
      const path = `/documents/${document.id}`
      const change = { version: document.version, message: `Other words ${number}` }
      // oxlint-disable-next-line no-await-in-loop -- each try is a race of its own
      const [sent] = await Promise.all([
        send(account, home, { to, document_id: document.id }),
        account.patch(path, change),
      ])
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { body: kept } = await account.get(path)
      if (sent.status !== 202) {
        expect(sent).toMatchObject({ status: 409, body: { code: 'conflict' } })
        continue
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await mailTo(to)).text).toContain(kept.message)
    }
  })

  it('has no page in a copy to its sender', async () => {
    const { account, home, document } = await draft()
    await send(account, home, { to: account.email, document_id: document.id })
    expect((await mailTo(account.email)).text).not.toContain('/a/')
  })

  it('has no page without Premium, and no brand', async () => {
    const { account, home, document } = await draft({ professional: true })
    const to = 'free@homeyield.test'
    expect((await send(account, home, { to, document_id: document.id })).status).toBe(202)
    expect((await mailTo(to)).text).not.toContain('/a/')
    expect((await account.get(`/documents/${document.id}`)).body).toMatchObject({ state: 'sent', link: null })
  })

  it('is refused with nothing stored to somebody who has stopped these mails', async () => {
    const { account, home, document } = await draft()
    const to = 'stopped@homeyield.test'
    await send(account, home, { to })
    const [, token = ''] = /\/stop\/([\w-]{43})/u.exec((await mailTo(to)).text) ?? []
    await account.post('/recipients/stop', { token })
    expect(await send(account, home, { to, document_id: document.id })).toMatchObject({
      status: 422,
      body: { code: 'recipient_stopped' },
    })
    expect((await account.get(`/documents/${document.id}`)).body).toMatchObject({ state: 'draft', sendings: [] })
  })

  it('is of all homes together, too, and goes once under its key', async () => {
    const account = await sending.sender({ premium: true })
    await sending.save(account, { property: '1 Long Street, Napier', status: 'owned' })
    await sending.save(account, { property: '2 Short Street, Napier', status: 'owned' })
    const { body: document } = await account.post('/documents', { kind: 'bank', calculation_id: null })
    const to = 'bank@homeyield.test'
    const post = (path: string) => account.post(path, { to }, { 'idempotency-key': 'a-key-of-all-homes' })
    expect(await post(`/documents/${document.id}/sendings`)).toMatchObject({
      status: 202,
      body: { message: `The document was sent to ${to}` },
    })
    expect((await post(`/documents/${document.id}/sendings`)).status).toBe(202)
    const mail = await mailTo(to)
    // Twice 850,000.
    for (const words of ['All homes', '2 Short Street, Napier', '$1,700,000', `${ORIGIN}/a/`])
      expect(mail.text).toContain(words)
    expect(mail.files.map(({ type }) => type)).toContain('application/pdf')
    const { body: kept } = await account.get(`/documents/${document.id}`)
    expect(kept).toMatchObject({ state: 'sent', sendings: [{ to }], content: { address: 'All homes' } })
    expect(kept.sendings).toHaveLength(1)
  })

  it('is one of the account and of this home', async () => {
    const { account, home, document } = await draft()
    const other = await draft()
    const { id: second } = await sending.save(account)
    const to = 'nobody@homeyield.test'
    expect((await send(account, second, { to, document_id: document.id })).status).toBe(404)
    expect((await send(account, home, { to, document_id: other.document.id })).status).toBe(404)
    await setSubscription(sending.server, account.id, 'canceled')
    expect((await send(account, home, { to, document_id: document.id })).status).toBe(202)
  })
})
