import type { Look, LookedPlace } from '@homeyield/contract/look'
import type { LookAsked, LookFound, LookPageResult } from '@homeyield/contract/look-page'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AudienceContext } from '../../public-link.tsx'
import { describeLookPage } from './look-page.tsx'

const RENT: MarketRentEntry = {
  dwelling: 'House',
  number_of_bedrooms: 3,
  lower_quartile: 590,
  median: 650,
  upper_quartile: 684,
  interval_80: [610, 690],
  interval_50: [630, 670],
  confidence: 'Medium',
  level: 'area',
  place: 'Newtown North',
  effective_bonds: 30,
  bonds: 6,
  period: '2025-07-01',
  evidence: { own: null, area_other: [], suburb_group: null, district: null, region: null, areas: [] },
  index: { factor: 1, months: 0, from: '2025-09', to: '2025-09', region: 'Wellington Region' },
  before_index: {
    lower_quartile: 590,
    median: 650,
    upper_quartile: 684,
    interval_80: [610, 690],
    confidence: 'Medium',
  },
}
const PLACE: LookedPlace = {
  name: 'Newtown',
  sa2_code: '252900,253000',
  suburb: 'Newtown',
  city: 'Wellington City',
  address: null,
  address_id: null,
  is_sample_address: false,
  is_address_unknown: false,
}
const ASKED: LookAsked = {
  place: 'newtown',
  dwelling: 'House',
  bedrooms: 3,
  typedPrice: '',
  price: null,
  priceProblem: '',
}
const FOUND: LookFound = {
  state: 'found',
  place: PLACE,
  rent: RENT,
  look: 'signed',
  suburbPage: null,
}

function render(result: LookPageResult, asked: Partial<LookAsked> = {}, isProfessional = false): string {
  const audience = isProfessional ? 'professional' : 'buyer'
  const { Page, indexed } = describeLookPage({ isProfessional, asked: { ...ASKED, ...asked }, result })
  expect(indexed).toBe(false)
  return renderToStaticMarkup(
    <AudienceContext value={audience}>
      <Page audience={audience} withExamples={false} />
    </AudienceContext>,
  ).replaceAll('&amp;', '&')
}

it('shows the rent with its range, interval and confidence, and other kinds of home one tap away', () => {
  const html = render(FOUND)
  expect(html).toContain('3-bedroom houses in Newtown</h1>')
  expect(html).toMatch(/\$650<\/span> a week<\/h2>/u)
  expect(html).toContain('Half of such homes rent for $590 to $684 a week.')
  expect(html).toContain('Confidence: Medium. Likely within ±6\u00A0% of what such homes rent for here: 6 bonds')
  expect(html).toContain('Four times in five the median is between $610 and $690 a week.')
  expect(html).toContain('From 6 bonds in Newtown North')
  expect(html).toContain('href="/rents?place=newtown&sa2_code=252900%2C253000&dwelling=Flat&bedrooms=3"')
  expect(html).not.toContain('Gross yield')
  expect(html).toContain('href="/rents?area=252900&dwelling=House&bedrooms=3">The suburbs around it, on a map')
  expect(render({ ...FOUND, suburbPage: '/rents/wellington-city/newtown' })).toContain(
    'href="/rents/wellington-city/newtown?dwelling=House&bedrooms=3"',
  )
})

it('shows the week at a price, with what is assumed', () => {
  const html = render(FOUND, { typedPrice: '700k', price: 700_000 })
  // As on the landing page: 650 × 52 / 700,000 = 4.83 %, and costs of 967 a week are 317 more than the rent.
  expect(html).toMatch(/Gross yield<\/dt><dd[^>]*>4\.83%/u)
  expect(html).toContain('−$317')
  expect(html).toContain('Where the week goes at $700,000')
  expect(html).toContain('an interest rate of 5.50%')
  expect(html).toContain('Assumptions: a house, 20% deposit')
  expect(render(FOUND, { dwelling: 'Apartment', price: 700_000 })).toContain('Assumptions: an apartment, 20%')
  expect(html).toContain('sa2_code=252900%2C253000&price=700k&dwelling=House&bedrooms=2"')
})

it('says at the field what is no price, and keeps it', () => {
  const html = render(FOUND, { typedPrice: 'lots', priceProblem: 'Enter a number such as 850,000' })
  expect(html).toMatch(/name="price"[^>]*value="lots"[^>]*|value="lots"[^>]*name="price"/u)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('Enter a number such as 850,000')
})

it('leads to sign up with the look, and members to the calculator', () => {
  expect(render(FOUND, { price: 700_000 })).toContain('href="/signup?referrer=freesignup&look=signed"')
  expect(render(FOUND, { price: 700_000 })).toContain(
    'href="/calculator?area=252900%2C253000&dwelling=House&bedrooms=3&price=700000"',
  )
  expect(render(FOUND, {}, true)).toContain('href="/signup?referrer=freesignup&professional=true&look=signed"')
  expect(render(FOUND, {}, true)).toContain('<input type="hidden" name="professional" value="true"/>')
})

it('says that the rent is of the area of an address, and what is a sample', () => {
  const place = { ...PLACE, address: '7 Riddiford Street, Newtown', address_id: 'a1', is_sample_address: true }
  const html = render({ ...FOUND, place })
  expect(html).toContain('7 Riddiford Street, Newtown is in Newtown. The rent is of such homes in this area')
  expect(html).toContain('The address is a sample')
  expect(html).toContain('place=newtown&address_id=a1&dwelling=Flat')
  const unknown = render({ ...FOUND, place: { ...PLACE, is_address_unknown: true } })
  expect(unknown).toContain(
    'We did not find this address, so this is the rent of its suburb: Newtown, Wellington City.',
  )
  // The box above says it, and nothing else.
  expect(unknown.match(/samples/gu)).toHaveLength(1)
})

it('says that no rent is known, and that nothing was used up', () => {
  const html = render({ ...FOUND, rent: null, look: null })
  expect(html).toContain('This look was not used up.')
  expect(html).not.toContain('/signup')
  const other = render({ ...FOUND, rent: null }, { dwelling: 'Room', bedrooms: 1 })
  expect(other).toContain('Too few rooms were let here')
  expect(other).toContain('aria-label="Kind of home"')
})

it('offers the page of a district that is typed, before its areas', () => {
  const choices = [{ name: 'Hamilton East, Hamilton City', sa2_code: '1', address_id: null }]
  const district = { slug: 'hamilton-city', name: 'Hamilton City' }
  const html = render({ state: 'choices', choices, district }, { place: 'hamilton' })
  expect(html).toMatch(/hamilton-city\?dwelling=House&bedrooms=3">Rents in all of Hamilton City<.*Hamilton East/u)
})

it('offers several places, and keeps what was typed where there is none', () => {
  const choices = [
    { name: 'Rimu, Wairoa District', sa2_code: '200004', address_id: null },
    { name: '7 <Rata> Street', sa2_code: null, address_id: 'a1' },
  ]
  const html = render({ state: 'choices', choices, district: null }, { place: 'rimu' })
  expect(html).toContain('href="/rents?place=rimu&sa2_code=200004&dwelling=House&bedrooms=3">Rimu, Wairoa District')
  expect(html).toContain('address_id=a1&dwelling=House&bedrooms=3">7 &lt;Rata&gt; Street')
  const none = render({ state: 'choices', choices: [], district: null }, { place: 'Qqq "1"' })
  expect(none).toContain('value="Qqq &quot;1&quot;"')
  expect(none).toContain('Nothing found for')
  expect(none.match(/samples/gu)).toHaveLength(1)
})

it('says which place was looked at, and leads there, to the wanted one and to sign up', () => {
  const { sa2_code, suburb, city } = PLACE
  const used: Look = {
    sa2_code,
    suburb,
    city,
    address: null,
    address_id: null,
    dwelling: 'Flat',
    bedrooms: 2,
    price: null,
  }
  const wanted = { sa2_code: '246800', suburb: 'Island Bay', city: 'Wellington City' }
  const html = render({ state: 'used', used, wanted, wantedPage: '/rents/wellington-city/island-bay' })
  expect(html).toContain('sa2_code=252900%2C253000&dwelling=Flat&bedrooms=2">Newtown, Wellington City</a>')
  expect(html).toContain('href="/rents/wellington-city/island-bay?dwelling=House&bedrooms=3">Island Bay</a>')
  expect(render({ state: 'used', used, wanted, wantedPage: null })).toContain('href="/rents">Rents by district</a>')
  expect(html).toContain('href="/calculator?area=246800&dwelling=House&bedrooms=3"')
  expect(html).toContain('Rents in Island Bay</h1>')
  // A style sheet shows one of each.
  expect(html).toMatch(/<p class="for-visitor">Without an account you can look at one suburb a day/u)
  expect(html).toMatch(/for-visitor">Sign Up with Island Bay<\/span><span class="for-member">Use this area/u)
})

it('announces a refusal', () => {
  expect(render({ state: 'refused', sentence: 'Too many attempts.' })).toContain(
    '<p role="alert">Too many attempts.</p>',
  )
})
