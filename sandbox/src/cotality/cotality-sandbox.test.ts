import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sampleId } from './sample-property.ts'
import { startCotalitySandbox, type CotalitySandbox } from './start-cotality-sandbox.ts'

let sandbox: CotalitySandbox
beforeAll(async () => {
  sandbox = await startCotalitySandbox({ tokenSeconds: 1 })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.reset())

const credentials = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
const requestToken = (authorization: string) =>
  fetch(`${sandbox.tokenUrl}?grant_type=client_credentials`, { method: 'POST', headers: { authorization } })
async function get(path: string) {
  const response = await requestToken(credentials(sandbox.clientId, sandbox.clientSecret))
  const { access_token: token } = (await response.json()) as { access_token: string }
  return fetch(`${sandbox.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
}
const core = (id: string) => get(`/property-details/nz/properties/${id}/attributes/core`)

it('issues a token for valid credentials only, and requires one', async () => {
  expect((await requestToken(credentials(sandbox.clientId, 'wrong'))).status).toBe(401)
  const unsigned = await fetch(`${sandbox.url}/property-details/nz/properties/17660220/attributes/core`)
  expect([unsigned.status, await unsigned.json()]).toEqual([
    401,
    { messages: [{ type: 'ERROR', message: 'Invalid token provided.' }] },
  ])
})

it('returns the same property for an address, however it is written', async () => {
  const id = sampleId('12 Rose Street, Ōtāhuhu, Auckland')
  expect(sampleId(' 12  ROSE street Ōtāhuhu Auckland')).toBe(id)
  expect(sampleId('14 Rose Street, Ōtāhuhu, Auckland')).not.toBe(id)
  const match = await get('/search/nz/matcher/address?q=12%20Rose%20Street%2C%20%C5%8Ct%C4%81huhu%2C%20Auckland')
  expect(await match.json()).toMatchObject({ matchDetails: { propertyId: Number(id), matchType: 'E' } })
  expect(await (await core(id)).json()).toEqual(await (await core(id)).json())
})

it('serves a valid PNG photo', async () => {
  const response = await fetch(`${sandbox.url}/pictures/17660220.png`)
  const photo = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(photo.subarray(1, 4).toString()).toBe('PNG')
  expect([photo.readUInt32BE(16), photo.readUInt32BE(20)]).toEqual([640, 400])
  // The signature, the header chunk, then one chunk of pixels: each row has a filter byte and three bytes a pixel.
  const size = photo.readUInt32BE(33)
  expect(inflateSync(photo.subarray(41, 41 + size))).toHaveLength(400 * (1 + 640 * 3))
})

it('fails as set by the code and by /control', async () => {
  const setFault = (body: object) => fetch(`${sandbox.url}/control`, { method: 'PUT', body: JSON.stringify(body) })
  expect((await setFault({ part: 'core', fault: 'broken', times: 1 })).status).toBe(200)
  expect((await core('17660220')).status).toBe(500)
  expect((await core('17660220')).status).toBe(200)
  await setFault({ part: 'all', fault: 'limited' })
  sandbox.misbehave('token', { fault: 'slow', milliseconds: 1 })
  expect((await core('17660220')).status).toBe(429)
  await setFault({ part: 'all', fault: null })
  expect((await core('17660220')).status).toBe(200)
  expect((await setFault({ part: 'roof', fault: 'broken' })).status).toBe(422)
  expect((await setFault({ part: 'core', fault: 'leaks' })).status).toBe(422)
})
