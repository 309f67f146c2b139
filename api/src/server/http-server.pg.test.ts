import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, signUp, TEST_PASSWORD, type TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let visitor: TestClient
let webDist: string

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'homeyield-web-'))
  await mkdir(join(webDist, 'assets'))
  await writeFile(join(webDist, 'index.html'), APPLICATION)
  await writeFile(join(webDist, 'robots.txt'), 'User-agent: *')
  await writeFile(join(webDist, 'assets', 'main-1a2b3c.js'), 'plain')
  await writeFile(join(webDist, 'assets', 'main-1a2b3c.js.br'), 'brotli')
  server = await startTestServer({ webDist })
  visitor = callAs(server)
})
afterAll(async () => {
  await server.stop()
  await rm(webDist, { recursive: true })
})

const NOT_FOUND = { error: 'We could not find that.', code: 'not_found' }

const APPLICATION = '<!doctype html><title>Application</title>'
const ODD_PATHS = [
  '/%ZZ',
  '/%',
  '/calculator/%E0%A4%A',
  '/%c0%ae?x=%ZZ',
  '//x',
  '//evil.example/x',
  '/calculations//x',
  '/calculations//evil.example',
  '/%5cx',
  '/%5c%5cevil.example',
  '/.%5cx',
  '/calculator%00',
  '/..%2fx',
]

function open(path: string, headers: Record<string, string> = { accept: 'text/html' }, method = 'GET') {
  return fetch(`${server.url}${path}`, { method, headers })
}

describe('the browser application', () => {
  it('serves every address that a person opens, without caching', async () => {
    for (const path of ['/', '/calculator', '/calculator/0b0e7f3c?x=1', '/no/such/place', '/apiary']) {
      const response = await open(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('Application')
    }
  })

  it('serves malformed addresses like any unknown address', async () => {
    for (const path of ODD_PATHS) {
      const response = await open(path)
      expect([response.status, await response.text()], path).toEqual([200, APPLICATION])
      expect(response.headers.get('content-security-policy'), path).toContain("default-src 'self'")
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    }
  })

  it('responds to HEAD as to GET, without the body', async () => {
    const response = await open('/calculator', { accept: 'text/html' }, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('serves no file from outside its folder', async () => {
    for (const path of ['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5cx', '/%00']) {
      const response = await open(path, { accept: '*/*' })
      expect(response.status, path).toBeLessThan(500)
      expect(await response.text()).not.toContain('root:')
    }
  })

  it('lets browsers cache content-named files for ever, compressed if accepted', async () => {
    const plain = await open('/assets/main-1a2b3c.js', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await plain.text()).toBe('plain')
    const compressed = await open('/assets/main-1a2b3c.js', { 'accept-encoding': 'br' }, 'HEAD')
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('content-type')).toMatch(/javascript/u)
    expect(compressed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('has a robots.txt that is one', async () => {
    expect(await (await open('/robots.txt')).text()).toBe('User-agent: *')
  })
})

describe('every response', () => {
  it('lets the browser run nothing but ours', async () => {
    for (const path of ['/', '/resetpassword/a-token', '/robots.txt', '/api/config', '/api/nothing', '/api/account']) {
      const { headers } = await open(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, path).toContain("default-src 'self'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("style-src 'self'")
      expect(policy).toContain("img-src 'self' data:")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      const permissions = headers.get('permissions-policy')?.split(', ')
      // An address widget may ask for nearby addresses.
      expect(permissions).toContain('geolocation=(self)')
      for (const feature of ['camera', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']) {
        expect(permissions).toContain(`${feature}=()`)
      }
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  it('of the API is not cached', async () => {
    expect((await visitor.get('/config')).headers.get('cache-control')).toBe('no-store')
    expect((await visitor.get('/account')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('an unknown call', () => {
  it.each([
    ['GET', '/nothing'],
    ['PUT', '/calculations'],
    ['POST', '/config'],
    ['DELETE', '/account/sign_out'],
    ['GET', '/calculations/a/b'],
    ['GET', '/%zz'],
    ['GET', '/%c0%ae'],
    ['GET', `/addresses/${'x'.repeat(3000)}`],
  ])('%s %s is not found', async (method, path) => {
    expect(await visitor.call(method, path)).toMatchObject({ status: 404, body: NOT_FOUND })
  })

  it('is not found under the bare /api either, for a person too', async () => {
    for (const path of ['/api', '/api/', '/api?x', '/api/nothing']) {
      const response = await open(path)
      expect([response.status, await response.json()], path).toEqual([404, NOT_FOUND])
    }
  })
})

describe('methods', () => {
  it('are returned by OPTIONS', async () => {
    const options = await visitor.call('OPTIONS', '/calculations')
    expect(options.status).toBe(204)
    expect(options.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST'])
  })

  it('HEAD responds as GET does, with the same access', async () => {
    expect(await visitor.call('HEAD', '/config')).toMatchObject({ status: 200, body: undefined })
    expect(await visitor.call('HEAD', '/calculations')).toMatchObject({ status: 401, body: undefined })
    expect(await (await signUp(server)).call('HEAD', '/calculations')).toMatchObject({ status: 200, body: undefined })
  })
})

describe('what anybody may read', () => {
  it('is the settings', async () => {
    expect(await visitor.get('/config')).toMatchObject({
      status: 200,
      body: {
        product_name: 'Homeyield',
        support_email: 'support@homeyield.test',
        plan_price: 4.99,
        address_source: 'homeyield',
        property_data_provider: { name: 'Cotality', url: 'https://www.cotality.com' },
        sample_data: { addresses: false, property_data: false },
        analytics: { ga4_id: null, meta_pixel_id: null },
      },
    })
  })

  it('is a page for people too, which loads nothing from other hosts', async () => {
    const page = await fetch(`${server.url}/api/docs`)
    expect([page.status, page.url]).toEqual([200, `${server.url}/api/docs/`])
    expect(page.headers.get('content-type')).toContain('text/html')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self';")
    const html = await page.text()
    expect(html).toContain('API · Homeyield')
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/gu)].map(([, file = '']) => new URL(file, page.url))
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) {
      expect(file.origin).toBe(server.url)
      expect((await fetch(file)).status, file.pathname).toBe(200)
    }
    const document = await fetch(`${server.url}/api/docs/json`)
    expect(await document.json()).toEqual((await visitor.get('/openapi.json')).body)
  })

  it('is the contract', async () => {
    const { status, body } = await visitor.get('/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/account', '/authenticate', '/market-rent/sa2', '/calculations/{id}']),
    )
    expect(Object.keys(body.paths['/account'])).toEqual(['post', 'get', 'patch', 'delete'])
    for (const [path, method] of [
      ['/account/sign_out', 'post'],
      ['/account/export', 'get'],
      ['/account/confirm_email', 'post'],
      ['/account/resend_confirmation', 'post'],
      ['/account/undo_search', 'post'],
      ['/account/forgot_password', 'post'],
      ['/account/password', 'patch'],
    ] as const) {
      expect(Object.keys(body.paths[path]), path).toEqual([method])
    }
  })

  it('is whether the product serves', async () => {
    expect(await visitor.get('/health/live')).toMatchObject({ status: 200, body: { status: 'live' } })
    expect(await visitor.get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('tells what data are loaded, and which are out of date', async () => {
    await server.database.pool.query(`
      insert into import_reports (name, source, report) values ('market_rents', 'mbie.csv', '{}');
      insert into market_rents values ('area', '100100', 'House', 3, 1, 2, 3, 9, 1, '2020-01-01')`)
    const { status, body } = await visitor.get('/health/data')
    expect(status).toBe(200)
    const sets = body.data.filter(({ name }: { name: string }) => name === 'addresses' || name === 'rents')
    const loaded_at = expect.stringMatching(/^20\d\d-.*Z$/u)
    expect(sets).toEqual([
      { name: 'addresses', rows: 0, extent: 'none', as_of: null, loaded_at: null, source: null, stale: false },
      {
        name: 'rents',
        rows: 1,
        extent: 'whole country',
        as_of: '2020-01-01',
        loaded_at,
        source: 'mbie.csv',
        stale: true,
      },
    ])
  })
})

describe('default expenses', () => {
  it('are named as the form’s fields', async () => {
    const account = await signUp(server)
    const { status, body } = await account.get('/expenses')
    expect(status).toBe(200)
    expect(Object.fromEntries(body.map(({ name, value }: { name: string; value: unknown }) => [name, value]))).toEqual({
      insurance_cost: 2500,
      repairs_maintenance: 2000,
      rates: 3000,
      contingency: 500,
      property_management_fees: 8.5,
      vacancy_cost: null,
      dwelling: ['House', 'Apartment', 'Flat', 'Room'],
      number_of_bedrooms: [1, 2, 3, 4, 5, 6],
    })
  })
})

describe('the log', () => {
  it('has routes and statuses, and no personal data', async () => {
    const lines: string[] = []
    const talkative = await startTestServer({ logLevel: 'info', log: { write: (line) => void lines.push(line) } })
    const account = await signUp(talkative)
    const { body } = await account.post('/calculations', { property: '12 Rose Street' })
    await account.get(`/calculations/${body.id}`)
    await account.get('/addresses?q=12%20Rose%20Street')
    await account.post('/authenticate', { email: account.email, password: TEST_PASSWORD })
    await talkative.stop()
    const log = lines.join('')
    expect(log).toContain('"method":"GET","route":"/api/calculations/:id","status":200')
    expect(log).not.toContain(account.token)
    expect(log).not.toContain(account.email)
    expect(log).not.toContain(TEST_PASSWORD)
    expect(log).not.toMatch(/Rose/u)
    expect(log).not.toContain(body.id)
  })
})

describe('traffic', () => {
  it('is limited by address, to what does not exist too', async () => {
    const limited = await startTestServer({ requestsPerMinute: 5 })
    const client = callAs(limited)
    for (let request = 0; request < 3; request++) expect((await client.get('/config')).status).toBe(200)
    for (let request = 0; request < 2; request++) expect((await client.get('/nothing')).status).toBe(404)
    for (const path of ['/nothing', '/config']) {
      const refused = await client.get(path)
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
      expect(refused.body.error).toMatch(/^Too many requests\. Please try again in \d+ seconds?\.$/u)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await limited.stop()
  })

  it('limits bodies to unknown addresses, and each response has the headers', async () => {
    const limited = await startTestServer({ requestsPerMinute: 2 })
    for (const status of [404, 404, 429]) {
      const response = await fetch(`${limited.url}/api/nothing`, { method: 'POST', body: '{}' })
      expect(response.status).toBe(status)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('connection')).toBe('close')
    }
    await limited.stop()
  })

  it('is limited to addresses that are none too, and each has the headers', async () => {
    const limited = await startTestServer({ requestsPerMinute: 3 })
    for (const path of ['/api/%ZZ', '/api/nothing/%c0%ae', '/api//config']) {
      const response = await fetch(`${limited.url}${path}`)
      expect([response.status, await response.json()], path).toEqual([404, NOT_FOUND])
      expect(response.headers.get('content-security-policy'), path).toContain("default-src 'self'")
      expect(response.headers.get('cache-control'), path).toBe('no-store')
    }
    expect((await fetch(`${limited.url}/api/%ZZ`)).status).toBe(429)
    await limited.stop()
  })

  it('is not limited to health and to the pages of the application', async () => {
    const limited = await startTestServer({ requestsPerMinute: 1, webDist })
    const client = callAs(limited)
    expect((await client.get('/config')).status).toBe(200)
    expect((await client.get('/config')).status).toBe(429)
    const escaped = await fetch(`${limited.url}/%61pi/config`)
    expect(escaped.status).not.toBe(200)
    for (let request = 0; request < 5; request++) {
      expect((await client.get('/health/live')).status).toBe(200)
      expect((await client.get('/health/ready')).status).toBe(200)
      for (const path of ['/', '/calculator', '/robots.txt', '/assets/main-1a2b3c.js']) {
        expect((await fetch(`${limited.url}${path}`, { headers: { accept: 'text/html' } })).status, path).toBe(200)
      }
    }
    await limited.stop()
  })

  it('is counted by the address from trusted proxies only', async () => {
    const ask = (url: string, from: string) =>
      fetch(`${url}/api/config`, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status)
    const alone = await startTestServer({ requestsPerMinute: 1 })
    expect([await ask(alone.url, '192.0.2.1'), await ask(alone.url, '192.0.2.2')]).toEqual([200, 429])
    await alone.stop()
    const behind = await startTestServer({ requestsPerMinute: 1, trustedProxies: 1 })
    expect([await ask(behind.url, '192.0.2.1'), await ask(behind.url, '192.0.2.2')]).toEqual([200, 200])
    expect(await ask(behind.url, '198.51.100.1, 192.0.2.1')).toBe(429)
    // A port, another notation or an invalid address make no further callers.
    expect(await ask(behind.url, '192.0.2.1:4001')).toBe(429)
    expect(await ask(behind.url, '::ffff:c000:201')).toBe(429)
    expect([await ask(behind.url, 'unknown1'), await ask(behind.url, 'unknown2')]).toEqual([200, 429])
    await behind.stop()
  })

  it('is limited for a wide network of IPv6 too', async () => {
    const limited = await startTestServer({ requestsPerMinute: 1, trustedProxies: 1 })
    const ask = (from: string) =>
      fetch(`${limited.url}/api/config`, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status)
    for (let network = 1; network <= 10; network++) expect(await ask(`2001:db8:1:${network}::1`)).toBe(200)
    expect(await ask('2001:db8:1:b::1')).toBe(429)
    expect(await ask('2001:db8:2:b::1')).toBe(200)
    await limited.stop()
  })
})
