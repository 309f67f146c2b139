import { expect, it } from 'vitest'
import { pageValues } from './page-values.ts'

const CONFIG = {
  product_name: 'Homeyield',
  support_email: 'help@homeyield.example',
  property_data_provider: { name: 'Records', url: 'https://records.example' },
  plan_price: 4.99,
  address_source: 'homeyield',
  address_widget: null,
  has_addresses: true,
  sample_data: { addresses: false, market_rents: false, payments: false, property_data: false },
  billing_portal_url: null,
  analytics: { ga4_id: null, meta_pixel_id: null },
} as const

it.each([
  [{}, /^Addresses: sourced from the LINZ Data Service/u],
  [{ has_addresses: false }, /^Addresses: entered by hand\.$/u],
  [{ address_source: 'addressfinder' } as const, /^Addresses: Addressfinder/u],
])('with %o, the pages credit the source of the addresses that there are', (own, credit) => {
  expect(pageValues({ ...CONFIG, ...own }, 'https://homeyield.example', null).ADDRESS_CREDIT).toMatch(credit)
})
