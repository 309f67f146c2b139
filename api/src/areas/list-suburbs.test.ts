import { slugOf } from '@homeyield/domain/property/slug-of'
import { expect, it } from 'vitest'
import { listSuburbs } from './list-suburbs.ts'

const area = (sa2_code: string, name: string, territorial_authority = 'Wellington City') => ({
  sa2_code,
  name,
  territorial_authority,
  region: 'Wellington Region',
  latitude: -41.3,
  longitude: 174.7,
})
const describe = ({ all }: ReturnType<typeof listSuburbs>) =>
  all.map(({ slug, district, areas }) => `${district}/${slug}: ${areas.map(({ sa2_code }) => sa2_code).join(' ')}`)

it('writes addresses without macrons, apostrophes, brackets and capitals', () => {
  expect(['Ōwhiro Bay', "Hawke's Bay", 'Karaka Bay-Worser Bay', 'Fairfield (Dunedin City)'].map(slugOf)).toEqual([
    'owhiro-bay',
    'hawkes-bay',
    'karaka-bay-worser-bay',
    'fairfield-dunedin-city',
  ])
})

it('has a page for what several areas are called together, and one for each other area', () => {
  const found = listSuburbs(
    [
      area('252900', 'Newtown North'),
      area('253000', 'Newtown West'),
      area('254000', 'Berhampore'),
      area('255100', 'Strathmore (Wellington City)'),
      area('300000', 'Newtown', 'Dunedin City'),
    ],
    [],
  )
  expect(describe(found)).toEqual([
    'Wellington City/berhampore: 254000',
    'Wellington City/newtown: 252900 253000',
    'Dunedin City/newtown: 300000',
    'Wellington City/strathmore-park: 255100',
  ])
  expect(found.byArea.get('253000')?.slug).toBe('newtown')
  expect(found.byArea.get('255100')?.name).toBe('Strathmore Park')
  expect(found.byArea.size).toBe(5)
})

it('uses the suburbs of imported addresses', () => {
  const areas = [area('252900', 'Newtown North'), area('252600', 'Adelaide Road'), area('254000', 'Berhampore')]
  const found = listSuburbs(areas, [
    { suburb: 'Newtown', sa2_code: '252900', addresses: 900 },
    { suburb: 'Newtown', sa2_code: '252600', addresses: 400 },
    { suburb: 'Mount Cook', sa2_code: '252600', addresses: 300 },
    { suburb: 'Athletic Park', sa2_code: '254000', addresses: 700 },
  ])
  expect(describe(found)).toEqual(['Wellington City/athletic-park: 254000', 'Wellington City/newtown: 252600 252900'])
})

it('tells two of one name in a district apart, by the names of their areas or by their codes', () => {
  // More areas than a suburb may have are all in Kauri.
  const others = Array.from({ length: 14 }, (_, at) => area(String(200_000 + at), `Area ${at}`))
  const areas = [area('100100', 'Park (North)'), area('100300', 'Park (South)'), area('100200', 'Park (South)')]
  const found = listSuburbs(
    [...areas, ...others],
    [...areas, ...others].map(({ sa2_code }) => ({ suburb: 'Kauri', sa2_code, addresses: 1 })),
  )
  expect(describe(found).filter((line) => !line.includes('area'))).toEqual([
    'Wellington City/park-north: 100100',
    'Wellington City/park-south: 100200',
    'Wellington City/park-south-100300: 100300',
  ])
  expect(found.byArea.get('100300')?.slug).toBe('park-south-100300')
})
