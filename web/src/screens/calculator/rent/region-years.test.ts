import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { expect, it } from 'vitest'
import { regionYears } from './region-years.ts'

const RENTS = {
  source: 'MBIE',
  place: 'Wellington Region',
  months: ['2025-08', '2025-09', '2025-10'],
  weekly_rent: [600, 610, null],
}
const index = { factor: 1, months: 0, from: '2025-09', to: '2025-09', region: 'Wellington Region' }

it('has the suburb’s estimate in its month, and ends with the newest rent', () => {
  const { months, lines } = regionYears(RENTS, makeMarketRent({ median: 628, place: 'Newtown North', index }))
  expect(months).toEqual(['2025-08', '2025-09'])
  expect(lines).toEqual([
    { name: 'All homes in Wellington Region', figures: [600, 610] },
    { name: 'Estimate, Newtown North', figures: [null, 628], isPoint: true },
  ])
})

it('has the region alone without an estimate, or for a month that is not shown', () => {
  expect(regionYears(RENTS, null).lines).toHaveLength(1)
  const later = makeMarketRent({ index: { ...index, to: '2026-01' } })
  expect(regionYears(RENTS, later).lines).toHaveLength(1)
})
