import { chromium, type CDPSession, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { startTestServer } from '../start-test-server.ts'

// Measures the way from a page that is there to a rent with its confidence, on Lighthouse's slow phone: 150 ms round trip, 1.6
// Mbit/s, a processor four times slower. Applied by the browser, these are 562.5 ms for each request and 1.44 Mbit/s (Lighthouse,
// docs/throttling.md). Prints the median and the longest of LOOK_RUNS runs from the tap to the largest paint. Asserts nothing; the
// target is 1.5 s.

const RUNS = Number(process.env['LOOK_RUNS'] ?? 5)
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
}
const STARTS = ['/home', '/rents']
const PLACES = ['Newtown', '126 Kauri Street, Waiheke']

const product = await startTestServer()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  print(row('from', 'place', ['median ms', 'longest ms', 'kB']))
  for (const start of STARTS) {
    for (const place of PLACES) {
      const runs = []
      for (let count = 0; count < RUNS; count++) runs.push(await measure(start, place))
      const times = runs.map(([painted]) => painted).toSorted((one, other) => one - other)
      const median = times[Math.floor(times.length / 2)] ?? Number.NaN
      const bytes = Math.max(...runs.map(([, size]) => size))
      print(row(start, place, [median.toFixed(0), (times.at(-1) ?? Number.NaN).toFixed(0), (bytes / 1000).toFixed(1)]))
    }
  }
} finally {
  await browser.close()
  await product.stop()
}

/** From the tap to the paint, in milliseconds, and the bytes of the document. */
async function measure(start: string, place: string): Promise<readonly [number, number]> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await slowDown(session)
    await page.goto(product.url + start, { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'Suburb or address' }).fill(place)
    await page.getByRole('button', { name: 'Show the rent' }).click()
    await page.getByText('Confidence:').waitFor()
    return await readTimes(page)
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** The navigation begins with the tap; its largest paint has the rent. */
function readTimes(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    const [navigation] = performance.getEntriesByType('navigation')
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('The navigation has no times')
    return [painted, navigation.transferSize] as const
  })
}

function row(start: string, place: string, cells: readonly string[]): string {
  return start.padEnd(10) + place.padEnd(30) + cells.map((cell) => cell.padStart(15)).join('')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
