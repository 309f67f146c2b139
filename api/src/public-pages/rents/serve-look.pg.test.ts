import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LookPage } from '@homeyield/contract/look-page'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SURROUNDINGS } from '../../testing/rent-surroundings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const TABLE = {
  pages: [],
  application: [],
  notFoundTitle: 'Page not found',
  shells: {},
  popup: '/premiumpopup',
  assets: { styles: [] },
}
// Not the web app's: it shows what the server gives it.
const RENDERER = `
  export const renderRentPage = (assets, page) => JSON.stringify(page)
  export const renderLookPage = (assets, page) => JSON.stringify(page)`

let webDist: string
let server: TestServer
let secure: Pick<TestServer, 'url'>

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'homeyield-look-'))
  await mkdir(join(webDist, 'renderer'))
  await writeFile(join(webDist, 'index.html'), '<!doctype html><title>Application</title>')
  await writeFile(join(webDist, 'pages.json'), JSON.stringify(TABLE))
  await writeFile(join(webDist, 'renderer/render-pages.js'), RENDERER)
  server = await startTestServer({ webDist, publicOrigin: 'https://homeyield.example' }, ({ pool }) =>
    pool.query(`
      insert into areas values
        ('200001', 'Frasertown', '002', 'Wairoa District', '02', 'Hawke''s Bay Region', true, -39, 177),
        ('200002', 'Nuhaka', '002', 'Wairoa District', '02', 'Hawke''s Bay Region', true, -39, 177);
      insert into market_rents
        select 'area', (200000 + n)::text, 'House', 3, 570, 640, 700, 12, 1, '2025-07-01' from generate_series(1, 2) as n;
      ${SURROUNDINGS}`),
  )
  secure = await server.startAnother({
    looksPerAddress: { attempts: 1, minutes: 60 },
    trustedProxies: 1,
  })
})
afterAll(async () => {
  await server.stop()
  await rm(webDist, { recursive: true })
})

async function open(query: string, cookie = '', at: Pick<TestServer, 'url'> = server) {
  const response = await fetch(`${at.url}/rents?${query}`, {
    redirect: 'manual',
    headers: { cookie, 'x-forwarded-for': '203.0.113.7' },
  })
  const { status, headers } = response
  return { status, headers, page: (await response.json()) as LookPage }
}

const lookOf = ({ result }: LookPage) => (result.state === 'found' ? result.look : null)

it('is a page of one rent with the look as a cookie, that nobody else stores or indexes', async () => {
  const { status, headers, page } = await open('place=Frasertown&bedrooms=3&price=650k&professional=true')
  expect(status).toBe(200)
  expect(page).toMatchObject({
    isProfessional: true,
    asked: {
      place: 'Frasertown',
      dwelling: 'House',
      bedrooms: 3,
      typedPrice: '650k',
      price: 650_000,
      priceProblem: '',
    },
    result: {
      state: 'found',
      place: { sa2_code: '200001' },
      rent: { median: 640 },
      suburbPage: '/rents/wairoa-district/frasertown',
    },
  })
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('set-cookie')).toBe(
    `homeyield_look=${lookOf(page)}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`,
  )
})

it('answers the same suburb again, and says of another what was looked at', async () => {
  const cookie = `homeyield_look=${lookOf((await open('place=Frasertown')).page)}`
  expect((await open('place=frasertown&dwelling=Flat&bedrooms=2', cookie)).status).toBe(200)
  const { status, headers, page } = await open('place=Nuhaka', cookie)
  expect(status).toBe(403)
  expect(page.result).toEqual({
    state: 'used',
    used: expect.objectContaining({ suburb: 'Frasertown', sa2_code: '200001' }),
    wanted: expect.objectContaining({ suburb: 'Nuhaka', sa2_code: '200002' }),
    wantedPage: '/rents/wairoa-district/nuhaka',
  })
  expect(headers.get('set-cookie')).toBeNull()
})

it('shows what was typed, percent signs and marks of settings too', async () => {
  const { status, page } = await open(`place=${encodeURIComponent('%PRODUCT_NAME% 100%')}`)
  expect(status).toBe(200)
  expect(page).toMatchObject({ asked: { place: '%PRODUCT_NAME% 100%' }, result: { state: 'choices', choices: [] } })
})

it.each(['wairoa', 'Wairoa District'])('has the district of %s beside its areas', async (place) => {
  const { page } = await open(`place=${place}`)
  expect(page.result).toMatchObject({
    state: 'choices',
    district: { slug: 'wairoa-district', name: 'Wairoa District' },
  })
})

it('says what is no price and that a place is missing', async () => {
  expect((await open('place=Frasertown&price=lots')).page.asked).toMatchObject({
    typedPrice: 'lots',
    price: null,
    priceProblem: 'Enter a number such as 850,000',
  })
  const { status, page } = await open('place=')
  expect([status, page.result]).toEqual([422, { state: 'refused', sentence: 'Enter a suburb or an address.' }])
})

it('says when a network may look again', async () => {
  await open('place=Frasertown', '', secure)
  const { status, headers, page } = await open('place=Frasertown', '', secure)
  expect(status).toBe(429)
  expect(page.result).toEqual({
    state: 'refused',
    sentence: expect.stringMatching(/^Too many attempts\. Please try again in/u),
  })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

it('is not the page of the districts, which everybody shares', async () => {
  const { headers, page } = await open('')
  expect(page).toMatchObject({ kind: 'districts' })
  expect(headers.get('set-cookie')).toBeNull()
})
