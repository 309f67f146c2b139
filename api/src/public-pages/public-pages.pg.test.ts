import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const APPLICATION = '<!doctype html><title>Application</title>'
const PLAIN = { meta: '', document: null }
const TABLE = {
  pages: [
    { name: 'home', path: '/home', aliases: [], hasProfessionalWords: true, hasExamples: true },
    { name: 'about', path: '/about-us', aliases: ['/about'], hasProfessionalWords: true, hasExamples: false },
    { name: 'terms', path: '/termsandconditions', aliases: [], hasProfessionalWords: false, hasExamples: false },
  ],
  application: [
    { path: '/signin', title: 'Title', layout: 'screen', indexed: true, files: [], ...PLAIN },
    { path: '/calculator/:id?', title: 'Title', layout: 'screen', indexed: false, files: [], ...PLAIN },
  ],
  notFoundTitle: 'Page not found',
  shells: {},
  popup: '/premiumpopup',
}
const PAGES = {
  'home.html': '<!doctype html><title>%PRODUCT_NAME%</title>Home',
  'home.examples.html': '<!doctype html><title>%PRODUCT_NAME%</title>Home with examples',
  'home.professional.html': '<!doctype html>Professional home',
  'home.professional.examples.html': '<!doctype html>Professional home with examples',
  'about.html':
    '<!doctype html><link rel="canonical" href="%PUBLIC_ORIGIN%/about-us">%PREMIUM_PRICE%<script type="application/ld+json">{"name":"%PRODUCT_NAME%"}</script>',
  'about.professional.html': '<!doctype html>Professional about',
  'terms.html': `<!doctype html>${'Terms of %PROVIDER_NAME%. '.repeat(200)}`,
  'terms.professional.html': '<!doctype html>Terms in other colours',
}

/** What the build copies as it is. */
const PUBLIC = join(import.meta.dirname, '../../../web/public')

let webDist: string
let server: TestServer

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'homeyield-pages-'))
  await mkdir(join(webDist, 'pages'))
  await writeFile(join(webDist, 'index.html'), APPLICATION)
  await writeFile(join(webDist, 'pages.json'), JSON.stringify(TABLE))
  for (const [name, html] of Object.entries(PAGES)) await writeFile(join(webDist, 'pages', name), html)
  await cp(PUBLIC, webDist, { recursive: true })
  server = await startTestServer({
    webDist,
    productName: 'A&B "<Ltd>"',
    publicOrigin: 'https://homeyield.example',
    propertyDataProvider: { name: 'Cotality', url: 'https://www.cotality.com' },
  })
})
afterAll(async () => {
  await server.stop()
  await rm(webDist, { recursive: true })
})

interface Result {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

/** Requests without a browser's behaviour: no decompression, no added headers, no redirects followed. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', url = server.url): Promise<Result> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(url + path), { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
      })
    })
    asked.on('error', reject).end()
  })
}

async function textAt(path: string, url = server.url): Promise<string> {
  return (await ask(path, {}, 'GET', url)).body.toString()
}

const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('a public page', () => {
  it('is served to everybody, filled with the settings', async () => {
    for (const path of ['/about-us', '/about', '/about/', '/about-us?referrer=x']) {
      const { status, headers, body } = await ask(path)
      expect(status, path).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['vary']).toBe('accept-encoding')
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.toString(), path).toBe(
        '<!doctype html><link rel="canonical" href="https://homeyield.example/about-us">$4.99<script type="application/ld+json">{"name":"A&B \\"\\u003cLtd>\\""}</script>',
      )
    }
  })

  it('shows the worded examples outside of production', async () => {
    expect(await textAt('/home')).toBe(
      '<!doctype html><title>A&amp;B &quot;&lt;Ltd&gt;&quot;</title>Home with examples',
    )
    expect(await textAt('/home?professional=true')).toBe('<!doctype html>Professional home with examples')
  })

  it('has its variant for professionals when requested', async () => {
    expect(await textAt('/about?professional=true')).toBe('<!doctype html>Professional about')
    for (const path of ['/about?professional=false', '/about?professional', '/about?professional=1']) {
      expect(await textAt(path), path).toContain('$4.99')
    }
    expect(await textAt('/termsandconditions?professional=true')).toBe('<!doctype html>Terms in other colours')
    expect(await textAt('/robots.txt?professional=true')).toMatch(/^User-agent/u)
  })

  it('is sent compressed to clients that accept it', async () => {
    const plain = (await textAt('/termsandconditions')).length
    const br = await ask('/termsandconditions', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body)).toHaveLength(plain)
    expect(Number(br.headers['content-length'])).toBe(br.body.length)
    for (const accepted of ['gzip', 'GZIP, br;q=0', 'deflate, gzip;q=0.5']) {
      const zipped = await ask('/termsandconditions', { 'accept-encoding': accepted })
      expect(zipped.headers['content-encoding'], accepted).toBe('gzip')
      expect(gunzipSync(zipped.body)).toHaveLength(plain)
    }
    for (const accepted of ['identity', 'br;q=0, gzip;q=0.0', '']) {
      const sent = await ask('/termsandconditions', { 'accept-encoding': accepted })
      expect(sent.headers['content-encoding'], accepted).toBeUndefined()
      expect(sent.body).toHaveLength(plain)
    }
  })

  it('is not sent again while it is the same, and is another when its packing is', async () => {
    const first = await ask('/about', { 'accept-encoding': 'br' })
    const etag = String(first.headers['etag'])
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await ask('/about', { 'accept-encoding': 'br', 'if-none-match': known })
      expect([again.status, again.body.length, again.headers['etag']], known).toEqual([304, 0, etag])
    }
    const other = await ask('/about', { 'accept-encoding': 'gzip', 'if-none-match': etag })
    expect(other.status).toBe(200)
    expect(other.headers['etag']).not.toBe(etag)
    expect((await ask('/about?professional=true', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(200)
  })

  it('responds to HEAD as to GET, without the body', async () => {
    const get = await ask('/about')
    const head = await ask('/about', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers['etag']).toBe(get.headers['etag'])
    expect((await ask('/about', {}, 'POST')).status).toBe(404)
  })
})

it('production shows no examples, unless configured', async () => {
  const production = await server.startAnother({ environment: 'production' })
  expect(await textAt('/home', production.url)).toBe(
    '<!doctype html><title>A&amp;B &quot;&lt;Ltd&gt;&quot;</title>Home',
  )
  expect(await textAt('/home?professional=true', production.url)).toBe('<!doctype html>Professional home')
  const told = await server.startAnother({ environment: 'production', productionAllows: ['development-seed'] })
  expect(await textAt('/home', told.url)).toContain('Home with examples')
})

it('without a public origin, pages name where the server listens', async () => {
  const another = await server.startAnother({ publicOrigin: null })
  const { port } = new URL(another.url)
  expect(await textAt('/about', another.url)).toContain(`href="http://localhost:${port}/about-us"`)
  expect(await textAt('/robots.txt', another.url)).toContain(`Sitemap: http://localhost:${port}/sitemap.xml`)
})

describe('what search engines read', () => {
  it('names every page at the address that counts', async () => {
    const { status, headers, body } = await ask('/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const addresses = [...body.toString().matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address)
    expect(addresses).toEqual([
      'https://homeyield.example/home',
      'https://homeyield.example/home?professional=true',
      'https://homeyield.example/about-us',
      'https://homeyield.example/about-us?professional=true',
      'https://homeyield.example/termsandconditions',
    ])
  })

  it('leads to the sitemap and away from the API', async () => {
    const { status, headers, body } = await ask('/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body.toString()).toBe(
      'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://homeyield.example/sitemap.xml\n',
    )
  })
})

describe('the well-known addresses', () => {
  it('lead password managers to the page that changes the password', async () => {
    const { status, headers } = await ask('/.well-known/change-password')
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/editpassword', 'no-cache'])
    expect((await ask('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).status).toBe(
      404,
    )
  })

  it('tell where to report a vulnerability, never out of date', async () => {
    const read = async () => {
      const { status, headers, body } = await ask('/.well-known/security.txt')
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      return Object.fromEntries(
        body
          .toString()
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/u)),
      ) as Record<string, string>
    }
    const { Expires = '', ...fields } = await read()
    expect(fields).toEqual({
      Contact: 'mailto:support@homeyield.test',
      'Preferred-Languages': 'en',
      Canonical: 'https://homeyield.example/.well-known/security.txt',
    })
    const days = (Date.parse(Expires) - server.now()) / 86_400_000
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(365)
    server.wait(400 * 86_400_000)
    expect(Date.parse((await read()).Expires ?? '')).toBeGreaterThan(server.now())
    server.wait(-400 * 86_400_000)
  })
})

describe('any other address', () => {
  it('is the application’s where it has something there', async () => {
    for (const path of ['/signin', '/calculator', '/calculator/0b0e7f3c?x=1', '/calculator/premiumpopup']) {
      const { status, headers, body } = await ask(path, asPerson)
      expect([status, body.toString()], path).toEqual([200, APPLICATION])
      expect(headers['cache-control']).toBe('no-cache')
    }
    for (const path of ['/premiumpopup', '/about/premiumpopup', '/home/premiumpopup?tab=1']) {
      expect((await ask(path, asPerson)).status, path).toBe(200)
    }
  })

  it('is not indexed when it is personal', async () => {
    const robotsAt = async (path: string) => (await ask(path, asPerson)).headers['x-robots-tag']
    for (const path of ['/calculator', '/Calculator/1', '/signin/premiumpopup']) {
      expect(await robotsAt(path), path).toBe('noindex')
    }
    for (const path of ['/signin', '/about', '/no/such/place']) expect(await robotsAt(path), path).toBeUndefined()
  })

  it('is the application’s with 404 where it has nothing', async () => {
    for (const path of ['/no/such/place', '/about/x', '/no-such-page', '/%ZZ', '//x', '/assets/old.js', '/pages']) {
      const { status, body } = await ask(path, asPerson)
      expect([status, body.toString()], path).toEqual([404, APPLICATION])
      expect((await ask(path, asPerson, 'HEAD')).status).toBe(404)
    }
  })

  it.each([{}, { accept: '*/*' }, { accept: 'application/json' }])(
    'is the application’s document with %o, and with HEAD',
    async (headers) => {
      for (const [path, expected] of [
        ['/signin', 200],
        ['/SignIn/', 200],
        ['/calculator/0b0e7f3c', 200],
        ['/Calculator/', 200],
        ['/no/such/place', 404],
      ] as const) {
        const get = await ask(path, headers)
        expect([get.status, get.body.toString()], path).toEqual([expected, APPLICATION])
        expect(get.headers['content-type']).toBe('text/html; charset=utf-8')
        const head = await ask(path, headers, 'HEAD')
        expect([head.status, head.body.length, head.headers['etag']], path).toEqual([expected, 0, get.headers['etag']])
      }
      const api = await ask('/api/nothing', headers)
      expect([api.status, api.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    },
  )

  it('refuses other methods in plain text: only the API has JSON', async () => {
    for (const path of ['/signin', '/about', '/no/such/place']) {
      const { status, headers, body } = await ask(path, asPerson, 'POST')
      expect([status, headers['content-type']], path).toEqual([404, 'text/plain; charset=utf-8'])
      expect(body.toString()).toBe('We could not find that.')
    }
  })

  it('may be an icon that browsers ask for by its name', async () => {
    for (const [path, type] of [
      ['/favicon.ico', 'image/vnd.microsoft.icon'],
      ['/apple-touch-icon.png', 'image/png'],
    ] as const) {
      const { status, headers, body } = await ask(path)
      expect([status, headers['content-type'], headers['cache-control']], path).toEqual([200, type, 'no-cache'])
      expect(body.equals(await readFile(join(PUBLIC, path))), path).toBe(true)
    }
  })

  it('gives away nothing of how the pages are made', async () => {
    for (const path of [
      '/pages.json',
      '/pages/home.html',
      '/pages/',
      '/.built-from',
      '/%70ages.json',
      '/pages%2Fhome.html',
    ]) {
      const { status, body } = await ask(path)
      expect(status, path).toBe(404)
      expect(body.toString()).not.toContain('PRODUCT_NAME')
    }
  })

  it('is that of a public page for good where only its letters are other ones', async () => {
    for (const [path, page] of [
      ['/Home', '/home'],
      ['/About-Us', '/about-us'],
      ['/ABOUT/', '/about'],
      [
        '/TermsAndConditions?professional=true&next=//elsewhere.example',
        '/termsandconditions?professional=true&next=//elsewhere.example',
      ],
    ] as const) {
      for (const headers of [asPerson, {}]) {
        const { status, headers: answered } = await ask(path, headers)
        expect([status, answered['location']], path).toEqual([301, page])
      }
      expect((await ask(path, asPerson, 'HEAD')).status).toBe(301)
      expect((await ask(path, asPerson, 'POST')).status).toBe(404)
    }
    for (const path of [
      '//Home',
      '//elsewhere.example/Home',
      '/\\elsewhere.example/Home',
      '/Home/x',
      '/Home//',
      '/%48ome',
    ]) {
      const { status, headers } = await ask(path, asPerson)
      expect([status, headers['location']], path).toEqual([404, undefined])
    }
    expect((await ask('/SignIn', asPerson)).status).toBe(200)
  })

  it('the start leads to the landing page, flags and all', async () => {
    const plain = await ask('/', asPerson)
    expect([plain.status, plain.headers['location'], plain.headers['cache-control']]).toEqual([
      302,
      '/home',
      'no-cache',
    ])
    expect((await ask('/?professional=true', asPerson)).headers['location']).toBe('/home?professional=true')
  })
})
