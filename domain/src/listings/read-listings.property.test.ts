import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeNumber } from '../money/write-number.ts'
import { LISTING_DOUBTS, MAX_LIST_LENGTH } from './listed-home.ts'
import { readListings } from './read-listings.ts'

const parts = [
  '12 Rintoul Street',
  '2/14 Colombo St',
  'Newtown',
  'Address',
  'Suburb',
  'Beds',
  'Price',
  '3 bed',
  '3 2 1',
  '$895,000',
  '650-700k',
  'Auction',
  'house',
  'unit',
  'Kind regards',
  'CV',
  'in',
  '"',
  ',',
  '\t',
  '|',
  ';',
  '\n',
  '\r\n',
  ' ',
  ' - ',
  '1',
  'a',
  '🛏',
  'ā',
  '\u{E000}',
  '$',
]
const listText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...parts), { maxLength: 60 }).map((chosen) => chosen.join('')),
  fc.array(fc.constantFrom(...parts), { maxLength: 60 }).map((chosen) => chosen.join(' ')),
)

/** In milliseconds: alone on a processor each takes less than a second, and in quadratic time it would take minutes. */
const SLOW_MACHINE = 20_000

describe('readListings', () => {
  it('reads any text within its limits, and only what is there', () => {
    fc.assert(
      fc.property(listText, (text) => {
        const { homes } = readListings(text)
        for (const home of homes) {
          expect(text).toContain(home.text)
          expect(home.text).not.toBe('')
          expect(home.text.length).toBeLessThanOrEqual(1000)
          expect(home.address).toMatch(/\p{L}/u)
          expect(home.address.length).toBeLessThanOrEqual(200)
          expect(home.price_words?.length ?? 0).toBeLessThanOrEqual(100)
          const { number_of_bedrooms: bedrooms, purchase_price: price } = home
          if (bedrooms !== null) expect([bedrooms >= 1, bedrooms <= 20, bedrooms % 1]).toEqual([true, true, 0])
          if (price !== null) expect([price >= 20_000, Number.isFinite(price)]).toEqual([true, true])
          for (const doubt of home.doubts) expect(LISTING_DOUBTS).toHaveProperty(doubt)
        }
      }),
    )
  })

  it('reads a home again from its own text alone', () => {
    const home = fc.record({
      number: fc.integer({ min: 1, max: 999 }),
      name: fc.constantFrom('Rintoul', 'Great North', 'St Johns', "O'Connell", 'Ōrākei', 'Mt Eden', 'Lake View'),
      type: fc.constantFrom('Street', 'St', 'Road', 'Rd', 'Tce', 'Crescent', 'Lane'),
      suburb: fc.constantFrom('Newtown', 'Island Bay', 'Mt Victoria', 'Te Aro'),
      bedrooms: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 100, max: 3000 }),
      between: fc.constantFrom(', ', ' - ', ' — ', '\t', ' | ', '; ', '\n'),
    })
    fc.assert(
      fc.property(fc.array(home, { minLength: 1, maxLength: 8 }), (homes) => {
        const lines = homes.map(({ number, name, type, suburb, bedrooms, price, between }) =>
          [`${number} ${name} ${type}, ${suburb}`, `${bedrooms} bed`, `$${writeNumber(price * 1000)}`].join(between),
        )
        const { homes: found } = readListings(lines.join('\n'))
        expect(found.map(({ number_of_bedrooms: count, purchase_price: price }) => [count, price])).toEqual(
          homes.map(({ bedrooms, price }) => [bedrooms, price * 1000]),
        )
        expect(found.map(({ address }) => address)).toEqual(
          homes.map(({ number, name, type, suburb }) => `${number} ${name} ${type}, ${suburb}`),
        )
      }),
    )
  })

  it('cuts no sign in two, and has none that a database refuses', () => {
    const line = '12 Rintoul Street, Newtown, 3 bed, $895,000'
    for (let length = 990; length <= 1001; length += 1) {
      const [home] = readListings(
        `${line}\n${'a '.repeat((length - line.length) / 2)}📍 view\u0000 \ud800\n2 1 1`,
      ).homes
      expect(home?.text.isWellFormed()).toBe(true)
      expect(home?.text).not.toContain('\u0000')
    }
    const [cell] = readListings(`Address,Price\n12 Rintoul Street,${'x'.repeat(59)}📍`).homes
    expect(cell?.price_words ?? '').toSatisfy((words: string) => words.isWellFormed())
  })

  it.each([
    ['digits', '1'],
    ['digits apart', '1 '],
    ['digits on lines', '1\n'],
    ['amounts', '$500k\n'],
    ['signs', '$'],
    ['quotes', '"'],
    ['quoted cells without end', 'Address,Price\n"a,b\n'],
    ['quoted cells that begin headings', '","x\n'],
    ['quoted cells with tabs', '"\t"x\n'],
    ['quoted cells of two lines', '"a\n",'],
    ['short streets', '1 a st\n'],
    ['suburbs', 'Newtown\n'],
    ['beds', '3 bed $500k\n'],
    ['separators', '|'],
    ['letters', 'a'],
    ['addresses in a row', '12 Rintoul Street, Newtown 3 bed $895,000 '],
    ['lines of digits apart', `${'1 '.repeat(995)}\n`],
    ['lines of numbers and names', `${'1 A '.repeat(497)}\n`],
    ['lines of words', `${'Ab '.repeat(663)}\n`],
    ['lines of addresses', `${'12 Owen St, Newtown 3 bed $895k '.repeat(62)}\n`],
    ['lines of ranges', `${'RV 650-700k '.repeat(165)}\n`],
    ['lines of commas', `1 A St ${','.repeat(1983)}\n`],
  ])('reads the longest text of %s in time', { timeout: SLOW_MACHINE }, (_name, part) => {
    readListings(part.repeat(Math.ceil(MAX_LIST_LENGTH / part.length)))
  })
})
