import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../start-sandbox.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
})
afterEach(() => sandbox.close())

/** Sends a mail over SMTP, one command after each reply; returns the status codes. */
async function handOver(source: string, to = 'reader@homeyield.test'): Promise<string[]> {
  const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1')
  const commands = ['HELO test', 'MAIL FROM:<us@homeyield.test>', `RCPT TO:<${to}>`, 'DATA', `${source}\r\n.`, 'QUIT']
  const codes: string[] = []
  createInterface({ input: socket }).on('line', (line) => {
    codes.push(line.slice(0, 3))
    const next = commands.shift()
    if (next !== undefined && Number(line.slice(0, 3)) < 400) socket.write(`${next}\r\n`)
    else socket.end()
  })
  await once(socket, 'close')
  return codes
}

const MAIL = [
  'From: Homeyield <us@homeyield.test>',
  'To: somebody.else@homeyield.test',
  'Subject: =?UTF-8?Q?Kia_ora_=3Cb=3E?=',
  'Message-ID: <one@homeyield.test>',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Ōtāhuhu</p><script>alert(1)</script>',
].join('\r\n')

const list = async (query = '') => (await (await fetch(`${sandbox.url}/api/mails${query}`)).json()) as object[]

test('a mail goes to the recipient of its envelope', async () => {
  expect(await handOver(MAIL)).toEqual(['220', '250', '250', '250', '354', '250', '221'])
  expect(await list('?to=reader@homeyield.test')).toMatchObject([
    {
      messageId: '<one@homeyield.test>',
      from: 'us@homeyield.test',
      to: ['reader@homeyield.test'],
      subject: 'Kia ora <b>',
      html: '<p>Ōtāhuhu</p><script>alert(1)</script>\n',
    },
  ])
  expect(await list('?to=somebody.else@homeyield.test')).toEqual([])
})

test('lists the newest mail first, and waits for one', async () => {
  await handOver(MAIL.replace('Kia_ora', 'first'))
  const waiting = list('?count=2&wait=10000')
  await handOver(MAIL.replace('Kia_ora', 'second'))
  expect(await waiting).toMatchObject([{ subject: 'second <b>' }, { subject: 'first <b>' }])
})

test('the pages show a mail without running its scripts', async () => {
  await handOver(MAIL)
  const inboxPage = await (await fetch(sandbox.url)).text()
  expect(inboxPage).toContain('Kia ora &lt;b&gt;')
  const page = await (await fetch(`${sandbox.url}/mails/1`)).text()
  expect(page).toContain('&lt;one@homeyield.test&gt;')
  expect(page).not.toContain('<script>')
  const body = await fetch(`${sandbox.url}/mails/1/html`)
  expect(await body.text()).toContain('<p>Ōtāhuhu</p>')
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/u)
  expect(await (await fetch(`${sandbox.url}/mails/1/source`)).text()).toContain('Subject: =?UTF-8?Q?Kia_ora')
  expect((await fetch(`${sandbox.url}/mails/2`)).status).toBe(404)
})

test('the inbox can be cleared, by hand and by a program', async () => {
  await handOver(MAIL)
  expect((await fetch(`${sandbox.url}/clear`, { method: 'POST' })).url).toBe(`${sandbox.url}/`)
  expect(await list()).toEqual([])
  await handOver(MAIL)
  await fetch(`${sandbox.url}/api/mails`, { method: 'DELETE' })
  expect(await list()).toEqual([])
})

test.for([
  ['POST', '/clear', { origin: 'https://evil.example' }],
  ['POST', '/clear', { origin: 'null' }],
  ['POST', '/clear', { 'sec-fetch-site': 'cross-site' }],
  ['POST', '/clear', { 'sec-fetch-site': 'same-site' }],
  ['DELETE', '/api/mails', { origin: 'https://evil.example' }],
] as const)('another site cannot clear it with %s %s from %o', async ([method, path, headers]) => {
  await handOver(MAIL)
  const sent = request(`${sandbox.url}${path}`, { method, headers }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  expect(response.statusCode).toBe(403)
  expect(await list()).toHaveLength(1)
})

// A page without referrer sends the origin "null".
test.for(['its own', 'null'])('its own page can clear it, with %s origin', async (named) => {
  await handOver(MAIL)
  const headers = { origin: named === 'null' ? 'null' : sandbox.url, 'sec-fetch-site': 'same-origin' }
  const sent = request(`${sandbox.url}/clear`, { method: 'POST', headers }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  expect(response.statusCode).toBe(303)
  expect(await list()).toEqual([])
})

test('a host name of another site is refused', async () => {
  const sent = request(`${sandbox.url}/api/mails`, { headers: { host: 'evil.example' } }).end()
  const [response] = await once(sent, 'response')
  expect(response.statusCode).toBe(403)
  response.resume()
})

test.for([
  ['refuse', ['220', '250', '250', '550'], 0],
  ['defer', ['220', '250', '250', '451'], 0],
  ['refuse-message', ['220', '250', '250', '250', '354', '554'], 0],
  ['drop', ['220', '250', '250', '250', '354'], 1],
] as const)('it can %s', async ([kind, codes, count]) => {
  sandbox.misbehave({ kind })
  expect(await handOver(MAIL)).toEqual(codes)
  expect(sandbox.inbox.list()).toHaveLength(count)
  sandbox.misbehave(null)
  await handOver(MAIL)
  expect(sandbox.inbox.list()).toHaveLength(count + 1)
})

test('it can be slow', async () => {
  sandbox.misbehave({ kind: 'slow', milliseconds: 300 })
  const before = performance.now()
  await handOver(MAIL)
  expect(performance.now() - before).toBeGreaterThan(290)
})

test('rejects when the port is taken', async () => {
  const smtpPort = Number(new URL(sandbox.smtpUrl).port)
  const webPort = Number(new URL(sandbox.url).port)
  await expect(startSandbox({ smtpPort, webPort: 0 })).rejects.toThrow('EADDRINUSE')
  await expect(startSandbox({ smtpPort: 0, webPort })).rejects.toThrow('EADDRINUSE')
})

test('an attachment is downloaded, never shown as a page', async () => {
  const file = '<script>alert(1)</script>'
  await handOver(
    [
      'From: us@homeyield.test',
      'Reply-To: Sender <sender@homeyield.test>',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/plain',
      '',
      'See the file',
      '--x',
      'Content-Type: text/html',
      `Content-Disposition: attachment; filename="a'b.html"`,
      '',
      file,
      '--x--',
    ].join('\r\n'),
  )
  const [mail] = sandbox.inbox.list()
  expect(mail?.headers['reply-to']).toBe('Sender <sender@homeyield.test>')
  expect(mail?.files).toMatchObject([{ name: "a'b.html", type: 'text/html' }])
  const page = await (await fetch(`${sandbox.url}/mails/${mail?.id}`)).text()
  expect(page).toContain(`<a href="/mails/${mail?.id}/files/0">`)
  const saved = await fetch(`${sandbox.url}/mails/${mail?.id}/files/0`)
  expect(saved.headers.get('content-type')).toBe('application/octet-stream')
  expect(saved.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%27b.html")
  expect((await saved.text()).trim()).toBe(file)
  expect((await fetch(`${sandbox.url}/mails/${mail?.id}/files/1`)).status).toBe(404)
})
