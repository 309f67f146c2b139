import type { Page } from '@playwright/test'
import { expect, expectScreen, test } from '../../fixtures.ts'

/** Pages that no link of a public page leads to. */
const STARTS = ['/home', '/home?professional=true', '/about-us?professional=true', '/signup?coupon=true']
/** Linked hosts. Their pages are not fetched: the test machine may be offline. */
const OTHERS: readonly string[] = [
  'https://apm.kiwi/',
  'https://aratohu.nz/',
  'https://plainlanguagelaw.ackama.com/',
  'https://salaries.co.nz/',
  'https://www.cotality.com/',
  'https://www.grahambrown.co.nz/',
  'https://www.ird.govt.nz/',
  'https://www.landlords.net.nz/',
  'https://www.rbnz.govt.nz/',
  'https://www.taxpolicy.ird.govt.nz/',
  'https://www.tenancy.co.nz/',
  'https://www.tenancy.govt.nz/',
]

/** Pages of the same kind for each district, area or kind of home: one of each is visited. */
const KINDS: readonly RegExp[] = [
  /\/rents\/[\w-]+$/u,
  /\/rents\/[\w-]+\?/u,
  /\/rents\/[\w-]+\/[\w-]+$/u,
  /\/rents\/[\w-]+\/[\w-]+\?/u,
  /\/calculator\?area=/u,
]

interface Found {
  readonly ids: readonly string[]
  readonly links: readonly string[]
  readonly parts: readonly string[]
  readonly heading: string | null
  /** The addresses of its links, by text. */
  readonly footer: Readonly<Record<string, string | null>>
}

/** Application screens of a visitor, whose links only scripts draw. */
const DRAWN = ['/signin', '/signup', '/signup?referrer=freesignup&professional=true', '/forgotpassword']
/** Whose footers are looked at. */
const WITH_FOOTER = new Set(['/signin', '/signup', '/plans'])
const FOOTER = { 'How it works': '/how-it-works', About: '/about-us' }

/** Reads HTML in an empty page, which runs none of its scripts and loads none of its files. */
function read(page: Page, html: string, address: string): Promise<Found> {
  return page.evaluate(
    ([markup, base]) => {
      const parsed = new DOMParser().parseFromString(markup, 'text/html')
      const all = (selector: string, attribute: string) =>
        [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
      const absolute = (text: string) => new URL(text, base).href
      return {
        heading: parsed.querySelector('h1')?.textContent ?? null,
        ids: all('[id]', 'id'),
        links: all('a[href]', 'href').map(absolute),
        parts: [
          ...all('[src]', 'src'),
          ...all('link[href]', 'href'),
          ...all('meta[property="og:image"], meta[property="og:url"]', 'content'),
        ].map(absolute),
        footer: Object.fromEntries(
          [...parsed.querySelectorAll('footer a')].map((link) => [link.textContent, link.getAttribute('href')]),
        ),
      }
    },
    [html, address] as const,
  )
}

/** The HTML of a screen once its scripts have drawn it. */
async function draw(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await expect(page.locator('#root').getByRole('heading', { level: 1 }), path).toBeVisible()
  await expectScreen(page)
  return page.content()
}

test('every link of a public page works, its anchor included', async ({ page, request, baseURL }) => {
  const baseUrl = baseURL ?? ''
  const queue = STARTS.map((path) => baseUrl + path)
  const seen = new Map<string, Found>()
  const fragments: { from: string; to: string; id: string }[] = []
  const foreign = new Set<string>()
  const kinds = new Set<RegExp>()
  const parts = new Set<string>()
  const drawn = new Map<string, string>()
  for (const path of DRAWN) drawn.set(baseUrl + path, await draw(page, path))
  await page.goto('about:blank')
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (seen.has(address)) continue
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    // What describes the API is drawn by a library, and openapi.json is for programs: both only have to be there.
    if (new URL(address).pathname.startsWith('/api/')) continue
    const html = drawn.get(address) ?? (await response.text())
    const found = await read(page, html, address)
    expect(found.heading, address).not.toBeNull()
    expect(found.heading, address).not.toBe('Page not found')
    if (WITH_FOOTER.has(address.slice(baseUrl.length))) expect(found.footer, address).toMatchObject(FOOTER)
    seen.set(address, found)
    for (const part of found.parts) parts.add(part)
    for (const link of found.links) {
      const { protocol, origin, hash } = new URL(link)
      const to = link.slice(0, link.length - hash.length)
      if (protocol === 'mailto:') expect(link, address).toMatch(/^mailto:[^@]+@[^@]+$/u)
      else if (origin !== baseUrl) foreign.add(link)
      const isSkipped = origin === baseUrl && isVisited(to, kinds)
      if (origin === baseUrl && !isSkipped) queue.push(to)
      if (hash !== '' && (!isSkipped || to === address))
        fragments.push({ from: address, to, id: decodeURIComponent(hash.slice(1)) })
    }
  }
  for (const { from, to, id } of fragments) {
    if (new URL(to).origin === baseUrl) expect(seen.get(to)?.ids, `${from} to ${to}#${id}`).toContain(id)
  }
  for (const part of parts) {
    expect(new URL(part).origin, part).toBe(baseUrl)
    expect((await request.get(part)).status(), part).toBe(200)
  }
  expect([...foreign].sort()).toEqual(OTHERS)
  const paths = new Set([...seen.keys()].map((address) => new URL(address).pathname))
  const places = [...seen.keys()].map((address) => new URL(address)).map(({ pathname, search }) => pathname + search)
  for (const path of ['/how-it-works', '/termsandconditions', '/privacypolicy', '/support', '/plans', '/signin']) {
    expect(places).toContain(`${path}?professional=true`)
  }
  for (const path of [
    '/home',
    '/about-us',
    '/how-it-works',
    '/termsandconditions',
    '/privacypolicy',
    '/support',
    '/plans',
    '/signin',
    '/signup',
    '/forgotpassword',
  ]) {
    expect(paths).toContain(path)
  }
})

function isVisited(address: string, kinds: Set<RegExp>): boolean {
  const kind = KINDS.find((pattern) => pattern.test(address))
  if (kind === undefined) return false
  const isRepeated = kinds.has(kind)
  kinds.add(kind)
  return isRepeated
}

test('the sitemap names the public pages, and each exists', async ({ request, baseURL }) => {
  const baseUrl = baseURL ?? ''
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => new URL(address))
  const places = listed.map(({ pathname, search }) => pathname + search)
  for (const path of ['/home', '/about-us', '/how-it-works', '/plans', '/termsandconditions', '/support']) {
    expect(places).toContain(path)
  }
  for (const place of places) {
    const response = await request.get(place, { headers: { accept: 'text/html' } })
    expect(response.status(), place).toBe(200)
    expect(await response.text(), place).toContain('lang="en-NZ"')
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${new URL(listed[0]?.href ?? baseUrl).origin}`,
  )
})

test('personal pages are not indexed', async ({ request }) => {
  const robotsAt = async (path: string) =>
    (await request.get(path, { headers: { accept: 'text/html' } })).headers()['x-robots-tag']
  for (const path of [
    '/calculator',
    '/profile',
    '/resetpassword/x',
    '/confirmemail/x',
    '/stop/x',
    '/plans/premiumpopup',
  ]) {
    expect(await robotsAt(path), path).toBe('noindex')
  }
  for (const path of ['/home', '/plans', '/signin', '/signup', '/forgotpassword']) {
    expect(await robotsAt(path), path).toBeUndefined()
  }
})
