import type { MarketRentEntry } from '../market-rent-entry.ts'

/** An estimate for tests: a three-bedroom house of an area with its own bonds. */
export function makeMarketRent(change: Partial<MarketRentEntry> = {}): MarketRentEntry {
  const { lower_quartile = 570, median = 640, upper_quartile = 700 } = change
  return {
    dwelling: 'House',
    number_of_bedrooms: 3,
    lower_quartile,
    median,
    upper_quartile,
    interval_80: [median - 38, median + 40],
    interval_50: [median - 19, median + 19],
    confidence: 'High',
    level: 'area',
    place: 'Ponsonby East',
    effective_bonds: 26.4,
    bonds: 12,
    conflict: null,
    period: '2025-07-01',
    evidence: { own: null, area_other: [], suburb_group: null, district: null, region: null, areas: [] },
    index: { factor: 1, months: 0, from: '2025-09', to: '2025-09', region: 'Auckland Region' },
    before_index: {
      lower_quartile,
      median,
      upper_quartile,
      interval_80: [median - 38, median + 40],
      confidence: 'High',
    },
    ...change,
  }
}
