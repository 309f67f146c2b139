import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { postOrigin, type S3Settings } from './gateways/s3/s3-settings.ts'
import { chooseGateways, chooseObjectStore } from './choose-gateways.ts'
import { completeSettings } from './config/settings.ts'
import { measureProviders } from './metrics/measure-providers.ts'
import { REQUEST_OPTIONS, runInRequest } from './server/request-id.ts'

const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'x' }
const TERMS = { key: 'uploads/a/b/image.png', contentType: 'image/png', maxBytes: 1, seconds: 600 }
const base = { uploadsDirectory: '/nowhere', jwtSecret: 'x'.repeat(32) }

describe('the place that the content security policy lets a browser post to', () => {
  it.each<[Pick<S3Settings, 'bucket' | 'region' | 'endpoint'>, string]>([
    [{ bucket: 'images', region: 'ap-southeast-2', endpoint: null }, 'https://images.s3.ap-southeast-2.amazonaws.com'],
    [
      { bucket: 'images.homeyield', region: 'ap-southeast-2', endpoint: null },
      'https://s3.ap-southeast-2.amazonaws.com',
    ],
    [{ bucket: 'images', region: 'nz', endpoint: 'https://store.example:9000' }, 'https://store.example:9000'],
  ])('of %o is where the SDK sends it', async (place, origin) => {
    const s3 = { ...place, credentials: CREDENTIALS }
    const { objects, posts } = await chooseObjectStore({ ...base, s3 }, { origin: () => '', now: Date.now })
    expect(posts).toBeNull()
    expect(postOrigin(s3)).toBe(origin)
    expect(new URL((await objects.presignPost(TERMS)).url).origin).toBe(origin)
  })
})

it('without a bucket it is this machine’s disk, whose posts every process of the installation takes', async () => {
  const open = async (jwtSecret: string) =>
    (
      await chooseObjectStore({ ...base, s3: null, jwtSecret }, { origin: () => 'http://localhost:1', now: () => 0 })
    ).objects.presignPost(TERMS)
  const [one, same, other] = [await open('x'), await open('x'), await open('y')]
  expect(one.url).toBe('http://localhost:1/api/uploads/store')
  expect(one.fields).toEqual(same.fields)
  expect(one.fields['X-Amz-Signature']).not.toBe(other.fields['X-Amz-Signature'])
})

it('names our request in the call to a provider that it makes', async () => {
  const named: unknown[] = []
  const provider = fastify()
  provider.get('/*', ({ headers }) => {
    named.push(headers['x-request-id'])
    return { success: true, completions: [] }
  })
  const url = await provider.listen({ host: '127.0.0.1', port: 0 })
  const { addresses } = await chooseGateways(
    completeSettings({
      databaseUrl: 'postgres://nobody@127.0.0.1/nothing',
      jwtSecret: 'x'.repeat(32),
      addressFinder: { url, key: 'key', secret: 'secret', hasWidget: false },
    }),
    { now: Date.now, warn: () => undefined, origin: () => '', providers: measureProviders(null, null) },
  )
  const server = fastify(REQUEST_OPTIONS)
  server.get('/', (request) => runInRequest(request, () => addresses?.search('12 Rose Street')))
  await server.inject({ url: '/', headers: { 'x-request-id': 'edge.1234567' } })
  await addresses?.search('14 Rose Street')
  expect(named).toEqual(['edge.1234567', undefined])
  await provider.close()
})
