// Draws the pictures of the product's screens for the landing page, light and dark, and that of the README, from the built product:
//   node e2e/draw-screens.ts
// Run `node run/build.ts` first if a screen has changed. The addresses are samples; nobody lives in the pictures.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { PASSWORDS } from './passwords.ts'
import config from './playwright.config.ts'
import { startTestServer } from './start-test-server.ts'

const FOLDER = join(import.meta.dirname, '../web/src/public/pictures')
const SIZE = { width: 400, height: 560 }
const QUALITY = 62
const OF_README = { file: join(import.meta.dirname, '../docs/calculator.png'), size: { width: 1280, height: 900 } }

const RENTED = {
  suburb: 'Newtown',
  city: 'Wellington',
  sa2_code: '252900',
  number_of_bedrooms: 3,
  dwelling: 'House',
  rent_source: 'market',
  market_lower_quartile: 594,
  market_upper_quartile: 715,
  market_period: '2025-07-01',
  market_confidence: 'Medium',
  market_interval_lower: 599,
  market_interval_upper: 728,
  purchase_price: 780_000,
  deposit: 234_000,
  interest_rate: 5.49,
  loan_duration_months: 360,
  insurance_cost: 2500,
  rates: 3800,
  repairs_maintenance: 2000,
  property_management_fees: 8.5,
}

interface Picture {
  readonly name: string
  readonly account: string
  /** Saves what the screen shows, and returns its path. */
  readonly prepare: (call: Call) => Promise<string>
  /** The button to press first. */
  readonly press?: string
  /** The first thing to show. */
  readonly from?: string
}

type Call = (method: 'POST' | 'PUT', path: string, body: object) => Promise<{ readonly id: string }>

/** Street, suburb, area, kind, bedrooms and price of homes in Wellington. */
const LISTED = [
  ['8 Rimu Street', 'Newtown', '252900', 'House', 3, 780_000],
  ['14 Kauri Street', 'Newtown', '252900', 'Flat', 2, 520_000],
  ['21 Ngaio Road', 'Karori', '249900', 'House', 3, null],
  ['3 Totara Street', 'Island Bay', '254000', 'Flat', 1, 395_000],
  ['5 Matai Street', 'Island Bay', '253800', 'House', 4, 1_050_000],
  ['9 Rata Street', 'Johnsonville', '248600', 'House', 3, 619_000],
  ['12 Kowhai Street', 'Berhampore', '253300', 'House', 2, 610_000],
] as const

const PICTURES: readonly Picture[] = [
  {
    name: 'list',
    from: '#ranked',
    account: 'premium@homeyield.test',
    prepare: async (call) => {
      const criteria = { gross_at_least: 5 }
      const homes = LISTED.map(([street, suburb, sa2_code, dwelling, number_of_bedrooms, purchase_price]) => ({
        property: `${street}, ${suburb}, Wellington`,
        suburb,
        sa2_code,
        dwelling,
        number_of_bedrooms,
        purchase_price,
      }))
      const { id } = await call('POST', '/screenings', { name: 'Wellington, this week', homes, criteria })
      return `/screen/${id}`
    },
  },
  {
    name: 'buyer',
    account: 'premium@homeyield.test',
    prepare: async (call) => {
      const { id } = await call('POST', '/calculations', {
        ...RENTED,
        property: '8 Rimu Street, Newtown, Wellington',
        purpose: 'live_in',
        analysis: { owners: [{ share_pct: 100, other_income: 128_000 }] },
      })
      return `/calculator/${id}`
    },
  },
  {
    name: 'investor',
    from: 'main figure',
    account: 'premium@homeyield.test',
    prepare: async (call) => {
      const { id } = await call('POST', '/calculations', {
        ...RENTED,
        property: '14 Kauri Street, Newtown, Wellington',
      })
      return `/calculator/${id}/years`
    },
  },
  {
    name: 'owner',
    account: 'premium@homeyield.test',
    prepare: async (call) => {
      const homes = [
        ['3 Totara Street, Newtown, Wellington', 905_000, 512_000, '2027-03-14'],
        ['21 Ngaio Road, Karori, Wellington', 1_120_000, 388_000, '2027-08-01'],
      ] as const
      for (const [property, current_value, amount, fixed_until] of homes) {
        await call('POST', '/calculations', {
          ...RENTED,
          property,
          status: 'owned',
          purchase_price: 720_000,
          analysis: {
            settlement_date: '2021-05-14',
            current_value,
            loans: [
              { amount, owed_on: '2026-11-01', interest_rate: 5.89, term_months: 276, fixed_until, rate_after: 5.29 },
            ],
          },
        })
      }
      return '/portfolio'
    },
  },
  {
    name: 'professional',
    press: 'Preview',
    from: 'main article',
    account: 'professional@homeyield.test',
    prepare: async (call) => {
      const { id } = await call('POST', '/calculations', {
        ...RENTED,
        property: '14 Kauri Street, Newtown, Wellington',
        purpose: 'client',
        estimate_weekly_lower: 660,
        estimate_weekly_upper: 700,
        estimate_reason: 'Renovated kitchen, north-facing deck, walk to the hospital.',
      })
      const { id: document } = await call('POST', '/documents', { kind: 'owner_appraisal', calculation_id: id })
      return `/calculator/${id}/documents/${document}`
    },
  },
]

const HOME: Picture = {
  name: 'home',
  account: 'premium@homeyield.test',
  prepare: async (call) => {
    const { id } = await call('POST', '/calculations', { ...RENTED, property: '8 Rimu Street, Newtown, Wellington' })
    return `/calculator/${id}`
  },
}

const product = await startTestServer()
try {
  const browser = await chromium.launch(config.use?.launchOptions)
  for (const picture of PICTURES) {
    const shown = await show(picture)
    for (const scheme of ['light', 'dark'] as const) {
      const png = await draw(browser, picture, { ...shown, scheme, size: SIZE, density: 2 })
      const bytes = await sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer()
      await write(join(FOLDER, `${picture.name}-${scheme}.webp`), bytes)
    }
  }
  const { file, size } = OF_README
  const png = await draw(browser, HOME, { ...(await show(HOME)), scheme: 'light', size, density: 1 })
  await write(file, await sharp(png).png({ palette: true, effort: 10 }).toBuffer())
  await browser.close()
} finally {
  await product.stop()
}
process.exit()

interface Shown {
  readonly token: string
  readonly path: string
}

async function show({ account, prepare }: Picture): Promise<Shown> {
  const token = await signIn(account)
  return { token, path: await prepare((method, path, body) => call(token, method, path, body)) }
}

interface Drawn extends Shown {
  readonly scheme: 'light' | 'dark'
  readonly size: typeof SIZE
  readonly density: number
}

async function draw(browser: Browser, picture: Picture, { token, path, scheme, size, density }: Drawn) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: density,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'homeyield.token', value: token }] }],
    },
  })
  const page = await context.newPage()
  await page.goto(`${product.url}${path}`)
  await settle(page, picture)
  const png = await page.screenshot()
  await context.close()
  return png
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes)
  process.stdout.write(`${file}: ${Math.round(bytes.length / 1000)} kB\n`)
}

async function settle(page: Page, { press, from }: Picture): Promise<void> {
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  if (press !== undefined) await page.getByRole('radio', { name: press }).check({ force: true })
  if (from !== undefined) {
    await page
      .locator(from)
      .first()
      .evaluate((element) => {
        scrollTo(0, element.getBoundingClientRect().top + scrollY - 72)
      })
  }
  await page.waitForTimeout(300)
}

async function signIn(email: string): Promise<string> {
  const response = await send('POST', '/authenticate', null, { email, password: PASSWORDS.demo })
  const { auth_token } = (await response.json()) as { auth_token: string }
  return auth_token
}

async function call(token: string, method: string, path: string, body: object): Promise<{ id: string }> {
  const response = await send(method, path, token, body)
  return (await response.json()) as { id: string }
}

async function send(method: string, path: string, token: string | null, body: object): Promise<Response> {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}
