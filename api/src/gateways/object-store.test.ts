import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDiskObjectStore } from './disk/disk-object-store.ts'
import { ObjectStoreProblem, type ObjectStore } from '../uploads/object-store-port.ts'
import { openS3ObjectStore } from './s3/s3-object-store.ts'

let folder = ''
let bucket: FakeBucket
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-store-'))
  bucket = await startFakeBucket()
})
afterAll(async () => {
  bucket.server.closeAllConnections()
  bucket.server.close()
  await rm(folder, { recursive: true, force: true })
})

/** A bucket as the SDK sees it, without posts: objects at /bucket/key, and S3's responses when there is none. */
interface FakeBucket {
  readonly server: Server
  readonly url: string
  /** How the next calls fail. */
  fault: 'none' | 'silent' | 'broken'
  readonly requests: string[]
}

async function startFakeBucket(): Promise<FakeBucket> {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const server = createServer((request, response) => void respond(request, response))
  const respond: (...pair: Parameters<NonNullable<Parameters<typeof createServer>[1]>>) => Promise<void> = async (
    request,
    response,
  ) => {
    const body = await buffer(request)
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://x').pathname)
    fake.requests.push(`${request.method} ${path}`)
    if (fake.fault === 'silent') return
    if (fake.fault === 'broken') return void response.writeHead(500).end()
    if (request.method === 'PUT') objects.set(path, { body, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') objects.delete(path)
    if (request.method !== 'GET') return void response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    const stored = objects.get(path)
    if (stored) {
      return void response
        .writeHead(200, { 'content-type': stored.type, 'content-length': stored.body.length })
        .end(stored.body)
    }
    response.writeHead(404, { 'content-type': 'application/xml' })
    response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>')
  }
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fake: FakeBucket = { server, url, fault: 'none', requests: [] }
  return fake
}

const openDisk = () =>
  openDiskObjectStore({ folder, secretKey: 'x', url: () => 'http://localhost/api/uploads/store', now: Date.now })
const openS3 = (callTimeout = 10_000) =>
  openS3ObjectStore({
    bucket: 'images',
    region: 'ap-southeast-2',
    endpoint: bucket.url,
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'x' },
    callTimeout,
  })

describe.each<[string, () => ObjectStore]>([
  ['a disk', openDisk],
  ['a bucket', () => openS3()],
])('%s', (_, open) => {
  const bytes = Buffer.from([0, 10, 13, 255, 1, 2])
  const object = { bytes, contentType: 'image/png' }

  it('gives back what was written, byte for byte, with its type', async () => {
    const store = open()
    await store.write('images/one.png', object)
    expect(await store.read('images/one.png', 6)).toEqual(object)
    expect(await open().read('images/one.png', 6)).toEqual(object)
  })

  it('replaces what was there', async () => {
    const store = open()
    await store.write('images/two', object)
    await store.write('images/two', { bytes: Buffer.from('x'), contentType: 'image/jpeg' })
    expect(await store.read('images/two', 10)).toEqual({ bytes: Buffer.from('x'), contentType: 'image/jpeg' })
  })

  it('reports when there is nothing, and when there is too much', async () => {
    const store = open()
    await store.write('images/three', object)
    expect(await store.read('images/three', 5)).toBe('too_large')
    expect(await store.read('images/none', 5)).toBeNull()
  })

  it('removes, and does not mind when there is nothing', async () => {
    const store = open()
    await store.write('images/four', object)
    await store.remove('images/four')
    await store.remove('images/four')
    expect(await store.read('images/four', 10)).toBeNull()
  })

  it.each(['../../escape', '/etc/passwd', 'a/../../b', 'Ōtāhuhu/a b+c%2F?.png', 'x'.repeat(900)])(
    'keeps the key %s to itself',
    async (key) => {
      const store = open()
      await store.write(key, object)
      expect(await store.read(key, 10)).toEqual(object)
      await store.remove(key)
      expect(await store.read(key, 10)).toBeNull()
    },
  )

  it('hands out where to post, and what', async () => {
    const terms = { key: 'uploads/a/b/image.png', contentType: 'image/png', maxBytes: 250_000, seconds: 600 }
    const { url, fields } = await open().presignPost(terms)
    expect(url).toMatch(/^http:\/\/(?:127\.0\.0\.1:\d+\/images|localhost\/api\/uploads\/store)$/u)
    expect(fields).toMatchObject({ key: terms.key, 'Content-Type': 'image/png', success_action_status: '201' })
    const { conditions } = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as {
      conditions: unknown
    }
    expect(conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', 1, 250_000],
        { 'Content-Type': 'image/png' },
        { key: terms.key },
        { success_action_status: '201' },
      ]),
    )
    expect(JSON.stringify(fields)).not.toContain('acl')
  })
})

describe('a bucket that is away', () => {
  it.each([
    ['silent', 'slow'],
    ['broken', 'failed'],
  ] as const)('when it is %s, is %s', async (fault, kind) => {
    bucket.fault = fault
    bucket.requests.length = 0
    const reading = openS3(500).read('images/one.png', 10)
    await expect(reading).rejects.toThrow(ObjectStoreProblem)
    await expect(reading).rejects.toMatchObject({ kind })
    expect(bucket.requests.length).toBeLessThanOrEqual(2)
    bucket.fault = 'none'
  })

  it('does not reveal its keys', async () => {
    bucket.fault = 'broken'
    await expect(openS3().read('images/one.png', 10)).rejects.toThrow(/^The object store failed: \w+$/u)
    bucket.fault = 'none'
  })
})

it('a disk that cannot be written to is reported', async () => {
  const blocked = openDiskObjectStore({ folder: '/dev/null/uploads', secretKey: 'x', url: () => '', now: Date.now })
  const writing = blocked.write('images/one', { bytes: Buffer.from('x'), contentType: 'image/png' })
  await expect(writing).rejects.toMatchObject({ name: 'ObjectStoreProblem', kind: 'failed' })
})

it('a disk leaves nothing unfinished behind', async () => {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(names.every(({ name }) => /^[0-9a-f]{64}$/u.test(name))).toBe(true)
})
