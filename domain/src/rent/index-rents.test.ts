import { expect, it } from 'vitest'
import { indexRents, type RegionRent } from './index-rents.ts'

/** Rents of the months from January 2024 on. */
function monthly(...rents: readonly (number | null)[]): RegionRent[] {
  return rents.map((weekly_rent, at) => {
    const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    return { month, weekly_rent }
  })
}

const flat = (count: number, rent: number) => Array.from({ length: count }, () => rent)

it('compares the twelve months to the newest with those to the last of the quarter', () => {
  const rents = monthly(...flat(12, 500), ...flat(6, 560))
  expect(indexRents(rents, '2024-10-01')).toEqual({ factor: 530 / 500, months: 6, from: '2024-12', to: '2025-06' })
})

it('is not moved by a season', () => {
  const season = [700, ...flat(11, 500)]
  expect(indexRents(monthly(...season, ...season), '2024-10-01')).toMatchObject({ factor: 1, months: 12 })
})

it('is held to 0.85 and 1.20', () => {
  expect(indexRents(monthly(...flat(12, 500), ...flat(12, 900)), '2024-10-01').factor).toBe(1.2)
  expect(indexRents(monthly(...flat(12, 900), ...flat(12, 500)), '2024-10-01').factor).toBe(0.85)
})

it('ends at the newest month with a rent', () => {
  const rents = monthly(...flat(12, 500), 560, null)
  expect(indexRents(rents, '2024-10-01')).toMatchObject({ factor: 505 / 500, months: 1, to: '2025-01' })
})

it.each([
  ['without months', [], '2024-10-01'],
  ['when a month of the mean is missing', monthly(...flat(5, 500), null, ...flat(10, 600)), '2024-10-01'],
  ['when the months begin too late', monthly(...flat(13, 500)), '2024-09-01'],
  ['when the rents are not newer than the quarter', monthly(...flat(12, 500)), '2024-10-01'],
  ['when they are older', monthly(...flat(12, 500)), '2025-01-01'],
] as const)('makes no step %s', (_, rents, period) => {
  expect(indexRents(rents, period)).toMatchObject({ factor: 1, months: 0 })
})
