import { mortgage_rates } from '@homeyield/database/rent-tables'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('answers everybody with the newest month of each kind, by term, with its source', async () => {
  const anybody = callAs(server)
  expect(await anybody.get('/mortgage-rates')).toMatchObject({
    status: 200,
    body: { standard: null, special: null, source: 'Reserve Bank of New Zealand, tables B20 and B21' },
  })
  await server.database.db.insert(mortgage_rates).values([
    { kind: 'standard', month_end: '2026-10-31', term_months: 12, rate: 4.9 },
    { kind: 'standard', month_end: '2026-10-31', term_months: 0, rate: 5.9 },
    { kind: 'standard', month_end: '2026-09-30', term_months: 24, rate: 5 },
    { kind: 'special', month_end: '2026-01-31', term_months: 12, rate: 4.48 },
  ])
  const { body } = await anybody.get('/mortgage-rates')
  expect(body).toMatchObject({
    standard: {
      month_end: '2026-10-31',
      rates: [
        { term_months: 0, rate: 5.9 },
        { term_months: 12, rate: 4.9 },
      ],
    },
    special: { month_end: '2026-01-31', rates: [{ term_months: 12, rate: 4.48 }] },
  })
})
