import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DistrictPage, RentPage, SuburbPage } from '@homeyield/contract/rent-page'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { encodePolygons } from '@homeyield/domain/outlines/outline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp } from '../../testing/test-client.ts'
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
const RENDERER = 'export const renderRentPage = (assets, page) => JSON.stringify({ ...page, assets })'

const SQUARE = [
  [174.7, -41.3],
  [174.8, -41.3],
  [174.8, -41.2],
  [174.7, -41.2],
  [174.7, -41.3],
] as const

let webDist: string
let server: TestServer

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'homeyield-rents-'))
  await mkdir(join(webDist, 'renderer'))
  await writeFile(join(webDist, 'index.html'), '<!doctype html><title>Application</title>')
  await writeFile(join(webDist, 'pages.json'), JSON.stringify(TABLE))
  await writeFile(join(webDist, 'renderer/render-pages.js'), RENDERER)
  server = await startTestServer({ webDist, publicOrigin: 'https://homeyield.example' }, async ({ pool }) => {
    await pool.query(`insert into areas values
      ('252900', 'Newtown North', '047', 'Wellington City', '09', 'Wellington Region', true, -41.3, 174.7),
      ('252800', 'Mākara', '047', 'Wellington City', '09', 'Wellington Region', true, -41.2, 174.6),
      ('252700', 'Wellington Harbour', '047', 'Wellington City', '09', 'Wellington Region', false, -41.2, 174.8),
      ('200000', 'Waipawa', '032', 'Central Hawke''s Bay District', '06', 'Hawke''s Bay Region', true, -39.9, 176.5),
      ('258100', 'Three Kings Islands', '999', 'Area Outside Territorial Authority', '99', 'Outside', true, -34, 172)`)
    await pool.query('insert into area_outlines values ($1, $2)', ['252900', encodePolygons([[SQUARE]])])
    await pool.query(`insert into market_rents values
      ('area', '252900', 'House', 3, 500, 550, 675, 6, 1, '2025-07-01'),
      ('area', '252900', 'Any', 2, 400, 450, 500, 8, 1, '2025-07-01'),
      ('district', '047', 'House', 3, 600, 700, 800, 900, 40, '2025-07-01')`)
    // A three-bedroom house of Mākara, which has no bonds of its own, rents for $700 as elsewhere in the district.
    await pool.query(`insert into rent_surroundings values
      ('252900', ln(640), 20, 20, 20, 1, '2025-07-01', 0),
      ('252800', ln(700), 0, 20, 20, 0, '2025-07-01', 0),
      ('252700', ln(700), 0, 20, 20, 0, '2025-07-01', 0)`)
  })
})
afterAll(async () => {
  await server.stop()
  await rm(webDist, { recursive: true })
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers })

async function pageAt<Page extends RentPage = DistrictPage>(path: string): Promise<Page> {
  const response = await ask(path)
  expect(response.status, path).toBe(200)
  return (await response.json()) as Page
}

it('lists the districts by region from north to south, without areas of water and islands outside of all', async () => {
  const page = (await (await ask('/rents')).json()) as RentPage
  expect(page).toEqual({
    kind: 'districts',
    isProfessional: false,
    assets: { styles: [] },
    districts: [
      {
        slug: 'central-hawkes-bay-district',
        name: "Central Hawke's Bay District",
        region: "Hawke's Bay Region",
        areas: 1,
      },
      { slug: 'wellington-city', name: 'Wellington City', region: 'Wellington Region', areas: 2 },
    ],
  })
})

it('shows the figures that the market rent of each area has, with their level, and no quartiles', async () => {
  const { width, height, areas, names } = await pageAt('/rents/wellington-city?dwelling=House&bedrooms=3')
  // The next test compares them with the market rent.
  const SURE = { interval_80: [expect.any(Number), expect.any(Number)], confidence: expect.any(String) }
  expect(areas).toEqual([
    {
      sa2_code: '252800',
      name: 'Mākara',
      suburb: { slug: 'makara', name: 'Mākara' },
      path: '',
      rent: { ...SURE, median: 700, bonds: 0, level: 'district', place: 'Wellington City', period: '2025-07-01' },
    },
    {
      sa2_code: '252900',
      name: 'Newtown North',
      suburb: { slug: 'newtown', name: 'Newtown' },
      path: expect.stringMatching(/^M0 6000l\d+ 0/u),
      rent: { ...SURE, median: 625, bonds: 6, level: 'area', place: 'Newtown North', period: '2025-07-01' },
    },
  ])
  expect(height).toBe(6000)
  // One degree of longitude is cos(41.25°) of one of latitude.
  expect(width).toBe(4512)
  expect(names).toEqual([{ name: 'Newtown', x: 2256, y: 3000, size: 270 }])
})

it('shows the same figures as the market rent of an area', async () => {
  const premium = await signUp(server, { premium: true })
  for (const code of ['252900', '252800']) {
    const { body } = await premium.get(`/market-rent/sa2?sa2_code=${code}&suburb=&city=`)
    expect(body).not.toEqual([])
    for (const entry of body as MarketRentEntry[]) {
      const { dwelling, number_of_bedrooms, median, interval_80, confidence, bonds, level, place, period } = entry
      const query = new URLSearchParams({ dwelling, bedrooms: String(number_of_bedrooms) })
      const { areas } = await pageAt(`/rents/wellington-city?${query.toString()}`)
      const { rent } = areas.find(({ sa2_code }) => sa2_code === code) ?? {}
      expect(rent).toEqual({ median, interval_80, confidence, bonds, level, place, period })
    }
  }
})

it.each([
  ['', 'House', 3],
  ['?dwelling=Flat&bedrooms=2', 'Flat', 2],
  ['?dwelling=Room&bedrooms=4', 'Room', 1],
  ['?dwelling=Castle&bedrooms=99', 'House', 5],
  ['?dwelling=Flat&dwelling=House&bedrooms=-1', 'House', 3],
])('with the query "%s" it is about %s %d', async (query, dwelling, bedrooms) => {
  expect(await pageAt(`/rents/wellington-city${query}`)).toMatchObject({ dwelling, bedrooms, isProfessional: false })
})

it('leads from an area to its district, and from capitals to the address', async () => {
  const target = async (path: string) => {
    const response = await ask(path)
    return [response.status, response.headers.get('location')]
  }
  expect(await target('/rents?area=252900&dwelling=Flat&bedrooms=2&professional=true')).toEqual([
    302,
    '/rents/wellington-city?dwelling=Flat&bedrooms=2&professional=true#area-252900',
  ])
  expect(await target('/rents?area=999999')).toEqual([200, null])
  expect(await target('/rents/Wellington-City?dwelling=Flat')).toEqual([301, '/rents/wellington-city?dwelling=Flat'])
  const flat = '?dwelling=Flat&professional=true'
  for (const path of [
    '/rents/Wellington-City/Newtown',
    '/rents/wellington-city/NEWTOWN',
    '/rents/wellington%20city/newtown',
  ]) {
    expect(await target(path + flat), path).toEqual([301, `/rents/wellington-city/newtown${flat}`])
  }
  expect(await target('/rents/wellington-city/M%C4%81kara')).toEqual([301, '/rents/wellington-city/makara'])
})

it('shows a suburb with all its kinds, the suburbs around it and the rents of its region', async () => {
  const premium = await signUp(server, { premium: true })
  const { body } = await premium.get('/market-rent/sa2?sa2_code=252900&suburb=Newtown&city=')
  const page = await pageAt<SuburbPage>('/rents/wellington-city/newtown?dwelling=House&bedrooms=3')
  expect(page).toMatchObject({
    kind: 'suburb',
    isProfessional: false,
    district: { slug: 'wellington-city', name: 'Wellington City' },
    suburb: { slug: 'newtown', name: 'Newtown' },
    codes: '252900',
    dwelling: 'House',
    bedrooms: 3,
    areas: [],
    years: { place: 'Wellington Region', source: 'MBIE / Tenancy Services' },
  })
  expect(page.entries).toEqual(body)
  expect(page.nearby.map(({ slug, district, rent }) => [district.slug, slug, rent?.median])).toEqual([
    ['wellington-city', 'makara', 700],
    ['central-hawkes-bay-district', 'waipawa', undefined],
  ])
})

it('is not found for an unknown district or suburb', async () => {
  for (const path of [
    '/rents/nowhere',
    '/rents/area-outside-territorial-authority',
    '/rents/__proto__',
    '/rents/wellington-city/nowhere',
    '/rents/wellington-city/waipawa',
    '/rents/wellington-city/newtown/north',
    '/rents/area-outside-territorial-authority/three-kings-islands',
  ]) {
    const response = await ask(path)
    expect([response.status, response.headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8'])
  }
  expect((await ask('/renderer/render-pages.js')).status).toBe(404)
})

it('is named to search engines', async () => {
  const sitemap = await (await ask('/rents/sitemap.xml')).text()
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address)).toEqual([
    'https://homeyield.example/rents',
    'https://homeyield.example/rents/central-hawkes-bay-district',
    'https://homeyield.example/rents/wellington-city',
    'https://homeyield.example/rents/wellington-city/makara',
    'https://homeyield.example/rents/wellington-city/newtown',
    'https://homeyield.example/rents/central-hawkes-bay-district/waipawa',
  ])
  expect(await (await ask('/robots.txt')).text()).toContain('Sitemap: https://homeyield.example/rents/sitemap.xml\n')
})

it('is served from memory until an import changes the rents', async () => {
  const { pool } = server.database
  const median = async () => (await pageAt('/rents/wellington-city')).areas[1]?.rent?.median
  expect(await median()).toBe(625)
  const etag = (await ask('/rents/wellington-city')).headers.get('etag') ?? ''
  await pool.query(`update market_rents set median = 600 where area_kind = 'area' and dwelling = 'House'`)
  server.wait(6_000)
  expect((await ask('/rents/wellington-city', { 'if-none-match': etag })).status).toBe(304)
  await pool.query(`insert into import_reports (name, source, report) values ('market_rents', 'a file', '{}')`)
  server.wait(6_000)
  await expect.poll(median).toBe(628)
})
