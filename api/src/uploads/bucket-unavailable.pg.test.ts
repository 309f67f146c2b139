import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// A store that accepts connections and never responds.
const silent = createServer(() => undefined)
const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of tests' }

let server: TestServer
let account: TestAccount
let silentUrl = ''

beforeAll(async () => {
  await new Promise<void>((ready) => void silent.listen(0, '127.0.0.1', ready))
  silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  // Nothing listens there.
  const s3 = { bucket: 'images', region: 'nz', endpoint: 'http://127.0.0.1:9', credentials }
  server = await startTestServer({ s3 })
  account = await signUp(server, { premium: true, professional: true })
})
afterAll(async () => {
  await server.stop()
  silent.close()
})

it('browsers may post to the bucket, without a call to it', async () => {
  const { status, body } = await account.get('/uploads/new?upload_type=brand_logo')
  expect([status, body.url]).toEqual([200, 'http://127.0.0.1:9/images'])
  const policy = (await fetch(server.url)).headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:9;")
  // There is no disk store.
  expect((await fetch(`${server.url}/api/uploads/store`, { method: 'POST' })).status).toBe(404)
})

it('an unavailable bucket is reported, and nothing is lost', async () => {
  const { key } = (await account.get('/uploads/new?upload_type=brand_logo')).body as { key: string }
  const confirm = () => account.post('/uploads', { key })
  const { status, body } = await confirm()
  expect([status, body]).toEqual([
    502,
    {
      error: 'Images cannot be stored just now. Nothing is lost: please try again in a moment.',
      code: 'provider_failed',
    },
  ])
  expect((await confirm()).status).toBe(502)
})

it('a silent bucket is given up in time', async () => {
  const s3 = { bucket: 'images', region: 'nz', endpoint: silentUrl, credentials, callTimeout: 300 }
  const own = await server.startAnother({ s3 })
  const { key } = (await account.get('/uploads/new?upload_type=brand_logo')).body as { key: string }
  const response = await fetch(`${own.url}/api/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
    body: JSON.stringify({ key }),
  })
  expect([response.status, await response.json()]).toEqual([504, expect.objectContaining({ code: 'provider_slow' })])
})
