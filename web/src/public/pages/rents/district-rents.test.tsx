import type { AreaRent, DistrictArea, DistrictPage } from '@homeyield/contract/rent-page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AudienceContext } from '../../public-link.tsx'
import { describeRentPage } from './describe-rent-page.tsx'
import { DistrictRents } from './district-rents.tsx'

const rentOf = (median: number, more: Partial<AreaRent> = {}): AreaRent => ({
  median,
  interval_80: [median - 60, median + 60],
  confidence: 'Medium',
  bonds: 6,
  level: 'area',
  place: 'Newtown North',
  period: '2025-07-01',
  ...more,
})
const DISTRICT_RENT: Partial<AreaRent> = {
  level: 'district',
  place: 'Wellington City',
  bonds: 1200,
  confidence: 'High',
}
const areaOf = (sa2_code: string, name: string, rent: AreaRent | null): DistrictArea => ({
  sa2_code,
  name,
  suburb: { slug: name.toLowerCase().replaceAll(' ', '-'), name },
  path: 'M0 0l10 0 0 10z',
  rent,
})
const PAGE: DistrictPage = {
  kind: 'district',
  isProfessional: false,
  district: { slug: 'wellington-city', name: 'Wellington City', region: 'Wellington Region', areas: 4 },
  dwelling: 'House',
  bedrooms: 3,
  width: 6000,
  height: 3000,
  names: [{ name: 'Newtown', x: 2500, y: 1250, size: 270 }],
  areas: [
    areaOf('252900', 'Newtown <North>', rentOf(550)),
    areaOf('252000', 'Mount Cook West', rentOf(710, { level: 'any_dwelling', bonds: 1 })),
    areaOf('251900', 'Mākara', rentOf(700, DISTRICT_RENT)),
    areaOf('251300', 'Somes Island', null),
  ],
}

const render = (page: DistrictPage) => renderToStaticMarkup(<DistrictRents page={page} />)
/** The first group of every match. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

it('describes every area on the map and in the table, with what its rent was measured over', () => {
  const html = render(PAGE)
  expect(all(html, /<title>(.*?)<\/title>/gu)).toEqual([
    'Newtown &lt;North&gt;: $550 a week (Medium confidence; 6 bonds; This area, Jul–Sep 2025)',
    'Mount Cook West: $710 a week (Medium confidence; 1 bond; Homes of every type in this area, Jul–Sep 2025)',
    'Mākara: $700 a week (High confidence; 1,200 bonds; All of Wellington City, Jul–Sep 2025)',
    'Somes Island: no figure',
  ])
  expect(all(html, /data-part="name">(.*?)</gu)).toEqual([
    'Newtown &lt;North&gt;',
    'Mount Cook West',
    'Mākara',
    'Somes Island',
  ])
  expect(all(html, /data-part="median">(.*?)</gu)).toEqual(['$550', '$710', '$700'])
  expect(html).toContain('href="/calculator?area=252900&amp;dwelling=House&amp;bedrooms=3"')
})

it('shades areas by their own rents, stripes wider ones, and says both in the legend', () => {
  const html = render(PAGE)
  const map = html.slice(html.indexOf('</defs>'), html.indexOf('Median rent a week'))
  expect(all(map, /<path id="area-\d+"[^>]*?(data-shade="\w+"|fill="[^"]+")>/gu)).toEqual([
    'data-shade="1"',
    'data-shade="5"',
    'fill="url(#stripes-1)"',
    'data-shade="none"',
  ])
  const legend = html.slice(html.indexOf('Median rent a week'))
  for (const words of ['Under $710', '$710 and over', 'a wider area’s rent', 'No figure (1)']) {
    expect(legend).toContain(words)
  }
})

it('does not let a rent of low confidence look sure', () => {
  const low = rentOf(710, { confidence: 'Low', interval_80: [528, 947] })
  const html = render({
    ...PAGE,
    areas: [areaOf('252900', 'Newtown North', rentOf(550)), areaOf('252000', 'Mount Cook', low)],
  })
  expect(html).toContain('Mount Cook: $710 a week (Low confidence, likely $528–947; 6 bonds; This area, Jul–Sep 2025)')
  expect(html).toContain('<strong>Low confidence, likely $528–947</strong>. This area, Jul–Sep 2025')
  expect(html).toContain('fill="url(#stripes-5)"')
  expect(html).toContain('Striped: low confidence, or a wider area’s rent, as too few homes were let here (1)')
})

it('links to the other kinds of home, for the same audience', () => {
  const html = renderToStaticMarkup(
    <AudienceContext value="professional">
      <DistrictRents page={{ ...PAGE, dwelling: 'Room', bedrooms: 1 }} />
    </AudienceContext>,
  )
  expect(html).toContain('href="/rents/wellington-city?dwelling=Flat&amp;bedrooms=1&amp;professional=true"')
  expect(all(html, /aria-current="true">(\w+)</gu)).toEqual(['Room'])
  expect(html).not.toContain('aria-label="Bedrooms"')
})

it('is a table alone where there are no outlines, and says where nothing is known', () => {
  const html = render({ ...PAGE, width: 0, areas: [{ ...areaOf('251300', 'Somes Island', null), path: '' }] })
  expect(html).not.toContain('data-map')
  expect(html).toContain('in 1 area: none is known.')
  expect(html).toContain('<span data-part="name">Somes Island</span>')
})

it('has a description with its figures for search engines, and one address for all kinds of home', () => {
  const { title, path, description } = describeRentPage({ ...PAGE, dwelling: 'Flat', bedrooms: 2 })
  expect([title, path]).toEqual(['Rents in Wellington City', '/rents/wellington-city'])
  expect(description).toBe(
    'Median weekly rents of 2-bedroom flats in Wellington City, from $550 to $710 a week: every suburb on a map and in a table.',
  )
})
