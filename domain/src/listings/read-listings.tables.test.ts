import { describe, expect, it } from 'vitest'
import { type ListCase, readRows } from './testing/list-rows.ts'

const lists: readonly ListCase[] = [
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
      [
        '2/14 Colombo St, Sydenham, Christchurch',
        'Flat',
        2,
        450_000,
        'Enquiries over $450k',
        'price_at_least',
        'unit_as_flat',
      ],
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
]

describe('readListings of tables', () => {
  it.each(lists)('%s', (_name, text, homes) => expect(readRows(text)).toEqual(homes))
})
