import { expect, it } from 'vitest'
import { checkPropertyData } from './check-property-data.ts'

const WHOLE = {
  cv: { value: 800_000 },
  avm: { value: 910_000 },
  image: { url: null },
  market_trends: { metrics: [{ metric_id: 72, value: -8.1 }] },
  last_sale: { date: '2019-09-06', value: 845_000 },
  beds: 3,
  baths: 1.5,
  car_spaces: 0,
  year_built: '1975',
  units_of_use: 1,
  land_area: 1512,
  floor_area: 142,
  site_cover: 150,
  wall_material: 'Weatherboard',
  deck: 'Y',
  pool: 'N',
}

it('returns a whole response', () => expect(checkPropertyData(WHOLE)).toEqual(WHOLE))

it.each([{ cv: null }, { market_trends: { metrics: null } }, { image: {} }, { beds: 'three' }, { last_sale: 'none' }])(
  'refuses a malformed one, as a lookup that failed: %j',
  (malformed) => expect(() => checkPropertyData({ ...WHOLE, ...malformed })).toThrow(),
)
