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

it('takes the newest quarter in which at most a quarter of the bonds are coded one bedroom', () => {
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

it('counts every stated number, and neither ALL nor a missing one', () => {
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

it('goes by the rows for all of New Zealand and all dwellings', () => {
  const rows = [
    row('2025-07-01', '-99', 'ALL', '1', 20),
    row('2025-07-01', '-99', 'ALL', '3', 80),
    row('2025-07-01', '-99', 'House', '1', 5000),
    row('2025-07-01', '100100', 'ALL', '1', 5000),
    row('2025-07-01', '100100', 'House', '1', 5000),
  ]
  expect(choose(rows)).toBe('2025-07-01')
})

it('goes by the areas where a file has no rows for all of New Zealand', () => {
  const believed = row('2025-04-01', '100100', 'House', '3', 90)
  expect(
    choose([believed, row('2025-07-01', '100100', 'ALL', '1', 50), row('2025-07-01', '100100', 'ALL', '3', 50)]),
  ).toBe('2025-04-01')
  expect(
    choose([believed, row('2025-07-01', '100100', 'House', '1', 10), row('2025-07-01', '100100', 'Flat', '3', 90)]),
  ).toBe('2025-07-01')
})

it('passes over a quarter that states no number of bedrooms', () => {
  const rows = [row('2025-07-01', '-99', 'ALL', 'ALL', 100), row('2025-04-01', '-99', 'ALL', '3', 100)]
  expect(choose(rows)).toBe('2025-04-01')
})

it('answers null where no quarter passes', () => {
  expect(choose([row('2025-07-01', '-99', 'ALL', '1', 100)])).toBeNull()
  expect(choose([])).toBeNull()
})
