import { once } from 'node:events'
import { createServer } from 'node:net'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSmtpGateway } from './smtp-gateway.ts'

const FROM = { name: 'Homeyield "Ōtāhuhu"', address: 'us@homeyield.test' }
const TIMEOUTS = { connection: 5_000, greeting: 5_000, silence: 5_000, whole: 10_000 }
/** For servers that do not respond. */
const HASTE = { ...TIMEOUTS, greeting: 300, silence: 300 }
const MAIL = {
  messageId: '<one@homeyield.test>',
  to: 'reader@homeyield.test',
  subject: 'Kia ora',
  html: '<p>Mōrena</p>',
  text: 'Mōrena',
}

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
})
afterEach(() => sandbox.close())

const open = (url = sandbox.smtpUrl, timeouts = TIMEOUTS) => openSmtpGateway({ url, from: FROM, timeouts })

describe('a mail', () => {
  it('arrives as it was written, to one address', async () => {
    expect(await open().send(MAIL)).toEqual({ outcome: 'sent' })
    const [mail] = sandbox.inbox.list()
    expect(mail).toMatchObject({
      messageId: '<one@homeyield.test>',
      from: 'us@homeyield.test',
      to: ['reader@homeyield.test'],
      subject: 'Kia ora',
    })
    expect(mail?.html.trim()).toBe('<p>Mōrena</p>')
    expect(mail?.text.trim()).toBe('Mōrena')
    expect(mail?.source).toContain('Auto-Submitted: auto-generated')
    expect(mail?.source).not.toContain('Reply-To')
  })

  it('has a reply address, if it is another', async () => {
    await open().send({ ...MAIL, replyTo: { name: 'Test account', address: 'sender@homeyield.test' } })
    expect(sandbox.inbox.list()[0]?.source).toContain('Reply-To: Test account <sender@homeyield.test>')
  })

  it('can show another sender’s name, from our address', async () => {
    await open().send({ ...MAIL, senderName: 'Ana, "Agent" via Homeyield' })
    expect(sandbox.inbox.list()[0]?.source).toContain('From: "Ana, \\"Agent\\" via Homeyield" <us@homeyield.test>')
  })

  it('has the address that stops such mails, and its files', async () => {
    const bytes = Buffer.from('%PDF-1.7')
    const stopUrl = 'https://homeyield.example/api/recipients/stop/token'
    await open().send({ ...MAIL, stopUrl, attachments: [{ name: 'Ōtāhuhu.pdf', type: 'application/pdf', bytes }] })
    const [mail] = sandbox.inbox.list()
    expect(mail?.headers).toMatchObject({
      'list-unsubscribe': `<${stopUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.files).toEqual([{ name: 'Ōtāhuhu.pdf', type: 'application/pdf', content: bytes.toString('base64') }])
  })

  it.each([
    'a@homeyield.test, b@homeyield.test',
    'a@homeyield.test\r\nBcc: b@homeyield.test',
    'group: a@homeyield.test;',
    '"x" <a@homeyield.test>',
    '',
  ])('goes to one address or to none: %j', async (to) => {
    expect(await open().send({ ...MAIL, to })).toMatchObject({ outcome: 'refused' })
    expect(sandbox.inbox.list()).toEqual([])
  })

  it('cannot get a header from its subject or reply address', async () => {
    await open().send({
      ...MAIL,
      subject: 'Kia ora\r\nBcc: b@homeyield.test',
      replyTo: { name: 'A\r\nX-Evil: yes', address: 'a@homeyield.test\r\nX-Evil: yes' },
    })
    const [mail] = sandbox.inbox.list()
    expect(mail?.to).toEqual(['reader@homeyield.test'])
    expect(mail?.source).not.toMatch(/^(?:Bcc|X-Evil)/imu)
  })
})

describe('a try that fails', () => {
  it.each([
    ['refuse', 'refused', 'The recipient was not accepted (EENVELOPE, 550).'],
    ['refuse-message', 'refused', 'The message was not accepted (EMESSAGE, 554).'],
    ['defer', 'delayed', 'The recipient was not accepted (EENVELOPE, 451).'],
  ] as const)('decides whether to try again: %s', async (kind, outcome, problem) => {
    sandbox.misbehave({ kind })
    expect(await open().send(MAIL)).toEqual({ outcome, problem })
    expect(sandbox.inbox.list()).toEqual([])
  })

  it('is delayed when the server hangs up without a word', async () => {
    sandbox.misbehave({ kind: 'drop' })
    expect(await open().send(MAIL)).toMatchObject({ outcome: 'delayed' })
  })

  it('is delayed when the server takes too long', async () => {
    sandbox.misbehave({ kind: 'slow', milliseconds: 1_000 })
    expect(await open(sandbox.smtpUrl, HASTE).send(MAIL)).toMatchObject({ outcome: 'delayed' })
  })

  it('is delayed when the server is away', async () => {
    const url = sandbox.smtpUrl
    await sandbox.close()
    expect(await open(url).send(MAIL)).toMatchObject({
      outcome: 'delayed',
      problem: expect.stringContaining('ESOCKET'),
    })
    sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  })

  it('is delayed when the server is silent', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as { port: number }
    // By default the transport waits longer than a test may take.
    expect(await open(`smtp://127.0.0.1:${port}`, HASTE).send(MAIL)).toMatchObject({ outcome: 'delayed' })
    silent.close()
  })

  it('is delayed when we are about to stop', async () => {
    sandbox.misbehave({ kind: 'slow', milliseconds: 250 })
    expect(await open().send(MAIL, AbortSignal.timeout(50))).toMatchObject({ outcome: 'delayed' })
  })

  it('is delayed when the server does not want our password', async () => {
    const url = sandbox.smtpUrl.replace('smtp://', 'smtp://homeyield:wrong@')
    expect(await open(url).send(MAIL)).toMatchObject({ outcome: 'delayed' })
  })

  it('never repeats the address', async () => {
    for (const kind of ['refuse', 'defer', 'refuse-message', 'drop'] as const) {
      sandbox.misbehave({ kind })
      expect(JSON.stringify(await open().send(MAIL))).not.toContain('reader')
    }
  })
})

describe('a check of the server', () => {
  it('finds no fault, and sends nothing', async () => {
    expect(await open().check()).toBeNull()
    expect(sandbox.inbox.list()).toEqual([])
  })

  it.each([
    ['is away', (url: string) => url.replace(/\d+$/u, '1')],
    ['does not want our password', (url: string) => url.replace('smtp://', 'smtp://homeyield:wrong@')],
  ])('says that it %s, without the password', async (_, change) => {
    const problem = await open(change(sandbox.smtpUrl)).check()
    expect(problem).toMatch(/^The mail server could not take the mail \(\w+/u)
    expect(problem).not.toContain('wrong')
  })
})

it('a password crosses no network in the clear', async () => {
  // Another name that leads to this machine.
  const url = sandbox.smtpUrl.replace('smtp://127.0.0.1', 'smtp://homeyield:secret@127.0.0.2')
  let heard = ''
  const eavesdropper = createServer((socket) => {
    socket.write('220 hello\r\n')
    socket.on('data', (data) => {
      heard += data.toString()
      socket.write('250-hello\r\n250 AUTH PLAIN\r\n')
    })
  })
  eavesdropper.listen(Number(new URL(url).port), '127.0.0.2')
  await once(eavesdropper, 'listening')
  expect(await open(url).send(MAIL)).toMatchObject({ outcome: 'delayed' })
  expect(heard).toContain('EHLO')
  expect(heard).not.toContain('AUTH')
  eavesdropper.close()
})
