import { describe, expect, it } from 'vitest'
import { type ListCase, readRows } from './testing/list-rows.ts'

const ADDRESS = '12 Owen Street, Newtown'

/** What follows an address in its line, with bedrooms, price, words and doubts. */
const lines: readonly (readonly [string, number | null, number | null, string | null, string?])[] = [
  ['3 🛏 1 🛁, BEO $749k', 3, 749_000, 'BEO $749k', 'price_at_least'],
  ['3bd 2ba $1,095,000 ono', 3, 1_095_000, '$1,095,000 ono', 'price_about'],
  ['For Sale: $689,000, RV $820,000 (2024)', null, 689_000, null],
  ['Fixed price $599,000', null, 599_000, null],
  ['B.E.O. $1.1m', null, 1_100_000, 'B.E.O. $1.1m', 'price_at_least'],
  ['749K ONO', null, 749_000, '749K ONO', 'price_about'],
  ['$749,000 plus GST (if any)', null, 749_000, null],
  ["offers in the high $600,000's", null, 600_000, "offers in the high $600,000's", 'price_about'],
  ['mid 700s', null, null, 'mid 700s', 'price_unclear'],
  ['Mid-High 800s', null, null, 'Mid-High 800s', 'price_unclear'],
  ['QV $800k, asking 749k', null, 749_000, null],
  ['est. value $780,000; price $749,000', null, 749_000, null],
  ['Homes.co.nz estimate $780k', null, null, null],
  ['deposit 20% $110k', null, null, null],
  ['Tender closing 4pm 5 Dec', null, null, 'Tender closing 5 Dec'],
  ['3 b/rms $600,000', 3, 600_000, null],
  ['4+1 bedrooms $900k', null, 900_000, null, 'several_bedrooms'],
]

describe('readListings of a line as agents write it', () => {
  it.each(lines)('%s', (line, bedrooms, price, words, ...doubts) => {
    expect(readRows(`${ADDRESS}, ${line}`)).toEqual([[ADDRESS, null, bedrooms, price, words, ...doubts]])
  })
})

const lists: readonly ListCase[] = [
  [
    'a portal, with pictures for the counts',
    `Listed Mon, 24 Nov
Unit 3 / 45 Adelaide Rd, Newtown, Wellington
3 🛏 1 🛁 1 🚗
BEO $749k
RV $820,000 (2024)

Lot 12, 5 New Street, Papamoa, Tauranga
4bd 2ba 2 car
For Sale: $1,095,000 ono
Land 320m² • Floor 180m²

14 Dominion Road, Mt Eden
Tender closing 4pm 5 Dec
3 bed villa`,
    [
      [
        'Unit 3 / 45 Adelaide Rd, Newtown, Wellington',
        'Flat',
        3,
        749_000,
        'BEO $749k',
        'price_at_least',
        'unit_as_flat',
      ],
      ['Lot 12, 5 New Street, Papamoa, Tauranga', null, 4, 1_095_000, '$1,095,000 ono', 'price_about'],
      ['14 Dominion Road, Mt Eden', 'House', 3, null, 'Tender closing 5 Dec'],
    ],
  ],
  [
    'a portal, with the price first',
    `$749,000
3 beds · 1 bath · 1 car
Villa · 98 m²
12 Owen Street
Newtown, Wellington

Price by negotiation
2 beds · 1 bath
Apartment · 55 m²
3/45 Adelaide Road
Newtown, Wellington`,
    [
      ['12 Owen Street, Newtown, Wellington', 'House', 3, 749_000, null],
      ['3/45 Adelaide Road, Newtown, Wellington', 'Apartment', 2, null, 'Price by negotiation'],
    ],
  ],
  [
    'an agent’s sentences',
    `Two for you this week. First is 22 Tui St, Taita: 3 brm weatherboard, Offers over $549,000 considered, rental appraisal $620-$650 pw. The second: 9 Kea Place Wainuiomata, 3 bdrms 1 bthrm, BEO 529k, currently tenanted at $580/wk.`,
    [
      ['22 Tui St, Taita', null, 3, 549_000, 'Offers over $549,000', 'price_at_least'],
      ['9 Kea Place Wainuiomata', null, 3, 529_000, 'BEO 529k', 'price_at_least'],
    ],
  ],
  [
    'a suburb, and two homes on one title',
    `Mt Eden 3 bdrm villa, 1.45M
2 x 2 bed units on one title 16A & 16B Main St, Foxton, $620,000
16A and 16B Main St, Foxton`,
    [
      ['Mt Eden', 'House', 3, 1_450_000, null],
      ['16B Main St, Foxton', 'Flat', 2, 620_000, null, 'several_homes'],
      ['16B Main St, Foxton', null, null, null, null, 'several_homes'],
    ],
  ],
  [
    'labels of a page',
    `Asking price: $720,000
Address: 45 Kahu Road, Paremata
Beds/Baths/Cars: 3/1/2
RV: $910,000 (as at Sep 2024)
Rental: $680-$720 per week`,
    [['45 Kahu Road, Paremata', null, 3, 720_000, null]],
  ],
]

describe('readListings as portals and agents write', () => {
  it.each(lists)('%s', (_name, text, homes) => expect(readRows(text)).toEqual(homes))
})
