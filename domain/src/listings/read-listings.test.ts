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
    'a table with tabs and a total',
    `Address\tSuburb\tBeds\tPrice\tType
12 Rintoul Street\tNewtown\t3\t$895,000\tHouse
2/14 Colombo St\tSydenham\t2\tAuction\tUnit
7 Rata Street\tNaenae\t3\t649k\tTownhouse
TOTAL\t\t\t$1,544,000\t`,
    [
      ['12 Rintoul Street, Newtown', 'House', 3, 895_000, null],
      ['2/14 Colombo St, Sydenham', 'Flat', 2, null, 'Auction'],
      ['7 Rata Street, Naenae', 'House', 3, 649_000, null],
    ],
  ],
  [
    'CSV with quoted cells',
    `Address,Suburb,City,Bedrooms,Asking price
"12 Rintoul Street","Newtown","Wellington",3,"$895,000"
"2/14 Colombo St, Sydenham",,Christchurch,2,Enquiries over $450k
"The ""Old"" Mill, 9 Hall Street",Newtown,Wellington,,895`,
    [
      ['12 Rintoul Street, Newtown, Wellington', null, 3, 895_000, null],
      ['2/14 Colombo St, Sydenham, Christchurch', null, 2, 450_000, 'Enquiries over $450k', 'price_at_least'],
      ['9 Hall Street, Newtown, Wellington', null, null, null, '895', 'price_unclear'],
    ],
  ],
  [
    'a table with semicolons, and lines within a cell',
    `address;bedrooms;price
"12 Rintoul Street
Newtown
Wellington";3;895000
14 Mallard Road, Karori;2;Auction 4 Dec`,
    [
      ['12 Rintoul Street, Newtown, Wellington', null, 3, 895_000, null],
      ['14 Mallard Road, Karori', null, 2, null, 'Auction 4 Dec'],
    ],
  ],
  [
    'a table with pipes in a mail',
    `Kia ora,

| Address | Beds | Price |
|---|---|---|
| 12 Rintoul Street, Newtown | 3 | $895k |
| 14 Mallard Rd, Karori | 2 | PBN |

Ngā mihi
Jo`,
    [
      ['12 Rintoul Street, Newtown', null, 3, 895_000, null],
      ['14 Mallard Rd, Karori', null, 2, null, 'PBN'],
    ],
  ],
  [
    'a table with unit, number and street apart, and suburbs alone',
    `Unit,No.,Street,Suburb,Town/City,Property type,Beds,Price
2,14,Colombo Street,Sydenham,Christchurch,Apartment,2,"$450,000"
,9,Hall Street,Newtown,Wellington,Room,1,
,,,Karori,Wellington,House,3,"$850,000"
,,,,,Average,,"$650,000"`,
    [
      ['2/14 Colombo Street, Sydenham, Christchurch', 'Apartment', 2, 450_000, null],
      ['9 Hall Street, Newtown, Wellington', 'Room', 1, null, null],
      ['Karori, Wellington', 'House', 3, 850_000, null],
    ],
  ],
  [
    'cells without headings',
    `12 Rintoul St, Newtown; 3; 895000
12 Rintoul St\tNewtown\t3\t895000
12 Rintoul St | Newtown | 3 | 1 | $895,000`,
    [
      ['12 Rintoul St, Newtown', null, 3, 895_000, null, 'bedrooms_by_position'],
      ['12 Rintoul St Newtown', null, 3, 895_000, null, 'bedrooms_by_position'],
      ['12 Rintoul St, Newtown', null, 3, 895_000, null, 'bedrooms_by_position'],
    ],
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
    expect(readListings(text).map((home) => home.text)).toEqual(['12 Rintoul Street, Newtown\n3 beds\n$895,000'])
  })

  it('reads lines that end as on Windows', () => {
    expect(readRows('Address,Price\r\n12 Rintoul Street,$895k\r\n\r\n5 Owen Street, Newtown\r\n3 bed\r\n')).toEqual([
      ['12 Rintoul Street', null, null, 895_000, null],
      ['5 Owen Street, Newtown', null, 3, null, null],
    ])
  })
})
