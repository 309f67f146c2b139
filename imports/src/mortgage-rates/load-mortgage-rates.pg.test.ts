import { mortgage_rates } from '@homeyield/database/rent-tables'
import { createTestDatabase } from '@homeyield/database/testing/test-database'
import { and, eq } from 'drizzle-orm'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importMortgageRates } from './import-mortgage-rates.ts'
import { loadMortgageRates } from './load-mortgage-rates.ts'

const B21 = 'month_end,6_months,1_year,18_months,2_years,3_years,4_years,5_years\n'

let test: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

async function file(text: string) {
  const path = join(await mkdtemp(join(tmpdir(), 'homeyield-rates-')), 'b21.csv')
  await writeFile(path, text)
  return path
}

async function rateOf(month_end: string) {
  const [found] = await test.database.db
    .select({ rate: mortgage_rates.rate })
    .from(mortgage_rates)
    .where(
      and(
        eq(mortgage_rates.kind, 'special'),
        eq(mortgage_rates.month_end, month_end),
        eq(mortgage_rates.term_months, 12),
      ),
    )
  return found?.rate
}

it('loads the shipped rates once, even from two processes', async () => {
  const outcomes = await Promise.all([loadMortgageRates(test.database), loadMortgageRates(test.database)])
  expect(outcomes.map(({ loaded }) => loaded).filter(Boolean)).toEqual([true])
  // Eight standard and seven special rates of twelve months.
  expect(await test.database.db.$count(mortgage_rates)).toBe(180)
  expect(await loadMortgageRates(test.database)).toEqual({ loaded: false })
  expect(await rateOf('2026-01-31')).toBe(4.48)
})

it('imports newer and corrected months beside them, which a later start leaves', async () => {
  const path = await file(`${B21}2026-01-31,4.6,4.5,4.6,4.7,5,5.3,5.4\n2026-10-31,4.2,4.1,4.2,4.3,4.6,4.9,5\n`)
  expect(await importMortgageRates(test.database, path, { dryRun: true })).toEqual({
    kind: 'special',
    months: 2,
    first: '2026-01-31',
    last: '2026-10-31',
  })
  expect(await rateOf('2026-10-31')).toBeUndefined()
  await importMortgageRates(test.database, path, { dryRun: false })
  expect([await rateOf('2026-01-31'), await rateOf('2026-10-31')]).toEqual([4.5, 4.1])
  await test.database.pool.query(`delete from import_reports where name = 'shipped_mortgage_rates'`)
  expect(await loadMortgageRates(test.database)).toEqual({ loaded: true })
  expect(await rateOf('2026-01-31')).toBe(4.5)
})

it('refuses another file and changes nothing', async () => {
  await expect(importMortgageRates(test.database, await file('a,b\n1,2\n'), { dryRun: false })).rejects.toThrow(
    /other columns/u,
  )
  expect(await rateOf('2026-10-31')).toBe(4.1)
})
