import { expect, it } from 'vitest'
import { growthWords } from './growth-evidence.tsx'

it('says what prices and rents did, for each place that has figures', () => {
  const growth = {
    source: 'HUD',
    places: [
      {
        place: 'New Zealand',
        spans: [
          { from: 2006, to: 2025, prices_pct: 4.96, rents_pct: 4.29 },
          { from: 2021, to: 2025, prices_pct: -0.99, rents_pct: 4.13 },
        ],
      },
      { place: 'Tasman Region', spans: [{ from: 2006, to: 2025, prices_pct: null, rents_pct: 5 }] },
    ],
  }
  expect(growthWords(growth, 'value_growth_pct')).toBe('New Zealand: 4.96% a year from 2006 to 2025, −0.99% from 2021.')
  expect(growthWords(growth, 'rent_growth_pct')).toBe(
    'New Zealand: 4.29% a year from 2006 to 2025, 4.13% from 2021. Tasman Region: 5.00% a year from 2006 to 2025.',
  )
})
