import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddressQuery, type AddressQuery } from './address-query.ts'

const nothing: AddressQuery = {
  unit: null,
  houseNumber: null,
  suffix: null,
  lastNumber: null,
  words: [],
  placeWords: [],
  leadWords: [],
}

const typed: [text: string, parts: Partial<AddressQuery>][] = [
  ['', {}],
  ['   ,, / - ', {}],
  ['14', { houseNumber: 14 }],
  ['14 Colombo Street', { houseNumber: 14, words: ['colombo', 'street'] }],
  ['14 colombo st sydenham', { houseNumber: 14, words: ['colombo', 'st', 'sydenham'] }],
  [
    '2/14 Colombo Street, Sydenham, Christchurch',
    { unit: '2', houseNumber: 14, words: ['colombo', 'street'], placeWords: ['sydenham', 'christchurch'] },
  ],
  ['2 / 14 Colombo St', { unit: '2', houseNumber: 14, words: ['colombo', 'st'] }],
  ['14A Colombo', { houseNumber: 14, suffix: 'a', words: ['colombo'] }],
  ['14 A Colombo', { houseNumber: 14, suffix: 'a', words: ['colombo'] }],
  ['14 E Tamaki Rd', { houseNumber: 14, words: ['e', 'tamaki', 'rd'] }],
  ['2/14A Colombo', { unit: '2', houseNumber: 14, suffix: 'a', words: ['colombo'] }],
  ['A/14 Colombo', { unit: 'a', houseNumber: 14, words: ['colombo'] }],
  ['G01/2 Bluegrey Avenue', { unit: 'g01', houseNumber: 2, words: ['bluegrey', 'avenue'] }],
  ['Apt LG2, 14 Hobson St', { unit: 'lg2', houseNumber: 14, words: ['hobson', 'st'] }],
  ['14 Hobson St, Unit G01', { unit: 'g01', houseNumber: 14, words: ['hobson', 'st'] }],
  ['14-16 Colombo', { houseNumber: 14, lastNumber: 16, words: ['colombo'] }],
  ['14-16A Colombo', { houseNumber: 14, lastNumber: 16, words: ['colombo'] }],
  ['1/14A-16 Colombo', { unit: '1', houseNumber: 14, suffix: 'a', words: ['colombo'] }],
  ['14 – 16 Colombo', { houseNumber: 14, lastNumber: 16, words: ['colombo'] }],
  ['Unit 2, 14 Colombo', { unit: '2', houseNumber: 14, words: ['colombo'] }],
  ['Unit 2/14 Colombo', { unit: '2', houseNumber: 14, words: ['colombo'] }],
  ['Flat 2 14 Colombo', { unit: '2', houseNumber: 14, words: ['colombo'] }],
  ['flat b, 14 Colombo', { unit: 'b', houseNumber: 14, words: ['colombo'] }],
  ['U2/14 Colombo', { unit: '2', houseNumber: 14, words: ['colombo'] }],
  ['Apartment 1203, 14 Hobson St', { unit: '1203', houseNumber: 14, words: ['hobson', 'st'] }],
  ['14 Colombo Street Unit 2', { unit: '2', houseNumber: 14, words: ['colombo', 'street'] }],
  ['Level 3, 14 Queen St', { houseNumber: 14, words: ['queen', 'st'] }],
  ['Sky Tower, 12 Victoria St', { houseNumber: 12, words: ['victoria', 'st'], leadWords: ['sky', 'tower'] }],
  ['Colombo Street 14', { houseNumber: 14, words: ['colombo', 'street'] }],
  ['Colombo Street 14 Sydenham', { houseNumber: 14, words: ['colombo', 'street', 'sydenham'] }],
  ['Colombo 14, Sydenham', { houseNumber: 14, words: ['colombo'], placeWords: ['sydenham'] }],
  ['The Towers, 14, Colombo St', { houseNumber: 14, words: ['colombo', 'st'], leadWords: ['the', 'towers'] }],
  ['Takapuna 126 Beach Rd', { houseNumber: 126, words: ['beach', 'rd'], leadWords: ['takapuna'] }],
  [
    'Takapuna, 2/126 Beach Rd, Auckland',
    { unit: '2', houseNumber: 126, words: ['beach', 'rd'], placeWords: ['auckland'], leadWords: ['takapuna'] },
  ],
  ['14 Colombo Rd, RD 2, Kaiapoi', { houseNumber: 14, words: ['colombo', 'rd'], placeWords: ['kaiapoi'] }],
  ['Flat Bush Rd', { words: ['flat', 'bush', 'rd'] }],
  ['Dairy Flat H', { words: ['dairy', 'flat', 'h'] }],
  ['12th Avenue', { words: ['12th', 'avenue'] }],
  ['State Highway 1', { words: ['state', 'highway', '1'] }],
  ['1234 SH1', { houseNumber: 1234, words: ['state', 'highway', '1'] }],
  ['14 Kōwhai Road', { houseNumber: 14, words: ['kowhai', 'road'] }],
  ["14 O'Connell St", { houseNumber: 14, words: ['oconnell', 'st'] }],
  ['14 Queen St, Auckland 1010, New Zealand', { houseNumber: 14, words: ['queen', 'st'], placeWords: ['auckland'] }],
  ['1234567 Queen St', { words: ['1234567', 'queen', 'st'] }],
]

describe('parseAddressQuery', () => {
  it.each(typed)('reads %j', (text, parts) => {
    expect(parseAddressQuery(text)).toEqual({ ...nothing, ...parts })
  })

  it('reads a macron in either of its two encodings alike', () => {
    expect(parseAddressQuery('3 Ta\u0304ma\u0304hu')).toEqual(parseAddressQuery('3 Tāmāhu'))
  })

  it('returns a bounded number of plain words for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), addressLike), (text) => {
        const { words, placeWords, leadWords, houseNumber } = parseAddressQuery(text)
        expect(words.length + placeWords.length + leadWords.length).toBeLessThanOrEqual(10)
        for (const word of [...words, ...placeWords, ...leadWords]) expect(word).toMatch(/^[\p{L}\p{N}]{1,30}$/u)
        expect(houseNumber ?? 0).toBeLessThanOrEqual(999_999)
      }),
    )
  })
})

const addressLike = fc
  .array(fc.constantFrom('unit ', 'flat', '2', '14', 'a', '/', '-', ',', ' ', 'st', 'highway ', '1010', 'nz', "'"), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''))
