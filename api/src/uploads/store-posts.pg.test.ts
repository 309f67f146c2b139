import { connect } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainImage } from '../testing/hostile-images.ts'
import { postFile } from '../testing/post-file.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let folder = ''
let professional: TestAccount
let logo: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-posts-'))
  server = await startTestServer({ uploadsDirectory: folder, uploadsPerAccount: { attempts: 1000, minutes: 60 } })
  professional = await signUp(server, { premium: true, professional: true })
  logo = await plainImage('png')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

type Target = { url: string; url_fields: Record<string, string>; key: string }
const target = async () => (await professional.get('/uploads/new?upload_type=brand_logo')).body as Target
const countStored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length

describe('a post', () => {
  it('gets the same response as from S3', async () => {
    const place = await target()
    const response = await postFile(place, logo)
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'application/xml'])
    expect(response.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<PostResponse><Location>/u)
    expect(response.read('Key')).toBe(place.key)
    expect(response.read('Bucket')).toBe(place.url_fields['bucket'])
    expect(response.read('Location')).toBe(`${place.url}/${place.key}`)
    expect(response.read('ETag')).toMatch(/^&quot;[0-9a-f]{32}&quot;$/u)
    expect(response.headers.get('location')).toBe(response.read('Location'))
  })

  it('ignores anything after the file', async () => {
    const after = { 'Content-Type': 'text/html', acl: 'public-read' }
    expect((await postFile(await target(), logo, { after })).status).toBe(201)
  })

  it.each([
    ['another key', { key: 'uploads/elsewhere/image.png' }, 403, 'AccessDenied'],
    ['another type', { 'Content-Type': 'image/svg+xml' }, 403, 'AccessDenied'],
    ['a field more', { acl: 'public-read' }, 403, 'AccessDenied'],
    ['a signature of its own', { 'X-Amz-Signature': 'a'.repeat(64) }, 403, 'SignatureDoesNotMatch'],
    ['no policy', { Policy: null }, 403, 'AccessDenied'],
    ['no key', { key: null }, 400, 'InvalidArgument'],
    ['a field too long', { 'x-ignore-me': 'x'.repeat(21_000) }, 400, 'MaxPostPreDataLengthExceeded'],
  ])('with %s is refused, and stores nothing', async (_, fields, status, code) => {
    const before = await countStored()
    const response = await postFile(await target(), logo, { fields })
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/xml'])
    expect(response.read('Code')).toBe(code)
    expect(await countStored()).toBe(before)
  })

  it('with an altered policy is refused', async () => {
    const place = await target()
    const policy = JSON.parse(Buffer.from(place.url_fields['Policy'] ?? '', 'base64').toString()) as {
      expiration: string
    }
    const Policy = Buffer.from(JSON.stringify({ ...policy, expiration: '2099-01-01T00:00:00Z' })).toString('base64')
    expect((await postFile(place, logo, { fields: { Policy } })).read('Code')).toBe('SignatureDoesNotMatch')
  })

  it('of a byte too many is refused, of the most is not', async () => {
    expect((await postFile(await target(), Buffer.alloc(250_000))).status).toBe(201)
    for (const size of [250_001, 3_000_000]) {
      const response = await postFile(await target(), Buffer.alloc(size))
      expect([
        response.status,
        response.read('Code'),
        response.read('MaxSizeAllowed'),
        response.read('ProposedSize'),
      ]).toEqual([400, 'EntityTooLarge', '250000', String(size)])
    }
  })

  it('of nothing is refused', async () => {
    expect((await postFile(await target(), Buffer.alloc(0))).read('Code')).toBe('EntityTooSmall')
    expect((await postFile(await target(), null)).read('Code')).toBe('InvalidArgument')
  })

  it('writes what it repeats as text', async () => {
    const response = await postFile(await target(), logo, { fields: { '<b>"': 'x' } })
    expect(response.read('Message')).toContain('&lt;b&gt;')
    expect(response.text).not.toContain('<b>')
  })

  it('ten minutes later is refused', async () => {
    const place = await target()
    server.wait(600_000)
    const response = await postFile(place, logo)
    expect([response.status, response.read('Message')]).toEqual([403, 'Invalid according to Policy: Policy expired.'])
  })

  it('that is no form is refused as S3 does', async () => {
    const { url } = await target()
    const response = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect([response.status, await response.text()]).toEqual([412, expect.stringContaining('PreconditionFailed')])
    const bare = await fetch(url, { method: 'POST' })
    expect([bare.status, await bare.text()]).toEqual([412, expect.stringContaining('PreconditionFailed')])
  })
})

describe('a post is settled', () => {
  /** Sends bytes unchanged and returns the response until either side closes the connection. */
  async function send(head: string, body: string, hangUp: boolean): Promise<string> {
    const { hostname, port, pathname } = new URL((await target()).url)
    const socket = connect(Number(port), hostname)
    socket.write(`POST ${pathname} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${head}\r\n\r\n${body}`)
    if (hangUp) socket.end()
    return text(socket)
  }
  const TYPE = 'content-type: multipart/form-data; boundary=x'

  it('when its last part never ends', async () => {
    const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc'
    expect(await send(`${TYPE}\r\ncontent-length: ${body.length}`, body, false)).toMatch(/ 40[03] .*<Error>/su)
  })

  it('when it breaks off, and the next is served', async () => {
    await send(`${TYPE}\r\ncontent-length: 5000`, '--x\r\ncontent-disposition: form-data; name="key"\r\n\r\nabc', true)
    expect((await postFile(await target(), logo)).status).toBe(201)
  })

  it('when it is larger than anything that is read', async () => {
    const response = await postFile(await target(), Buffer.alloc(20_000_000)).catch((error: Error) => error)
    // The response may arrive before the browser has sent everything, and then be lost.
    if (!(response instanceof Error)) expect(response.read('Code')).toBe('EntityTooLarge')
    expect((await postFile(await target(), logo)).status).toBe(201)
  })

  it.each([
    ['no boundary', 'content-type: multipart/form-data', ''],
    ['rubbish', TYPE, 'rubbish'],
    [
      'a thousand fields',
      TYPE,
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(1000) + '--x--\r\n',
    ],
    ['a head that never ends', TYPE, `--x\r\n${'a: b\r\n'.repeat(3000)}`],
  ])('when it has %s', async (_, head, body) => {
    expect(await send(`${head}\r\ncontent-length: ${body.length}`, body, false)).toMatch(/ 4\d\d .*<Error>/su)
  })
})
