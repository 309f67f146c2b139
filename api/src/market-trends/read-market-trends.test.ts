import { expect, it } from 'vitest'
import type { MarketTrendStore } from './market-trend-store.ts'
import { readGrowth } from './read-growth.ts'
import { readMarketTrends } from './read-market-trends.ts'
import { readRegionRents } from './read-region-rents.ts'

const premium = {
  accountId: 'a',
  address: '192.0.2.1',
  session: null,
  scopes: null,
  premium: true,
  is_property_professional: false,
  email_confirmed: true,
}
const month = (region_code: string, month: string, median_sale_price: number | null, weekly_rent: number | null) => ({
  region_code,
  month,
  median_sale_price,
  lower_quartile_sale_price: null,
  upper_quartile_sale_price: null,
  weekly_rent,
})
const trends: MarketTrendStore = {
  findRegion: (code) => Promise.resolve(code === '110400' ? { region_code: '02', region: 'Auckland Region' } : null),
  listMonths: (codes) =>
    Promise.resolve(
      [
        month('00', '2025-11', 700_000, 600),
        month('02', '2025-12', 990_000, null),
        month('00', '2026-02', 710_000, 610),
        month('99', '2026-03', 1, 1),
      ].filter(({ region_code }) => codes.includes(region_code)),
    ),
}

it('returns every month between the first and the last, null where there is none, across years', async () => {
  expect(await readMarketTrends({ trends })(premium, { sa2_code: '110400' })).toEqual({
    source: 'Ministry of Housing and Urban Development; rents: MBIE / Tenancy Services',
    months: ['2025-11', '2025-12', '2026-01', '2026-02'],
    region: {
      place: 'Auckland Region',
      median_sale_price: [null, 990_000, null, null],
      lower_quartile_sale_price: [null, null, null, null],
      upper_quartile_sale_price: [null, null, null, null],
      weekly_rent: [null, null, null, null],
    },
    country: {
      place: 'New Zealand',
      median_sale_price: [700_000, null, null, 710_000],
      lower_quartile_sale_price: [null, null, null, null],
      upper_quartile_sale_price: [null, null, null, null],
      weekly_rent: [600, null, null, 610],
    },
  })
})

it('refuses a free account, and an area that is none', async () => {
  const read = readMarketTrends({ trends })
  await expect(read({ ...premium, premium: false }, { sa2_code: '110400' })).rejects.toMatchObject({
    code: 'premium_required',
  })
  await expect(read(premium, { sa2_code: '999999' })).rejects.toMatchObject({ code: 'not_found' })
})

it('returns the region’s rents to every account, and refuses an unknown area', async () => {
  const read = readRegionRents({ trends })
  expect(await read({ sa2_code: '110400,110500' })).toEqual({
    source: 'MBIE / Tenancy Services',
    place: 'Auckland Region',
    months: ['2025-12'],
    weekly_rent: [null],
  })
  await expect(read({ sa2_code: '999999' })).rejects.toMatchObject({ status: 404 })
})

it('returns the yearly growth of the country, and of the region where there is one', async () => {
  const yearOf = (code: string, year: number, price: number | null, rent: number) =>
    Array.from({ length: 12 }, (_, index) => month(code, `${year}-${String(index + 1).padStart(2, '0')}`, price, rent))
  const years = [
    ...yearOf('00', 2006, 298_292, 268.75),
    ...yearOf('02', 2006, 300_000, 320),
    ...yearOf('00', 2025, 748_658, 596.58),
    ...yearOf('02', 2025, null, 320),
  ]
  const listMonths = (codes: readonly string[]) =>
    Promise.resolve(years.filter(({ region_code }) => codes.includes(region_code)))
  const read = readGrowth({ trends: { ...trends, listMonths } })
  const country = {
    place: 'New Zealand',
    spans: [
      { from: 2006, to: 2025, prices_pct: 4.96, rents_pct: 4.29 },
      { from: 2021, to: 2025, prices_pct: null, rents_pct: null },
    ],
  }
  const source = 'Ministry of Housing and Urban Development; rents: MBIE / Tenancy Services'
  expect(await read({})).toEqual({ source, places: [country] })
  expect(await read({ sa2_code: '999999' })).toEqual({ source, places: [country] })
  expect((await read({ sa2_code: '110400' })).places[1]).toEqual({
    place: 'Auckland Region',
    spans: [
      { from: 2006, to: 2025, prices_pct: null, rents_pct: 0 },
      { from: 2021, to: 2025, prices_pct: null, rents_pct: null },
    ],
  })
})
