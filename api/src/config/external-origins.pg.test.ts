import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const GA4_ID = 'G-1A2B3C4D5E'
const PIXEL_ID = '123456789012345'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The security headers about scripts, images, calls and everything else, and about the referrer. */
async function readPolicy(analytics?: { ga4Id: string | null; metaPixelId: string | null }) {
  const { url } = analytics ? await server.startAnother({ analytics }) : server
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? ''
  const directives = Object.fromEntries(policy.split(';').map((part) => part.split(/ (.*)/su).slice(0, 2)))
  const { 'script-src': scripts, 'img-src': images, 'connect-src': connections, ...rest } = directives
  return { scripts, images, connections, rest, ids: (await callAs({ url }).get('/config')).body.analytics }
}

const REST = {
  'default-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

it('allows browsers no other origin without analytics', async () => {
  expect(await readPolicy()).toEqual({
    scripts: "'self'",
    images: "'self' data:",
    connections: "'self'",
    rest: REST,
    ids: { ga4_id: null, meta_pixel_id: null },
  })
})

it('allows Google alone when visits are measured there', async () => {
  expect(await readPolicy({ ga4Id: GA4_ID, metaPixelId: null })).toEqual({
    scripts: "'self' https://www.googletagmanager.com",
    images: "'self' data: https://www.googletagmanager.com https://*.google-analytics.com",
    connections:
      "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    rest: REST,
    ids: { ga4_id: 'G-1A2B3C4D5E', meta_pixel_id: null },
  })
})

it('allows Meta alone when visits are measured there', async () => {
  expect(await readPolicy({ ga4Id: null, metaPixelId: PIXEL_ID })).toEqual({
    scripts: "'self' https://connect.facebook.net",
    images: "'self' data: https://www.facebook.com",
    connections: "'self' https://www.facebook.com",
    rest: REST,
    ids: { ga4_id: null, meta_pixel_id: '123456789012345' },
  })
})

it('allows both', async () => {
  expect(await readPolicy({ ga4Id: GA4_ID, metaPixelId: PIXEL_ID })).toMatchObject({
    scripts: "'self' https://www.googletagmanager.com https://connect.facebook.net",
    ids: { ga4_id: 'G-1A2B3C4D5E', meta_pixel_id: '123456789012345' },
  })
})
