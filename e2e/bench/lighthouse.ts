import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { startTestServer } from '../start-test-server.ts'
import { withTimeout } from '../with-timeout.ts'
import { median } from './median.ts'

// Measures the product, built for production, with Lighthouse's mobile profile: the median of LIGHTHOUSE_RUNS runs for each page
// of LIGHTHOUSE_PAGES (paths, with commas), beside its target. Prints a table; asserts nothing. A busy or slow machine lowers the score
// for performance, so Lighthouse's own index of its speed is printed; bytes and layout shifts are the same everywhere.

const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PUBLIC = [100, 100, 100, 100]
const PAGES = [
  { path: '/home', targets: PUBLIC },
  { path: '/about-us', targets: PUBLIC },
  { path: '/about-us?professional=true', targets: PUBLIC },
  { path: '/how-it-works', targets: PUBLIC },
  { path: '/termsandconditions', targets: PUBLIC },
  { path: '/privacypolicy', targets: PUBLIC },
  { path: '/support', targets: PUBLIC },
  { path: '/plans', targets: PUBLIC },
  { path: '/rents', targets: PUBLIC },
  { path: '/rents/wellington-city', targets: PUBLIC },
  { path: '/rents/wellington-city/newtown', targets: PUBLIC },
  { path: '/rents/auckland', targets: PUBLIC },
  { path: '/signin', targets: [97, 100, 100, 100] },
  { path: '/calculator', targets: [95, 100, 100, 100], signedIn: true },
  // A saved home, in place of the name.
  { path: '/calculator/:id', targets: [85, 100, 100, 100], signedIn: true },
] as const

/** The highest cumulative layout shift. */
const TARGETS = { shift: 0.02 }
/** The longest time of one run, in milliseconds. */
const STEP = 120_000

const wanted = process.env['LIGHTHOUSE_PAGES']?.split(',')
const pages = PAGES.filter(({ path }) => wanted === undefined || wanted.includes(path))

try {
  await run()
} catch (error) {
  process.stderr.write(`Lighthouse could not measure. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
// Ends even if a browser or server did not stop in time.
process.exit()

async function run(): Promise<void> {
  const product = await startTestServer()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void product.stop().finally(() => process.exit(1)))
  }
  const chrome = await launch({
    chromePath: config.use?.launchOptions?.executablePath ?? chromium.executablePath(),
    chromeFlags: ['--headless', '--no-sandbox'],
    logLevel: 'error',
  })
  try {
    print(
      row('', [
        'perf',
        'a11y',
        'best',
        'seo',
        'shift',
        'paint ms',
        'blocked ms',
        'script kB',
        'machine',
        'target',
        'gap',
      ]),
    )
    for (const page of pages) {
      const token = 'signedIn' in page ? await signIn(product.url) : null
      await setToken(chrome.port, product.url, token)
      const path = token === null ? page.path : page.path.replace(':id', await saveHome(product.url, token))
      await measure(product.url, chrome.port, path, page.targets)
    }
  } finally {
    chrome.kill()
    await product.stop()
  }
}

async function measure(url: string, port: number, path: string, targets: readonly number[]): Promise<void> {
  const runs: (Measured & { scores: number[]; faults: string[] })[] = []
  for (let count = 0; count < RUNS; count++) {
    process.stderr.write(`${path}: ${count + 1} of ${RUNS} …\n`)
    const options = {
      port,
      output: 'json' as const,
      logLevel: 'error' as const,
      onlyCategories: [...CATEGORIES],
      // All storage but localStorage, which holds the session token.
      clearStorageTypes: [
        'file_systems',
        'shader_cache',
        'service_workers',
        'cache_storage',
        'indexeddb',
      ] as NonNullable<Flags['clearStorageTypes']>,
    }
    const result = await withTimeout(STEP, `${path} was not measured`, lighthouse(url + path, options))
    if (!result) throw new Error(`${path} was not measured`)
    const { lhr } = result
    const failed = lhr.runtimeError?.message ?? lhr.audits['largest-contentful-paint']?.errorMessage
    if (failed !== undefined) process.stderr.write(`${path}: ${failed}\n`)
    const audit = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
    const requests = lhr.audits['network-requests']?.details as { items?: Request[] } | undefined
    runs.push({
      scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      shift: audit('cumulative-layout-shift'),
      paint: audit('first-contentful-paint'),
      blocked: audit('total-blocking-time'),
      script: sum((requests?.items ?? []).filter(({ resourceType }) => resourceType === 'Script')),
      machine: lhr.environment.benchmarkIndex,
      faults: CATEGORIES.slice(1).flatMap((name) =>
        (lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    })
  }
  const scores = targets.map((_, index) => median(runs.map((one) => one.scores[index] ?? 0)))
  const middle = (name: keyof Measured) => median(runs.map((one) => one[name]))
  const shift = middle('shift')
  const short = targets.map((target, index) => Math.max(0, target - (scores[index] ?? 0)))
  const over = shift >= TARGETS.shift ? [`shift < ${TARGETS.shift}`] : []
  const gap = short.some((points) => points > 0) ? `-${short.join('/-')}` : 'none'
  print(
    row(path, [
      ...scores.map(String),
      shift.toFixed(3),
      middle('paint').toFixed(0),
      middle('blocked').toFixed(0),
      (middle('script') / 1000).toFixed(1),
      middle('machine').toFixed(0),
      targets.join('/'),
      [gap, ...over].join(', '),
    ]),
  )
  const faults = new Set(runs.flatMap((one) => one.faults))
  if (faults.size > 0) print(`  at fault: ${[...faults].join(', ')}`)
}

interface Measured {
  readonly shift: number
  /** Milliseconds until something is shown, and in which the page cannot answer. */
  readonly paint: number
  readonly blocked: number
  /** Bytes. */
  readonly script: number
  /** Lighthouse’s own index of how fast this machine is. */
  readonly machine: number
}

interface Request {
  readonly resourceType?: string
  readonly transferSize?: number
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'premium@homeyield.test', password: 'homeyield-demo' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/authenticate`, { method: 'POST', headers, body })
  const { auth_token: token } = (await response.json()) as { auth_token?: string }
  if (token === undefined) throw new Error('The premium account could not sign in.')
  return token
}

/** Saves the golden home; returns its id. */
async function saveHome(url: string, token: string): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    authorization: `Bearer ${token}`,
  }
  const body = JSON.stringify({
    property: '12 Example Street, Ponsonby, Auckland',
    rent_source: 'typed',
    weekly_rental_income: 635,
    purchase_price: 850_000,
    deposit: 170_000,
    interest_rate: 6.49,
    loan_duration_months: 360,
  })
  const response = await fetch(`${url}/api/calculations`, { method: 'POST', headers, body })
  const { id } = (await response.json()) as { id?: string }
  if (id === undefined) throw new Error('A home could not be saved.')
  return id
}

/** Stores the session token in the browser that Lighthouse uses. */
async function setToken(port: number, url: string, token: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
    await page.goto(`${url}/robots.txt`)
    await page.evaluate((stored) => {
      localStorage.clear()
      if (stored !== null) localStorage.setItem('homeyield.token', stored)
    }, token)
    await page.close()
  } finally {
    await browser.close()
  }
}

function sum(requests: readonly Request[]): number {
  return requests.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0)
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join('')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
