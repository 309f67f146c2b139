import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

type Compute = (...given: unknown[]) => object

interface Domain {
  readonly analyse: Compute
  readonly completeAnalysis: Compute
  readonly compare: Compute
  readonly NOTHING_GIVEN: object
}

const ROOT = new URL('../../', import.meta.url)
const ORIGIN = 'http://domain.test'
const PAGE = `<!doctype html><title>Domain</title><script type="module">
import { analyse } from '/domain/src/analysis/analyse.ts'
import { completeAnalysis } from '/domain/src/analysis/inputs/complete-analysis.ts'
import { compare } from '/domain/src/figures/compare/compare.ts'
import { NOTHING_GIVEN } from '/domain/src/calculation/fields.ts'
window.domain = { analyse, completeAnalysis, compare, NOTHING_GIVEN }
</script>`

/**
 * How long the browser takes for an analysis of thirty years with eight loans and four owners in milliseconds, each time
 * with another rate of all loans; for a comparison of as many `homes` when more than one. The domain's modules are served with their types removed.
 */
export async function measureAnalysis(browser: Browser, throttling: number, homes = 1): Promise<number[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
    const source = await readFile(fileURLToPath(new URL(`.${path}`, ROOT)), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  await page.goto(ORIGIN)
  await page.waitForFunction('window.domain')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  const times = await page.evaluate((homes) => {
    const { analyse, completeAnalysis, compare, NOTHING_GIVEN } = (window as unknown as { domain: Domain }).domain
    const day = '2026-12-01'
    const golden = {
      ...NOTHING_GIVEN,
      rent_source: 'typed',
      weekly_rental_income: 635,
      purchase_price: 850_000,
      deposit: 170_000,
      loan_duration_months: 360,
      loan_payment_term: 'Weekly',
      insurance_cost: 1800,
      property_management_fees: 8.5,
    }
    const loans = Array.from({ length: 8 }, () => ({ share_pct: 12.5, fixed_until: '2028-12-01', rate_after: 7 }))
    const inputs = {
      settlement_date: day,
      loans,
      target_gross_yield: 5,
      target_net_yield: 1,
      target_weekly_cash_flow: -100,
      years: 30,
      // Before the last year, so that the years are projected twice.
      sale_year: 20,
      owners: Array.from({ length: 4 }, (_, index) => ({ share_pct: 25, other_income: 50_000 + 30_000 * index })),
      chattels_cost: 15_000,
      gross_income: 150_000,
      tenancy: { tenancy_start: '2026-03-01' },
    }
    return Array.from({ length: 40 }, (_, index) => {
      const interest_rate = 5 + index / 100
      const columns = Array.from({ length: homes }, (_, home) => ({
        name: `Home ${home}`,
        inputs: { ...golden, interest_rate: interest_rate + home, analysis: inputs },
      }))
      const start = performance.now()
      if (homes > 1) {
        compare(columns, day)
        return performance.now() - start
      }
      const analysis = analyse({ ...golden, interest_rate }, completeAnalysis({ ...golden, analysis: inputs }, day), {
        premium: true,
        withPayments: false,
        today: day,
      })
      // Parts are computed as they are read.
      Object.values(analysis)
      return performance.now() - start
    })
  }, homes)
  await context.close()
  // The first ones compile the code.
  return times.slice(10)
}
