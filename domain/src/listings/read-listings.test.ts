import { describe, expect, it } from 'vitest'
import { readListings } from './read-listings.ts'
import { type ListCase, readRows } from './testing/list-rows.ts'

const lists: readonly ListCase[] = [
  [
    'a mail with a signature',
    `Hi Sam,

Here are the ones we talked about:

- 12 Rintoul Street, Newtown, Wellington - 3 bed villa, asking $895,000 (RV $910,000)
- Unit 2, 14 Colombo Street, Sydenham: 2 bedroom unit, by negotiation
- 7A Rata St Naenae, 3br house, enquiries over $649k, currently rented at $650 pw

Kind regards,
Jo
Ray White Newtown
Level 1, 36 Riddiford Street, Newtown
021 123 4567 | jo@example.com`,
    [
      ['12 Rintoul Street, Newtown, Wellington', 'House', 3, 895_000, null],
      ['Unit 2, 14 Colombo Street, Sydenham', 'Flat', 2, null, 'by negotiation'],
      ['7A Rata St Naenae', 'House', 3, 649_000, 'enquiries over $649k', 'price_at_least'],
    ],
  ],
  [
    'a copied page, homes over several lines',
    `12 Rintoul Street, Newtown, Wellington
3 bedrooms
1 bathroom
1 garage
Enquiries over $649k
Open home Sunday 12 Dec 1:00pm
Jo Agent 021 123 4567

14 Mallard Road, Karori
3 2 1
For sale by negotiation

9 Severn Street
Island Bay
Wellington 6023
2 beds 1 bath
Deadline sale 12 Dec`,
    [
      ['12 Rintoul Street, Newtown, Wellington', null, 3, 649_000, 'Enquiries over $649k', 'price_at_least'],
      ['14 Mallard Road, Karori', null, 3, null, 'For sale by negotiation'],
      ['9 Severn Street, Island Bay, Wellington 6023', null, 2, null, 'Deadline sale 12 Dec'],
    ],
  ],
  [
    'a page with the price before each address',
    `$895,000
12 Rintoul Street, Newtown
3 2 1

Auction Thursday 4 December
5 Owen Street, Newtown
2 1 0

$720,000
9 Hall Street, Newtown
4 2 2`,
    [
      ['12 Rintoul Street, Newtown', null, 3, 895_000, null],
      ['5 Owen Street, Newtown', null, 2, null, 'Auction Thursday 4 December'],
      ['9 Hall Street, Newtown', null, 4, 720_000, null],
    ],
  ],
  [
    'a page with the suburb before each address',
    `Listed: Wed, 12 Nov
Newtown, Wellington City
12 Rintoul Street
3 beds
1 bath
80 m2 floor
210 m2 land
Asking price $849,000
Agent Jo, Harcourts
Share
Watchlist

Listed: Thu, 13 Nov
Karori, Wellington City
14 Mallard Road
4 beds
2 bath
Price by negotiation`,
    [
      ['12 Rintoul Street, Newtown, Wellington City', null, 3, 849_000, null],
      ['14 Mallard Road, Karori, Wellington City', null, 4, null, 'Price by negotiation'],
    ],
  ],
  [
    'a page with counts on lines of their own, a code and a link',
    `Property ID: 1234567
5 Brown Street, Ponsonby, Auckland City
2
1
1
Deadline sale closes 10 December at 4pm
RV $1,450,000
https://www.example.com/listing/12-rintoul-street-newtown?price=100000`,
    [['5 Brown Street, Ponsonby, Auckland City', null, 2, null, 'Deadline sale closes 10 December']],
  ],
  [
    'a page that begins with a title and the bedrooms',
    `Stunning family home!
3 bed 2 bath 1 garage
12 Rintoul Street, Newtown
Price by negotiation
Listed today`,
    [['12 Rintoul Street, Newtown', 'House', 3, null, 'Price by negotiation']],
  ],
  [
    'labels',
    `Property: 12 Rintoul Street
Suburb: Newtown
Bedrooms: 3
Price: $895,000
Type: Townhouse`,
    [['12 Rintoul Street, Newtown', 'House', 3, 895_000, null]],
  ],
  [
    'a forwarded mail with an earlier price',
    `> From: Jo
> Subject: homes
>
> 12 Rintoul St Newtown, 3 bedrooms, was $950,000 now $895,000
>
> Cheers`,
    [['12 Rintoul St Newtown', null, 3, 895_000, null]],
  ],
  [
    'an auction with a guide, on two lines',
    `5 Owen Street, Newtown
Auction 4 December
Price guide $850,000`,
    [['5 Owen Street, Newtown', null, null, 850_000, 'Price guide $850,000', 'price_about']],
  ],
  [
    'sentences',
    'Hey! Thinking of making an offer on 14 Mallard Road in Karori. They want $780,000. 3 bedrooms, sunny. Let me know by 12 December.',
    [['14 Mallard Road, Karori', null, 3, 780_000, null]],
  ],
  [
    'macrons, and a description',
    `27 Ōrākei Road, Remuera
Set over two levels with views of the bay, this sunny and private home has three bedrooms upstairs and a separate lounge, and was sold for $700,000 in 2015.
Price $1,295,000`,
    [['27 Ōrākei Road, Remuera', 'House', 3, 1_295_000, null]],
  ],
  [
    'a page without blank lines, with counts on lines of their own',
    `Featured
45 Kahu Road, Paremata
3
1
2
Enquiries over $749,000
Open home Sat 29 Nov
210 Jackson Street, Petone
2
1
Auction
18 Waikare Avenue, Waterloo
4
2
1
$899,000`,
    [
      ['45 Kahu Road, Paremata', null, 3, 749_000, 'Enquiries over $749,000', 'price_at_least'],
      ['210 Jackson Street, Petone', null, 2, null, 'Auction'],
      ['18 Waikare Avenue, Waterloo', null, 4, 899_000, null],
    ],
  ],
  [
    'an agent’s mail with homes over several lines',
    `Kia ora,

Thanks for your enquiry. Below are this week's investor picks:

45 Kahu Road, Paremata, Porirua
$749,000
3 bedroom, 1 bathroom, 2 car
Viewing: Sat 29 Nov 11:00 - 11:30

Unit 4/210 Jackson Street, Petone
By Negotiation
2 bed 1 bath unit. Rented at $590 pw until March.

18B Waikare Ave, Waterloo, Lower Hutt — Tender closes 3 Dec 2026 at 2pm — 4 bed townhouse

Let me know which you'd like to view.

Ngā mihi,
Licensee Salesperson, Real Estate Ltd (REAA 2008)
Ph 04 555 1234 | M 027 555 9876
Level 1, 11 Allen Street, Te Aro, Wellington`,
    [
      ['45 Kahu Road, Paremata, Porirua', null, 3, 749_000, null],
      ['Unit 4/210 Jackson Street, Petone', 'Flat', 2, null, 'By Negotiation'],
      ['18B Waikare Ave, Waterloo, Lower Hutt', 'House', 4, null, 'Tender closes 3 Dec 2026'],
    ],
  ],
  [
    'no homes',
    `Hi Sam,
Karori
Newtown
Call 04 123 4567 or 021 123 4567 before 5pm.
Saturday 12 December, 1:30pm
Kind regards
Jo Agent
Level 2, 12 Rintoul Street, Newtown`,
    [],
  ],
]

describe('readListings', () => {
  it.each(lists)('%s', (_name, text, homes) => expect(readRows(text)).toEqual(homes))

  it('gives the lines of each home as pasted', () => {
    const text = 'Hi\n\n12 Rintoul Street, Newtown\n3 beds\n$895,000\n\nThanks'
    expect(readListings(text).homes.map((home) => home.text)).toEqual(['12 Rintoul Street, Newtown\n3 beds\n$895,000'])
  })

  it('reads lines that end as on Windows', () => {
    expect(readRows('Address,Price\r\n12 Rintoul Street,$895k\r\n\r\n5 Owen Street, Newtown\r\n3 bed\r\n')).toEqual([
      ['12 Rintoul Street', null, null, 895_000, null],
      ['5 Owen Street, Newtown', null, 3, null, null],
    ])
  })
})
