import type { Account } from '@homeyield/contract/account'
import type { Area } from '@homeyield/contract/area'
import type { PublicConfig } from '@homeyield/contract/config'
import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import { NOTHING_KNOWN } from '../screens/calculator/property-data/property-lookup.ts'
import type { Answers, Sent } from './stand-in-server.ts'
import { refuse } from './stand-in-server.ts'

export const ACCOUNT: Account = {
  email: 'aroha@homeyield.test',
  email_confirmed: true,
  name: 'Aroha',
  premium: true,
  premium_subscription_cancelled: false,
  premium_paid_until: '2026-12-05',
  premium_past_due_since: null,
  premium_given_until: null,
  is_property_professional: false,
  brand_logo_url: null,
  email_signature: null,
  stripe_session: null,
  searched_areas: null,
  undo_search_until: null,
}

export const CONFIG: PublicConfig = {
  product_name: 'Homeyield',
  support_email: 'support@homeyield.test',
  property_data_provider: { name: 'Cotality', url: 'https://cotality.test' },
  plan_price: 4.99,
  address_source: 'homeyield',
  address_widget: null,
  has_addresses: true,
  address_credit: '',
  sample_data: { addresses: true, market_rents: false, payments: true, property_data: true },
  document_languages: ['en'],
  billing_portal_url: 'https://payments.homeyield.test/portal',
  analytics: { ga4_id: null, meta_pixel_id: null },
}

const WAIHEKE: Area = {
  sa2_code: '111800',
  name: 'Waiheke',
  suburb: 'Waiheke',
  territorial_authority: 'Auckland',
  region: 'Auckland Region',
}

const SAMPLE = { meshblock: null, latitude: null, longitude: null, sample: true }
const PLACES = [
  {
    ...SAMPLE,
    id: 'a1',
    address: '126 Kauri Street, Waiheke, Auckland',
    suburb: 'Waiheke',
    city: 'Auckland',
    sa2_id: '111800',
  },
  {
    ...SAMPLE,
    id: 'a2',
    address: '149 Queen Street, Enderley, Hamilton',
    suburb: 'Enderley',
    city: 'Hamilton',
    sa2_id: '182000',
  },
]

/** A working server of a Premium account without a saved calculation. */
export const ANSWERS: Answers = {
  readAccount: ACCOUNT,
  readConfig: CONFIG,
  readExpenses: Object.entries(EXPENSE_GUIDE.items).map(([name, value]) => ({ name, value })),
  listCalculations: [],
  searchAddresses: ({ query }: Sent) =>
    PLACES.filter(({ address }) => address.toLowerCase().includes((query['q'] ?? '').toLowerCase())),
  readAddress: ({ params }: Sent) =>
    PLACES.find(({ id }) => id === params['id']) ??
    refuse(404, { error: 'We could not find that.', code: 'not_found' }),
  searchAreas: [WAIHEKE],
  readArea: WAIHEKE,
  marketRentBySa2: [],
  readPropertyData: NOTHING_KNOWN,
  readRegionRents: { source: 'MBIE', place: 'Auckland Region', months: [], weekly_rent: [] },
  signOut: {},
}
