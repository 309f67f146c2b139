import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lapse, signUpPremium } from '../testing/membership.ts'
import { BEFORE_SETTLEMENT, GOLDEN } from '../testing/saved-calculation.ts'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { readPdf } from '../pdf/testing/read-pdf.ts'

// The first page of a thread waits for its code to load.
const TIME = { timeout: 60_000 }
const ANALYSIS = { settlement_date: '2026-12-01', gross_income: 143_000, rent_shading_pct: 25 }

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({}, undefined, BEFORE_SETTLEMENT)
})
afterAll(() => server.stop())

async function save(account: TestAccount, fields: object = {}): Promise<string> {
  const { status, body } = await account.post('/calculations', { ...GOLDEN, analysis: ANALYSIS, ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

async function read(account: TestAccount, id: string, query = '') {
  const response = await fetch(`${server.url}/api/calculations/${id}/bank_page${query}`, {
    headers: { authorization: `Bearer ${account.token}` },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

describe('the page for a bank', () => {
  it('is the document of what is stored, computed by the server', TIME, async () => {
    const account = await signUpPremium(server)
    const id = await save(account)
    // Reference case N3.
    const { pages, text } = await read(account, id)
    expect(pages).toBeLessThan(3)
    for (const words of [
      'Home loan information',
      '80.00%',
      'Above 70%',
      '4.05 times',
      'Not above 7 times',
      '0.41 times',
      '$595,000',
      '$494,355',
      '$143,000',
      'Floating',
      '$635 a week',
      'Rules as at 26 Nov 2026',
      'Loan to value, from 1 Dec 2025: above 70 %, at most 10 % of a bank’s new lending (rbnz.govt.nz; landlords.co.nz)',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('speed limits on banks')
    expect(text).not.toMatch(/not confirmed|no official limit|changes in 2026/iu)
  })

  it('has no figure that a client made up', TIME, async () => {
    const account = await signUpPremium(server)
    const invented = { lvr: 12.34, dti: 0.01, headroom: 9_999_999, max_debt: 8_888_888 }
    const id = await save(account, {
      ...invented,
      lender: invented,
      analysis: { ...ANALYSIS, ...invented, lender: { value: invented } },
    })
    const { text } = await read(account, id, '?lvr=12.34&headroom=9999999')
    for (const words of ['12.34', '9,999,999', '8,888,888']) expect(text).not.toContain(words)
    expect(text).toContain('80.00%')
    expect(text).toContain('$494,355')
  })

  it('has the names and incomes of the household as they are on its day', TIME, async () => {
    const account = await signUpPremium(server)
    const person = { id: '0d0f1a52-6a53-4a0c-9d8b-2f1d6a3b7c01', name: 'Ana Ōrākei', other_income: 120_000 }
    const household = (version: number, changed: object) =>
      account.put('/household', { version, people: [{ ...person, ...changed }] })
    await household(0, {})
    const analysis = { settlement_date: '2026-12-01', owners: [{ person_id: person.id, share_pct: 100 }] }
    const id = await save(account, { analysis })
    // 680,000 is owed, on 120,000 and 52 weeks of 635: 680,000 / 153,020.
    const { text } = await read(account, id)
    for (const words of ['Ana Ōrākei', '$120,000', '4.44 times']) expect(text).toContain(words)
    await household(1, { name: 'Ana Ltd', kind: 'company', other_income: 143_000 })
    // 680,000 / 176,020.
    const { text: changed } = await read(account, id)
    for (const words of ['Ana Ltd', 'A company', '$143,000', '3.86 times']) expect(changed).toContain(words)
    expect(changed).not.toContain('Ōrākei')
  })

  it('leaves out what is not known', TIME, async () => {
    const account = await signUpPremium(server)
    for (const fields of [{ analysis: null }, { deposit: null }]) {
      // oxlint-disable-next-line no-await-in-loop -- one page is printed at a time
      const { text } = await read(account, await save(account, fields))
      expect(text).toContain('$635 a week')
      expect(text).not.toMatch(/to see this|No borrower is named|Not given/u)
    }
  })
})

describe('its permission', () => {
  it('is Premium’s, and ends with it', async () => {
    const free = await signUp(server)
    const id = await save(free)
    expect(await free.get(`/calculations/${id}/bank_page`)).toMatchObject({
      status: 403,
      body: { code: 'premium_required' },
    })
    const lapsed = await signUpPremium(server)
    const own = await save(lapsed)
    await lapse(server, lapsed)
    expect(await lapsed.get(`/calculations/${own}/bank_page`)).toMatchObject({ status: 403 })
  })

  it('is the owner’s', async () => {
    const [account, stranger] = [await signUpPremium(server), await signUpPremium(server)]
    const id = await save(account)
    expect((await stranger.get(`/calculations/${id}/bank_page`)).status).toBe(404)
    expect((await stranger.get(`/calculations/${randomUUID()}/bank_page`)).status).toBe(404)
    expect((await callAs(server).get(`/calculations/${id}/bank_page`)).status).toBe(401)
  })
})
