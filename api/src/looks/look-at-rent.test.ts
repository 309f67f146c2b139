import type { LookedPlace } from '@homeyield/contract/look'
import type { OwnCell } from '@homeyield/domain/rent/area-rents'
import { expect, it } from 'vitest'
import { lookAtRent } from './look-at-rent.ts'
import { LookUsed } from './look-problems.ts'
import { lookTokens } from './look-token.ts'

// Area 2 is of both suburbs.
const GROUPS = [new Set(['1', '2']), new Set(['2', '3'])]
const PLACE: LookedPlace = {
  name: 'Kauri',
  sa2_code: '1',
  suburb: 'Kauri',
  city: 'Wairoa',
  address: null,
  address_id: null,
  is_sample_address: false,
  is_address_unknown: false,
}

const CELL: OwnCell = {
  dwelling: 'House',
  number_of_bedrooms: 3,
  lower_quartile: 570,
  median: 640,
  upper_quartile: 700,
  bonds: 12,
  period: '2025-07-01',
  areas: 1,
  set_aside: false,
}

const looks = lookTokens('0123456789abcdef0123456789abcdef', 'test')
const look = lookAtRent({
  find: async ({ sa2_code = '' }) => ({ place: { ...PLACE, sa2_code }, choices: [] }),
  rents: {
    rentsOf: async () => ({
      places: { area: 'Kauri', district: '', region: '' },
      surroundings: { base: 6.4, step: 0, near_weight: 10, district_weight: 20, region_weight: 40, own_weight: 3 },
      differences: new Map(),
      cells: [CELL],
      suburb_group: [],
      district: [],
      region: [],
      newest_period: CELL.period,
      months: [],
    }),
  },
  readSuburbGroups: async () => GROUPS,
  looks,
  limit: { count: async () => undefined },
  now: () => 0,
})

const ask = (sa2_code: string, used: string | null) =>
  look({ address: '' }, { sa2_code, dwelling: 'House', bedrooms: 3, price: null }, used)

async function lookAfter(codes: readonly string[]): Promise<string | null> {
  let used: string | null = null
  for (const sa2_code of codes) used = (await ask(sa2_code, used)).look
  return used
}

it('stays in one suburb a day through an area of two', async () => {
  const used = await lookAfter(['1', '1,2', '2'])
  await expect(ask('3', used)).rejects.toBeInstanceOf(LookUsed)
  expect((await ask('1', used)).place?.sa2_code).toBe('1')
})
