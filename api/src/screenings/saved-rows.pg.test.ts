import type { Screening } from '@homeyield/contract/screening'
import { FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { pick } from '@homeyield/domain/records/pick'
import { homeInputs } from '@homeyield/domain/screening/home-inputs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { signUp } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas
        select (100000 + n)::text, 'Area ' || n, '001', 'Far North District', '01', 'Northland Region', true, -35, 174
        from generate_series(1, 4) as n;
      insert into market_rents
        select 'area', (100000 + n)::text, dwelling, bedrooms, 480 + 37 * n, 530 + 41 * n, 610 + 43 * n, 12 + n, 1, '2025-07-01'
        from generate_series(1, 3) as n, (values ('House', 3), ('House', 4), ('Flat', 2), ('Apartment', 1)) as kinds (dwelling, bedrooms);
      insert into market_rents
        select 'area', (100000 + n)::text, 'Room', 1, 190, 220, 260, 14, 1, '2025-07-01' from generate_series(1, 3) as n;
      ${SURROUNDINGS}`),
  )
})
afterAll(() => server.stop())

const KINDS = [
  { dwelling: 'House', number_of_bedrooms: 3 },
  { dwelling: 'House', number_of_bedrooms: 7 },
  { dwelling: 'Flat', number_of_bedrooms: 2 },
  { dwelling: 'Apartment', number_of_bedrooms: 1 },
  { dwelling: 'Room', number_of_bedrooms: null },
  { dwelling: null, number_of_bedrooms: null },
]
const PRICES = [1, 399_999, 633_333.33, 1_250_000, null]
// The last has no rents.
const AREAS = ['100001', '100002', '100003', '100001,100002', '100004']
const HOMES = AREAS.flatMap((sa2_code, area) =>
  KINDS.flatMap((kind, at) => {
    const purchase_price = PRICES[(area + at) % PRICES.length]
    return [{ property: `${at + 1} Area ${area}`, suburb: 'Kauri', sa2_code, purchase_price, ...kind }]
  }),
)

it.each<[string, object]>([
  ['our guides', { interest_rate: 6.5 }],
  [
    'a share and a manager',
    {
      deposit_pct: 20,
      interest_rate: 6.49,
      loan_duration_months: 300,
      property_management_fees: 8.5,
      fee_plus_gst: true,
      vacancy_weeks: 2.5,
      repayment_type: 'Interest only',
      number_of_bedrooms: 3,
    },
  ],
  [
    'an amount above some prices',
    { deposit: 400_000, interest_rate: 7.15, loan_payment_term: 'Fortnightly', rates: 3321.5, dwelling: 'Flat' },
  ],
])('has the figures of the calculations that its homes are saved as: %s', async (_, terms) => {
  const account = await signUp(server, { premium: true })
  const { body } = await account.post('/screenings', { homes: HOMES, terms, criteria: { cash_at_least: -100 } })
  const list: Screening = body
  expect(list.results).toHaveLength(HOMES.length)
  for (const result of list.results) {
    const home = list.homes.find(({ id }) => id === result.id)
    if (home === undefined) throw new Error('A result is of no home of the list')
    const rents = list.areas.find(({ sa2_code }) => sa2_code === home.sa2_code)?.rents ?? []
    const inputs = homeInputs(pick(home, LISTED), rents, list.terms)
    const { status, body: saved } = await account.post('/calculations', pick(inputs, FIELD_NAMES))
    expect(status, JSON.stringify(saved)).toBe(201)
    expect(pick(result, FIGURES), home.property).toEqual(knownFigures(result, pick(saved, FIGURES)))
    // What the loan is of the price, in per cent.
    const { purchase_price, deposit } = saved
    const lvr = purchase_price === null ? null : Math.round((1e4 * (purchase_price - deposit)) / purchase_price) / 100
    expect(result.lvr, home.property).toBe(deposit === null ? null : lvr)
  }
  const known = list.results.filter(({ weekly_cash_flow }) => weekly_cash_flow !== null)
  expect(known.length).toBeGreaterThan(5)
})

const FIGURES = ['weekly_rental_income', 'weekly_cash_flow', 'gross_rental_yield', 'net_rental_yield'] as const
/** A list does not show what only seems known: anything without a rent, or cash without a price and so without its loan. */
function knownFigures({ rent, lvr }: Screening['results'][number], figures: Readonly<Record<string, unknown>>): object {
  if (rent === null) return Object.fromEntries(FIGURES.map((name) => [name, null]))
  return lvr === null ? { ...figures, weekly_cash_flow: null } : figures
}

const LISTED = [
  'property',
  'is_sample_address',
  'suburb',
  'city',
  'meshblock',
  'sa2_code',
  'dwelling',
  'number_of_bedrooms',
  'purchase_price',
] as const
