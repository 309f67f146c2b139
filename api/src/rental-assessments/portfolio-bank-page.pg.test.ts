import { afterAll, beforeAll, expect, it } from 'vitest'
import { lapse, signUpPremium } from '../testing/membership.ts'
import { BEFORE_SETTLEMENT, GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { readPdf } from '../pdf/testing/read-pdf.ts'

// The first page of a thread waits for its code to load.
const TIME = { timeout: 60_000 }
const OWNERS = [{ name: 'Ana', share_pct: 100, other_income: 143_000 }]
const HOME = { ...GOLDEN, status: 'owned', analysis: { settlement_date: '2026-12-01', owners: OWNERS } }

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({}, undefined, BEFORE_SETTLEMENT)
})
afterAll(() => server.stop())

async function read(account: TestAccount) {
  const response = await fetch(`${server.url}/api/portfolio/bank_page`, {
    headers: { authorization: `Bearer ${account.token}` },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

it('is a page of all owned homes, with the same words as on screen', TIME, async () => {
  const account = await signUpPremium(server)
  await saveCalculation(account, { ...HOME, property: '1 Long Street, Napier' })
  await saveCalculation(account, { ...HOME, property: '2 Short Street, Napier' })
  await saveCalculation(account, { ...HOME, property: '3 Other Street', status: 'offer' })
  const { text } = await read(account)
  for (const words of [
    'Home loan information',
    'All homes',
    // Twice 680,000 by twice 850,000.
    '80.00%',
    '$1,360,000',
    '$1,700,000',
    // 1,360,000 by 143,000 and 66,040.
    '6.51 times',
    'Ana',
    '$143,000',
    '1 Long Street, Napier',
    '2 Short Street: Loan 1',
    'Floating',
    'The worth of each home is the purchase price, because none is given for today.',
    'Other debts, such as a car loan or a credit card, living costs, and rentals that are not listed here are not counted.',
    'Rules as at 26 Nov 2026',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('3 Other Street')
  const { body } = await account.get('/portfolio')
  expect(body.bank).toMatchObject({
    people: [{ name: 'Ana' }],
    gross_income: 143_000,
    lender: { value: { loan: 1_360_000 } },
  })
})

it('has as many pages as the homes need', TIME, async () => {
  const account = await signUpPremium(server)
  for (let home = 0; home < 30; home += 1)
    await saveCalculation(account, { ...HOME, property: `${home} High Street, Napier` })
  const { pages, text } = await read(account)
  expect(pages).toBeGreaterThan(1)
  expect(text).toContain('29 High Street: Loan 1')
  expect(text).toContain(`${pages} / ${pages}`)
})

it('is Premium’s, and needs an owned home', async () => {
  const [free, empty, lapsed] = [await signUp(server), await signUpPremium(server), await signUpPremium(server)]
  expect(await free.get('/portfolio/bank_page')).toMatchObject({ status: 403, body: { code: 'premium_required' } })
  expect((await empty.get('/portfolio/bank_page')).status).toBe(404)
  await saveCalculation(lapsed, HOME)
  await lapse(server, lapsed)
  expect(await lapsed.get('/portfolio/bank_page')).toMatchObject({ status: 403 })
  expect((await callAs(server).get('/portfolio/bank_page')).status).toBe(401)
})
