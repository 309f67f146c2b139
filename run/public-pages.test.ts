import { readdir, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fillPage } from '@homeyield/api/public-pages/fill-page'
import { openRenderer } from '@homeyield/api/public-pages/open-renderer'
import { findPath } from '@homeyield/api/public-pages/find-path'
import { readPageTable, type PageTable } from '@homeyield/api/public-pages/page-table'
import { pageValues } from '@homeyield/api/public-pages/page-values'
import type { RentPage, SuburbPage } from '@homeyield/contract/rent-page'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { beforeAll, expect, it } from 'vitest'
import { PUBLIC_PAGE_BUDGET } from './suites/size-budgets.ts'

const ROOT = join(import.meta.dirname, '..')
const dist = join(ROOT, 'web/dist')
const NAME = 'Whare & Sums'
const VALUES = pageValues(
  {
    product_name: NAME,
    support_email: 'help@whare.example',
    property_data_provider: { name: 'Records of Ours', url: 'https://records.example' },
    plan_price: 6.5,
    address_source: 'homeyield',
    address_widget: null,
    has_addresses: true,
    address_credit: '',
    sample_data: { addresses: true, market_rents: false, payments: true, property_data: true },
    document_languages: ['en'],
    billing_portal_url: null,
    analytics: { ga4_id: null, meta_pixel_id: null },
  },
  'https://whare.example',
  null,
)

const GORE = { slug: 'gore-district', name: 'Gore District', region: 'Southland Region', areas: 1 }
/** A page that the server renders when it is asked for. */
const GORE_RENTS: RentPage = {
  kind: 'district',
  isProfessional: false,
  district: GORE,
  dwelling: 'House',
  bedrooms: 3,
  width: 10,
  height: 10,
  names: [{ name: 'Gore', x: 5, y: 5, size: 12 }],
  areas: [
    {
      sa2_code: '366300',
      name: 'Gore Central',
      suburb: { slug: 'gore', name: 'Gore' },
      path: 'M0 0l9 0 0 9z',
      rent: {
        median: 430,
        interval_80: [400, 462],
        confidence: 'Medium',
        bonds: 6,
        level: 'area',
        place: 'Gore Central',
        period: '2025-07-01',
      },
    },
  ],
}

const GORE_SUBURB: SuburbPage = {
  kind: 'suburb',
  isProfessional: false,
  district: GORE,
  suburb: { slug: 'gore', name: 'Gore' },
  codes: '366300',
  dwelling: 'House',
  bedrooms: 3,
  entries: [makeMarketRent({ place: 'Gore Central' })],
  areas: [],
  nearby: [],
  years: { source: 'MBIE', place: 'Southland Region', months: ['2026-04', '2026-05'], weekly_rent: [450, 460] },
}

let table: PageTable
/** What is sent, by the name of the built file. */
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  table = (await readPageTable(dist)) ?? expect.fail('There is no pages.json')
  const read = async (file: string) =>
    [file, fillPage(await readFile(join(dist, 'pages', file), 'utf8'), { ...VALUES, PROBLEM: 'Not found.' })] as const
  const prerendered = await Promise.all((await readdir(join(dist, 'pages'))).map(read))
  const { renderRentPage } = await openRenderer(dist)
  const render = (page: RentPage) => fillPage(renderRentPage(table.assets, page), VALUES)
  pages = new Map([
    ...prerendered,
    ['rents.html', render({ kind: 'districts', isProfessional: false, districts: [GORE] })],
    ['rents.district.html', render(GORE_RENTS)],
    ['rents.suburb.html', render(GORE_SUBURB)],
    ['rents.suburb.professional.html', render({ ...GORE_SUBURB, isProfessional: true })],
    ['rents.district.professional.html', render({ ...GORE_RENTS, isProfessional: true })],
  ])
})

/** The first group of every match. */
function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

it('has every public page, in its variants', () => {
  expect([...pages.keys()].toSorted()).toEqual([
    'about.examples.html',
    'about.html',
    'about.professional.examples.html',
    'about.professional.html',
    'developers.html',
    'developers.professional.html',
    'home.examples.html',
    'home.html',
    'home.professional.examples.html',
    'home.professional.html',
    'how-it-works.html',
    'how-it-works.professional.html',
    'plans.html',
    'plans.professional.html',
    'privacy.html',
    'privacy.professional.html',
    'rents.district.html',
    'rents.district.professional.html',
    'rents.html',
    'rents.suburb.html',
    'rents.suburb.professional.html',
    'stop.html',
    'stop.refused.html',
    'stop.stopped.html',
    'support.html',
    'support.professional.html',
    'terms.html',
    'terms.professional.html',
  ])
})

it('the build contains no settings', () => {
  for (const [file, html] of pages) {
    expect(html, file).toContain('Whare &amp; Sums')
    expect(html, file).not.toMatch(/homeyield(?!\.token)/iu)
    expect(html, file).not.toMatch(/%[A-Z_]+%/u)
    expect(html, file).not.toContain('$4.99')
  }
})

it('each page has one title, one heading, a description and its address, in New Zealand English', () => {
  const titles = [...pages]
    .filter(([file]) => !file.includes('.examples') && !file.startsWith('stop.'))
    .map(([, html]) => {
      expect(html).toMatch(/^<!doctype html><html lang="en-NZ"/u)
      expect(all(html, /<h1[ >]/gu)).toHaveLength(1)
      const [description = ''] = all(html, /<meta name="description" content="([^"]*)"/gu)
      expect(description.length).toBeGreaterThan(50)
      expect(description.length).toBeLessThan(170)
      const [canonical = '', ...others] = all(html, /<link rel="canonical" href="([^"]*)"/gu)
      expect(others).toEqual([])
      expect(canonical).toMatch(/^https:\/\/whare\.example\/[a-z/-]+(?:\?professional=true)?$/u)
      expect(all(html, /<meta property="og:url" content="([^"]*)"/gu)).toEqual([canonical])
      const image = html.includes('data-island') ? 'og-plans.png' : 'og.png'
      expect(all(html, /<meta property="og:image" content="([^"]*)"/gu)).toEqual([`https://whare.example/${image}`])
      expect(existsSync(join(ROOT, 'web/public', image))).toBe(true)
      const [title = '', ...more] = all(html, /<title>(.*?)<\/title>(?=.*<\/head>)/gu)
      expect(more).toEqual([])
      return title
    })
  expect(new Set(titles).size).toBe(13)
})

it('the page of the stop link is a form that needs no script, and is not indexed', () => {
  const forms = ['stop.html', 'stop.refused.html'].map((file) => pages.get(file) ?? '')
  for (const html of forms) {
    expect(html).toMatch(/<form method="post"><button[^>]* type="submit"[^>]*>Stop rental assessments</u)
  }
  expect(forms[1]).toContain('<div class="')
  expect(forms[1]).toMatch(/role="alert">Not found\.</u)
  const stopped = pages.get('stop.stopped.html') ?? ''
  expect(stopped).not.toContain('<form')
  expect(stopped).toMatch(/Stopped\. Nobody can send .* through Whare &amp; Sums any more\./u)
  for (const html of [...forms, stopped]) {
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/rel="canonical"|og:/u)
  }
})

it('only the pages for signing in and up are indexed beside the public ones, each with its own preview', () => {
  const indexed = table.application.filter((page) => page.indexed)
  expect(indexed.map(({ path }) => path)).toEqual(['/signin', '/signup', '/forgotpassword'])
  const descriptions = indexed.map(({ path, title, meta }) => {
    const html = fillPage(meta, VALUES)
    expect(html).toContain(`<link rel="canonical" href="https://whare.example${path}"/>`)
    expect(html).toContain(`<meta property="og:title" content="${title} · Whare &amp; Sums"/>`)
    expect(html).toContain(`<meta property="og:url" content="https://whare.example${path}"/>`)
    expect(html).toContain('<meta property="og:image" content="https://whare.example/og.png"/>')
    const [description = ''] = all(html, /<meta name="description" content="([^"]*)"/gu)
    expect(description.length, path).toBeGreaterThan(50)
    expect(description.length, path).toBeLessThan(170)
    return description
  })
  expect(new Set(descriptions).size).toBe(3)
  for (const page of table.application.filter(({ indexed: shown }) => !shown)) expect(page.meta).toBe('')
  // Where /.well-known/change-password leads.
  expect(findPath(table, '/editpassword')).not.toBeNull()
})

it('no page contains what the content security policy blocks', () => {
  for (const [file, html] of pages) {
    const scripts = all(html, /<script([^>]*)>/gu).filter((attributes) => !attributes.includes('application/ld+json'))
    for (const attributes of scripts) expect(attributes, file).toMatch(/ src="\/assets\/[\w-]+\.js"/u)
    expect(html, file).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/u)
    for (const asset of all(html, /(?:src|href)="(\/assets\/[^"]+)"/gu)) {
      expect(existsSync(join(dist, asset)), `${file}: ${asset}`).toBe(true)
    }
  }
})

it('every link and anchor has a target', () => {
  const served = new Map(table.pages.flatMap((page) => [page.path, ...page.aliases].map((path) => [path, page.name])))
  const rendered = new Set([
    '/rents',
    '/rents/gore-district',
    '/rents/gore-district/gore',
    '/api/docs/',
    '/api/openapi.json',
  ])
  for (const [file, html] of pages) {
    for (const href of all(html, /<a [^>]*?href="([^"]*)"/gu)) {
      const { pathname, hash, origin, protocol } = new URL(
        href.replaceAll('&amp;', '&'),
        `https://whare.example/${file}`,
      )
      if (origin !== 'https://whare.example') {
        expect(['https:', 'mailto:'], `${file}: ${href}`).toContain(protocol)
        continue
      }
      const name = href.startsWith('#') ? file : `${served.get(pathname) ?? ''}.html`
      const isServed = pages.has(name) || rendered.has(pathname) || findPath(table, pathname) !== null
      expect(isServed, `${file}: ${href}`).toBe(true)
      if (hash !== '') expect(pages.get(name), `${file}: ${href}`).toContain(` id="${hash.slice(1)}"`)
    }
  }
})

it('a professional page has its colours, and its links pass the flag on', () => {
  const flagged = new Set([...table.pages.map(({ path }) => path), '/signin', '/signup'])
  for (const [file, html] of pages) {
    const professional = file.includes('.professional')
    expect(html.includes('<html lang="en-NZ" data-audience="professional"'), file).toBe(professional)
    const links = all(html, /<a [^>]*?href="([^"]*)"/gu).map((href) => href.replaceAll('&amp;', '&'))
    const strays = links
      .filter((href) => href.startsWith('/') && flagged.has(new URL(href, 'https://whare.example').pathname))
      .filter((href) => href.includes('professional=true') !== professional)
    // The only link to the page of the other audience.
    const over = professional ? '/about-us' : '/about-us?professional=true'
    expect(
      strays.filter((href) => href !== over),
      file,
    ).toEqual([])
    expect(strays.length, file).toBe(/^(?:home|about)\./u.test(file) ? 1 : 0)
  }
})

it('a page with the same text for professionals has its plain address as canonical', () => {
  const canonical = (file: string) => all(pages.get(file) ?? '', /<link rel="canonical" href="([^"]*)"/gu)
  expect(canonical('about.professional.html')).toEqual(['https://whare.example/about-us?professional=true'])
  expect(canonical('how-it-works.professional.html')).toEqual(['https://whare.example/how-it-works'])
  expect(table.pages.filter((page) => page.hasProfessionalWords).map(({ name }) => name)).toEqual(['home', 'about'])
})

it('the plans show the configured price, and the notice for test payments only with those', async () => {
  const html = pages.get('plans.html') ?? ''
  expect(html).toContain('$6.50</span> <span')
  expect(html).toContain('$6.50 a month in New Zealand dollars')
  expect(html).toContain('Payments on this site are a trial')
  const built = await readFile(join(dist, 'pages/plans.html'), 'utf8')
  expect(fillPage(built, { ...VALUES, TEST_PAYMENTS: '' })).not.toContain('Payments on this site are a trial')
})

it('the box of the landing page says that addresses are samples, where they are', async () => {
  const built = await readFile(join(dist, 'pages/home.html'), 'utf8')
  const filled = (SAMPLE_ADDRESSES: string) => fillPage(built, { ...VALUES, SAMPLE_ADDRESSES })
  expect(filled('samples')).toContain('Its addresses are samples so far')
  expect(filled('')).not.toContain('samples so far')
})

it('the plans load React for members only', async () => {
  const scripts = all(pages.get('plans.html') ?? '', /<script[^>]* src="([^"]+)"/gu)
  const code = await Promise.all(scripts.map((src) => readFile(join(dist, src), 'utf8')))
  expect(code.join('')).toMatch(/import\(.\.\/member-plans-[\w-]+\.js.\)/u)
  expect(pages.get('plans.html')).not.toContain('member-plans')
})

it('the structured data are valid and name the installation', () => {
  const blocks = [...pages.values()].flatMap((html) =>
    all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gsu),
  )
  expect(blocks.length).toBeGreaterThan(0)
  for (const block of blocks) {
    expect(JSON.parse(block)).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
  }
  expect(blocks.join('')).toContain(NAME)
})

it('the scripts of a page fit the budget, and the one before the first paint is a classic script', async () => {
  for (const [file, html] of pages) {
    const scripts = all(html, /<script[^>]* src="([^"]+)"/gu)
    const packed = await Promise.all(
      scripts.map(async (src) => brotliCompressSync(await readFile(join(dist, src))).length),
    )
    expect(
      packed.reduce((sum, size) => sum + size, 0),
      file,
    ).toBeLessThan(PUBLIC_PAGE_BUDGET * 1000)
    const [early = ''] = all(html, /<script src="([^"]+)"/gu)
    const code = await readFile(join(dist, early), 'utf8')
    expect(code.length).toBeLessThan(1_000)
    expect(code).not.toMatch(/\b(?:import|export)\b/u)
  }
})

it('the privacy policy differs with and without analytics', async () => {
  const built = await readFile(join(dist, 'pages/privacy.html'), 'utf8')
  const measured = fillPage(built, { ...VALUES, GA4_ID: 'G-TEST' })
  expect(pages.get('privacy.html')).toContain('There are no analytics')
  expect(pages.get('privacy.html')).not.toContain('data-analytics-choices')
  expect(measured).not.toContain('There are no analytics')
  expect(measured).toContain('data-analytics-choices')
  expect(measured).toContain('data-ga4="G-TEST"')
})
