import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

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
}

const read = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    return {
      ids: all('[id]').map(({ id }) => id),
      links: all('a[href]').map((link) => (link as HTMLAnchorElement).href),
      parts: [
        ...all('[src]').map((part) => (part as HTMLImageElement).src),
        ...all('link[href]').map((part) => (part as HTMLLinkElement).href),
        ...all('meta[property="og:image"], meta[property="og:url"]').map((part) => (part as HTMLMetaElement).content),
      ],
    }
  })

test('every link of a public page works, its anchor included', async ({ page, request, baseURL }) => {
  test.setTimeout(240_000)
  const baseUrl = baseURL ?? ''
  const queue = STARTS.map((path) => baseUrl + path)
  const seen = new Map<string, Found>()
  const fragments: { from: string; to: string; id: string }[] = []
  const foreign = new Set<string>()
  const kinds = new Set<RegExp>()
  const parts = new Set<string>()
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (seen.has(address)) continue
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(200)
    // What describes the API is drawn by a library, and openapi.json is for programs: both only have to be there.
    if (new URL(address).pathname.startsWith('/api/')) continue
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('Page not found')
    const found = await read(page)
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

test('the footer links to How it works and About', async ({ page }) => {
  for (const path of ['/signin', '/signup', '/plans']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'How it works' }), path).toHaveAttribute('href', '/how-it-works')
    await expect(footer.getByRole('link', { name: 'About', exact: true }), path).toHaveAttribute('href', '/about-us')
  }
})
