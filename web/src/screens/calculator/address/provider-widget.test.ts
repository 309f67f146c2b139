import { expect, it } from 'vitest'
import { readWidgetAddress } from './provider-widget.ts'

const FOUND = { suburb: 'Ponsonby', city: 'Auckland', sa2_id: '131200', meshblock: '0430700' }
const ADDRESS = '12 Example Road, Ponsonby, Auckland 1011'

it('reads what the calculator needs', () => {
  expect(readWidgetAddress(ADDRESS, FOUND, false)).toEqual({
    property: ADDRESS,
    is_sample_address: false,
    suburb: 'Ponsonby',
    city: 'Auckland',
    meshblock: '0430700',
    sa2_code: '131200',
  })
  expect(readWidgetAddress(ADDRESS, FOUND, true)?.is_sample_address).toBe(true)
})

it('works without a suburb and without an SA2, and pads the meshblock', () => {
  expect(readWidgetAddress(ADDRESS, { city: 'Kaiapoi', suburb: null, meshblock: '93700' }, false)).toMatchObject({
    suburb: null,
    city: 'Kaiapoi',
    meshblock: '0093700',
    sa2_code: null,
  })
})

it('uses the mail town where there is no city', () => {
  expect(readWidgetAddress(ADDRESS, { mailtown: 'Leigh', ta: 'Auckland' }, false)?.city).toBe('Leigh')
  expect(readWidgetAddress(ADDRESS, { ta: 'Auckland' }, false)?.city).toBe('Auckland')
})

it.each([
  ['a number for a code', { ...FOUND, sa2_id: 131_200, meshblock: 430_700 }],
  ['a code of another length', { ...FOUND, sa2_id: '1312', meshblock: '12345678' }],
  ['text for a code', { ...FOUND, sa2_id: "'; drop", meshblock: 'mb' }],
])('leaves out %s', (_, metadata) => {
  expect(readWidgetAddress(ADDRESS, metadata, false)).toMatchObject({ meshblock: null, sa2_code: null })
})

it('is one line, no longer than can be saved', () => {
  expect(readWidgetAddress('12 Example\u0000\nRoad', {}, false)?.property).toBe('12 Example Road')
  expect(readWidgetAddress('x'.repeat(400), {}, false)?.property).toHaveLength(300)
})

it('is null without an address', () => {
  for (const given of [undefined, null, '', '  ', 7, {}]) expect(readWidgetAddress(given, null, false)).toBeNull()
  expect(readWidgetAddress(undefined, { a: ADDRESS }, false)?.property).toBe(ADDRESS)
})
