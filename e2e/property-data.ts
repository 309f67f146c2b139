import type { Page } from '@playwright/test'

const IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The data of a property, as the server returns them. */
const PROPERTY_DATA = {
  cv: { value: 922_000 },
  avm: { value: 913_000 },
  image: { url: IMAGE },
  market_trends: {
    metrics: [
      { metric_id: 21, value: 1_160_000 },
      { metric_id: 72, value: 15.6 },
      { metric_id: 79, value: -2.4 },
    ],
  },
  last_sale: { date: '2017-09-06', value: 502_000 },
  beds: 3,
  baths: 2,
  car_spaces: 1,
  year_built: '1990',
  units_of_use: 1,
  land_area: 1242,
  floor_area: 110,
  site_cover: 121,
  wall_material: 'Weatherboard',
  deck: 'Y',
  pool: 'N',
}

/** The same for a property that the provider has no data of. */
export const NO_PROPERTY_DATA = {
  ...Object.fromEntries(Object.keys(PROPERTY_DATA).map((field) => [field, null])),
  cv: { value: null },
  avm: { value: null },
  image: { url: null },
  market_trends: { metrics: [] },
  last_sale: { date: null, value: null },
}

/** Returns these data for every property. */
export async function mockPropertyData(page: Page, data: object = PROPERTY_DATA): Promise<void> {
  await page.route('**/api/cotality/property?*', (route) => route.fulfill({ json: data }))
}
