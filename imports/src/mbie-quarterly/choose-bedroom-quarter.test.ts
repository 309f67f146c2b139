import { expect, it } from 'vitest'
import { chooseBedroomQuarter, QuarterShares } from './choose-bedroom-quarter.ts'
import type { TenancyRow } from './tenancy-row.ts'

function row(period: string, location: string, dwelling: string, beds: string, bonds: number | null): TenancyRow {
  return { period, location, dwelling, beds, bonds, lower_quartile: 400, median: 450, upper_quartile: 500 }
}

function choose(rows: TenancyRow[]): string | null {
  const shares = new QuarterShares()
  for (const each of rows) shares.add(each)
  return chooseBedroomQuarter(shares.list())
}

it('chooses the newest quarter with at most 25 % of bonds coded as one bedroom', () => {
  const rows = [
    row('2025-07-01', '-99', 'ALL', '1', 26),
    row('2025-07-01', '-99', 'ALL', '3', 74),
    row('2025-01-01', '-99', 'ALL', '1', 10),
    row('2025-01-01', '-99', 'ALL', '3', 90),
    row('2025-04-01', '-99', 'ALL', '1', 25),
    row('2025-04-01', '-99', 'ALL', '3', 75),
  ]
  expect(choose(rows)).toBe('2025-04-01')
})

it('counts stated bedrooms, not ALL or missing ones', () => {
  const stated = ['0', '2', '3', '4', '5', '5+', '6', '9', '15']
  const rows = [
    row('2025-07-01', '-99', 'ALL', '1', 30),
    ...stated.map((beds) => row('2025-07-01', '-99', 'ALL', beds, 10)),
    row('2025-07-01', '-99', 'ALL', 'ALL', 9000),
    row('2025-07-01', '-99', 'ALL', '', 9000),
  ]
  const shares = new QuarterShares()
  for (const each of rows) shares.add(each)
  expect(shares.list()).toEqual([{ period: '2025-07-01', one_bedroom: 30, stated: 120 }])
  expect(choose(rows)).toBe('2025-07-01')
})

it('uses the rows for New Zealand and all dwellings', () => {
  const rows = [
    row('2025-07-01', '-99', 'ALL', '1', 20),
    row('2025-07-01', '-99', 'ALL', '3', 80),
    row('2025-07-01', '-99', 'House', '1', 5000),
    row('2025-07-01', '100100', 'ALL', '1', 5000),
    row('2025-07-01', '100100', 'House', '1', 5000),
  ]
  expect(choose(rows)).toBe('2025-07-01')
})

it('uses the areas if a file has no rows for New Zealand', () => {
  const believed = row('2025-04-01', '100100', 'House', '3', 90)
  expect(
    choose([believed, row('2025-07-01', '100100', 'ALL', '1', 50), row('2025-07-01', '100100', 'ALL', '3', 50)]),
  ).toBe('2025-04-01')
  expect(
    choose([believed, row('2025-07-01', '100100', 'House', '1', 10), row('2025-07-01', '100100', 'Flat', '3', 90)]),
  ).toBe('2025-07-01')
})

it('skips a quarter that states no bedrooms', () => {
  const rows = [row('2025-07-01', '-99', 'ALL', 'ALL', 100), row('2025-04-01', '-99', 'ALL', '3', 100)]
  expect(choose(rows)).toBe('2025-04-01')
})

it('returns null if no quarter passes', () => {
  expect(choose([row('2025-07-01', '-99', 'ALL', '1', 100)])).toBeNull()
  expect(choose([])).toBeNull()
})
