import { createTestDatabase } from '@homeyield/database/testing/test-database'
import { region_months } from '@homeyield/database/rent-tables'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadRegionMonths } from './load-region-months.ts'

let test: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('loads the shipped months once, even from two processes', async () => {
  const outcomes = await Promise.all([loadRegionMonths(test.database), loadRegionMonths(test.database)])
  expect(outcomes.map(({ loaded }) => loaded).filter(Boolean)).toEqual([true])
  expect(await test.database.db.$count(region_months)).toBe(4165)
  expect(await loadRegionMonths(test.database)).toEqual({ loaded: false })
})

it('loads them again when deleted', async () => {
  await test.database.db.delete(region_months)
  expect(await loadRegionMonths(test.database)).toEqual({ loaded: true })
  expect(await test.database.db.$count(region_months)).toBe(4165)
})
