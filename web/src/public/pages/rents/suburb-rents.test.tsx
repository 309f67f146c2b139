import type { SuburbPage } from '@homeyield/contract/rent-page'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AudienceContext } from '../../public-link.tsx'
import { describeRentPage } from './describe-rent-page.tsx'
import { SuburbRents } from './suburb-rents.tsx'

const HOUSE = makeMarketRent({
  lower_quartile: 611,
  median: 675,
  upper_quartile: 733,
  interval_80: [626, 729],
  confidence: 'Medium',
  level: 'suburb_group',
  place: 'Newtown',
  bonds: 18,
  index: { factor: 1.01, months: 8, from: '2025-09', to: '2026-05', region: 'Wellington Region' },
})
const ROOM = makeMarketRent({
  dwelling: 'Room',
  number_of_bedrooms: 1,
  median: 260,
  interval_80: [190, 357],
  confidence: 'Low',
})
const rent = (median: number) => ({ median, interval_80: [median - 40, median + 50], confidence: 'High' }) as const
const PAGE: SuburbPage = {
  kind: 'suburb',
  isProfessional: false,
  district: { slug: 'wellington-city', name: 'Wellington City', region: 'Wellington Region', areas: 78 },
  suburb: { slug: 'newtown', name: 'Newtown' },
  codes: '252900,253000',
  dwelling: 'House',
  bedrooms: 3,
  entries: [HOUSE, ROOM],
  areas: [
    { sa2_code: '252900', name: 'Newtown North', rent: rent(661) },
    { sa2_code: '253000', name: 'Newtown West', rent: null },
  ],
  nearby: [
    {
      slug: 'berhampore',
      name: 'Berhampore',
      district: { slug: 'wellington-city', name: 'Wellington City' },
      rent: rent(740),
    },
    { slug: 'petone', name: 'Petone', district: { slug: 'lower-hutt-city', name: 'Lower Hutt City' }, rent: rent(680) },
  ],
  years: {
    source: 'MBIE / Tenancy Services',
    place: 'Wellington Region',
    months: Array.from(
      { length: 144 },
      (_, at) => `${2014 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    ),
    weekly_rent: Array.from({ length: 144 }, (_, at) => (at === 143 ? null : 400 + at)),
  },
}

const render = (page: SuburbPage) => renderToStaticMarkup(<SuburbRents page={page} />)
const textOf = (html: string) => html.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ')
/** The first group of every match. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

it('says the range of the median, how sure it is, and what it rests on', () => {
  const html = render(PAGE)
  expect(all(html, /<h1[^>]*>(.*?)<\/h1>/gu)).toEqual(['3-bedroom houses in Newtown: $626 to $729 a week'])
  const text = textOf(html)
  expect(text).toContain('Four times in five the median is between $626 and $729, the range above.')
  expect(text).toContain('Confidence: Medium.')
  expect(text).toContain('From 18 bonds in Newtown, drawn towards its surroundings.')
  expect(text).toContain('Bonds of Jul–Sep 2025, brought to May 2026 with Wellington Region’s rents.')
  // Quartiles are for accounts.
  expect(text).not.toMatch(/\$611|\$733/u)
})

it('has all kinds, the areas and the suburbs around it as links', () => {
  const html = render(PAGE)
  const text = textOf(html)
  for (const row of ['3-bedroom houses $675 $626–729 Medium', 'Rooms $260 $190–357 Low', 'Newtown West No figure']) {
    expect(text).toContain(row)
  }
  expect(text).toContain('Petone, Lower Hutt City $680 $640–730 High')
  const links = all(html, /href="([^"]*)"/gu).map((href) => href.replaceAll('&amp;', '&'))
  for (const link of [
    '/rents',
    '/rents/wellington-city',
    '/rents/wellington-city/newtown?dwelling=Room&bedrooms=1',
    '/rents/wellington-city?dwelling=House&bedrooms=3#area-252900',
    '/rents/lower-hutt-city/petone?dwelling=House&bedrooms=3',
    '/calculator?area=252900%2C253000&dwelling=House&bedrooms=3',
    '/signup?referrer=freesignup&area=252900%2C253000&dwelling=House&bedrooms=3',
  ]) {
    expect(links).toContain(link)
  }
})

it('draws ten years of the region up to its newest month, with a table behind', () => {
  const html = render(PAGE)
  expect(html).toContain('<h2>Ten years of Wellington Region</h2>')
  expect(textOf(html)).toContain('all homes in Wellington Region, November 2015 to November 2025')
  // The last month has no figure yet, and both ends are shown.
  expect(all(html, /<tr><th scope="row">(\w+ \d{4})<\/th>/gu)).toHaveLength(121)
  expect(textOf(html)).toContain('November 2025 $542 ')
  expect(html).not.toMatch(/ style=/u)
})

it('does not let a rent of low confidence look sure, and says where nothing is known', () => {
  const low = render({ ...PAGE, dwelling: 'Room', bedrooms: 1 })
  expect(low).toContain('<strong>Confidence: Low.')
  const none = render({ ...PAGE, dwelling: 'Flat', bedrooms: 2, years: { ...PAGE.years, weekly_rent: [] } })
  expect(all(none, /<h1[^>]*>(.*?)<\/h1>/gu)).toEqual(['2-bedroom flats in Newtown'])
  expect(none).toContain('Too few 2-bedroom flats were let in Newtown')
  expect(none).toContain('There are no rents over time for this region.')
})

it('passes the audience on', () => {
  const html = renderToStaticMarkup(
    <AudienceContext value="professional">
      <SuburbRents page={PAGE} />
    </AudienceContext>,
  )
  const links = all(html, /href="(\/(?:rents|signup|how-it-works)[^"]*)"/gu)
  expect(links.length).toBeGreaterThan(8)
  expect(links.filter((link) => !link.includes('professional=true'))).toEqual([])
})

it('is described to search engines with its figures, its place, and one address for all kinds', () => {
  const { title, path, description, structuredData } = describeRentPage(PAGE)
  expect([title, path]).toEqual(['3-bedroom houses in Newtown: $626 to $729 a week', '/rents/wellington-city/newtown'])
  expect(description).toBe(
    'Median weekly rent of 3-bedroom houses in Newtown, Wellington City: $675, medium confidence. All kinds of home, suburbs nearby, ten years of the region.',
  )
  const [trail] = structuredData?.('buyer') ?? []
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Rents by district' },
      { position: 2, name: 'Wellington City' },
      { position: 3, name: 'Newtown', item: expect.stringMatching(/\/rents\/wellington-city\/newtown$/u) },
    ],
  })
})

it('names its area for signing up from the header', () => {
  expect(describeRentPage(PAGE).area).toBe('area=252900%2C253000&dwelling=House&bedrooms=3')
})
