import { describe, expect, it } from 'vitest'
import { type ListCase, readRows } from './testing/list-rows.ts'

const lists: readonly ListCase[] = [
  [
    'a home a line, with dashes',
    '12 Rintoul Street, Newtown — 3 bed, 1 bath — $895,000',
    [['12 Rintoul Street, Newtown', null, 3, 895_000, null]],
  ],
  [
    'a home a line, without commas',
    '2/14 Colombo St Sydenham 2br unit auction',
    [['2/14 Colombo St Sydenham', 'Flat', 2, null, 'auction']],
  ],
  [
    'suburbs alone',
    `3 bed house in Karori $850k
2br unit Newtown, Wellington auction
karori 3br 750k
Island Bay - 4 bedroom villa, tender
Flat Bush - 3 bedroom house
1/276 Dairy Flat Hwy, Albany 2 bedroom flat`,
    [
      ['Karori', 'House', 3, 850_000, null],
      ['Newtown, Wellington', 'Flat', 2, null, 'auction'],
      ['karori', null, 3, 750_000, null],
      ['Island Bay', 'House', 4, null, 'tender'],
      ['Flat Bush', 'House', 3, null, null],
      ['1/276 Dairy Flat Hwy, Albany', 'Flat', 2, null, null],
    ],
  ],
  [
    'apartments, ranges and streets without a type',
    `Studio apartment 1203/14 Hobson St, Auckland Central $320,000
Apt 5B, 14 Hobson Street, Auckland CBD, 1 bed, $399k
14 Broadway, Newmarket 2 bed apartment $700,000 - $750,000
12 The Parade, Island Bay 3brm 1.25m
1243 State Highway 1, Waipu 4 bdrm 1.2 million
14 View Road Mt Eden 3 bed 650-700k`,
    [
      ['apartment 1203/14 Hobson St, Auckland Central', 'Apartment', 1, 320_000, null, 'studio_as_one_bedroom'],
      ['Apt 5B, 14 Hobson Street, Auckland CBD', 'Apartment', 1, 399_000, null],
      ['14 Broadway, Newmarket', 'Apartment', 2, 700_000, '$700,000 - $750,000', 'price_at_least'],
      ['12 The Parade, Island Bay', null, 3, 1_250_000, null],
      ['1243 State Highway 1, Waipu', null, 4, 1_200_000, null],
      ['14 View Road Mt Eden', null, 3, 650_000, '650-700k', 'price_at_least'],
    ],
  ],
  [
    'a numbered list',
    `1. 12 Rintoul Street, Newtown - 3brm - $895k
2. 14 Mallard Road Karori - 2 bdrm unit - offers over $520,000
3) 7/9 Hill Tce, Thorndon, one bed apartment, $399,000, BC levy $4,500 pa`,
    [
      ['12 Rintoul Street, Newtown', null, 3, 895_000, null],
      ['14 Mallard Road Karori', 'Flat', 2, 520_000, 'offers over $520,000', 'price_at_least'],
      ['7/9 Hill Tce, Thorndon', 'Apartment', 1, 399_000, null],
    ],
  ],
  [
    'capitals, and none',
    `12 RINTOUL STREET, NEWTOWN, WELLINGTON 3 BED HOUSE $895,000
12 rintoul street newtown wellington 3 bed house 895000`,
    [
      ['12 RINTOUL STREET, NEWTOWN, WELLINGTON', 'House', 3, 895_000, null],
      ['12 rintoul street newtown wellington', 'House', 3, 895_000, null],
    ],
  ],
  [
    'streets whose names are words of listings',
    `12 Sale Street, Auckland Central, 3 bedrooms
7 Bath Street, Parnell
3 Bedroom Close to town
281 Great South Road, Greenlane
9 Hall Street North, Newtown`,
    [
      ['12 Sale Street, Auckland Central', null, 3, null, null],
      ['7 Bath Street, Parnell', null, 3, null, null],
      ['281 Great South Road, Greenlane', null, null, null, null],
      ['9 Hall Street North, Newtown', null, null, null, null],
    ],
  ],
  [
    'places and names before their numbers',
    `Newtown, 12 Rintoul St, 3 bed
Kelvin Grove, Palmerston North 119 Mihaere Drive
Mihaere Drive 119, Kelvin Grove, Palmerston North, $650k
Sam, look at 9 Hall Street, Newtown
1175 Waiapu Road State Highway 35, Tolaga Bay
15207 Route 52, Alfredton
9 Hall Street (Newtown, Wellington) 2 bed
9 Hall Road, RD 2, Tuakau
9 Hall Road RD2 Tuakau
5 The Runway (Wigram) 3 bed
Have a look at 5 The Runway, Wigram.
88 Norval Road, eHnderson
3 SPRINGSIDE DRIVE, FLAT BUSH, AUCKLAND`,
    [
      ['Newtown, 12 Rintoul St', null, 3, null, null],
      ['Kelvin Grove, Palmerston North 119 Mihaere Drive', null, null, null, null],
      ['Mihaere Drive 119, Kelvin Grove, Palmerston North', null, null, 650_000, null],
      ['9 Hall Street, Newtown', null, null, null, null],
      ['1175 Waiapu Road State Highway 35, Tolaga Bay', null, null, null, null],
      ['15207 Route 52, Alfredton', null, null, null, null],
      ['9 Hall Street, Newtown, Wellington', null, 2, null, null],
      ['9 Hall Road, RD 2, Tuakau', null, null, null, null],
      ['9 Hall Road RD2 Tuakau', null, null, null, null],
      ['5 The Runway, Wigram', null, 3, null, null],
      ['5 The Runway, Wigram', null, null, null, null],
      ['88 Norval Road, eHnderson', null, null, null, null],
      ['3 SPRINGSIDE DRIVE, FLAT BUSH, AUCKLAND', null, null, null, null],
    ],
  ],
  [
    'what is around the price',
    `3/1 Park Street, Miramar, 2 bedroom flat, $540,000, rent $560 pw, rates $3,200, CV 2021: $610,000
12 Rintoul St, Newtown. 3 double bedrooms + study. Offers around 900k. Call Jo 027 555 1234
9 Hall Street, Newtown, home and income, renovated, $895,000, body corp $4,800
5 Owen Street, Newtown $1.1m ono
7 Owen Street, Newtown $890,000+
9 Park Rd, Titahi Bay, BEO $600k
18 Waikare ave waterloo asking 899 4 bed
8 Owen Street, Newtown $890,000 or $910,000 with chattels`,
    [
      ['3/1 Park Street, Miramar', 'Flat', 2, 540_000, null],
      ['12 Rintoul St, Newtown', null, 3, 900_000, 'Offers around 900k', 'price_about'],
      ['9 Hall Street, Newtown', null, null, 895_000, null],
      ['5 Owen Street, Newtown', null, null, 1_100_000, '$1.1m ono', 'price_about'],
      ['7 Owen Street, Newtown', null, null, 890_000, '$890,000+', 'price_at_least'],
      ['9 Park Rd, Titahi Bay', null, null, 600_000, 'BEO $600k', 'price_at_least'],
      ['18 Waikare ave waterloo', null, 4, null, 'asking 899', 'price_unclear'],
      ['8 Owen Street, Newtown', null, null, null, '$890,000 or $910,000', 'several_prices'],
    ],
  ],
  [
    'kinds',
    `1 Owen Street, Newtown, townhouse
2 Owen Street, Newtown, house with a studio
3 Owen Street, Newtown, open home Sunday
Flat 2, 4 Owen Street, Newtown
5 Owen Street, Newtown, double room in shared house
6 Owen Street, Newtown, dream home`,
    [
      ['1 Owen Street, Newtown', 'House', null, null, null],
      ['2 Owen Street, Newtown', null, null, null, null, 'several_kinds'],
      ['3 Owen Street, Newtown', null, null, null, null],
      ['Flat 2, 4 Owen Street, Newtown', 'Flat', null, null, null, 'unit_as_flat'],
      ['5 Owen Street, Newtown', 'Room', null, null, null],
      ['6 Owen Street, Newtown', 'House', null, null, null],
    ],
  ],
  [
    'bedrooms',
    `1 Owen Street, Newtown, three-bedroom
2 Owen Street, Newtown, 3-4 bedrooms
3 Owen Street, Newtown, 4 x bedrooms
4 Owen Street, Newtown 3/1/1
5 Owen Street, Newtown 🛏 3 🛁 1
6 Owen Street, Newtown, 2 bathrooms
7 Owen Street, Newtown, 50 bedrooms`,
    [
      ['1 Owen Street, Newtown', null, 3, null, null],
      ['2 Owen Street, Newtown', null, null, null, null, 'several_bedrooms'],
      ['3 Owen Street, Newtown', null, 4, null, null],
      ['4 Owen Street, Newtown', null, 3, null, null],
      ['5 Owen Street, Newtown', null, 3, null, null],
      ['6 Owen Street, Newtown', null, null, null, null],
      ['7 Owen Street, Newtown', null, null, null, null],
    ],
  ],
  [
    'several homes in one line',
    '12 Rintoul St, Newtown 3 bed $895k; 14 Mallard St, Karori 2 bed $600k; 16 Bay Rd, Lower Hutt 4 bed auction',
    [
      ['12 Rintoul St, Newtown', null, 3, 895_000, null],
      ['14 Mallard St, Karori', null, 2, 600_000, null],
      ['16 Bay Rd, Lower Hutt', null, 4, null, 'auction'],
    ],
  ],
  [
    'a budget and a rent, which are no prices',
    `Looking for something under $800,000.
12 Rintoul Street, Newtown, appraised at $650,
4 Owen Street, Newtown, 2 bed, $620 a week`,
    [
      ['12 Rintoul Street, Newtown', null, null, null, null],
      ['4 Owen Street, Newtown', null, 2, null, null],
    ],
  ],
  [
    'an office and a section',
    `Head Office: 123 Queen Street, Auckland Central
PO Box 99, Wellington
Section, 14 Mallard Road, Karori $400,000`,
    [
      ['123 Queen Street, Auckland Central', null, null, null, null, 'may_be_office'],
      ['14 Mallard Road, Karori', null, null, 400_000, null, 'may_be_land'],
    ],
  ],
  [
    'a street without a number',
    'Rintoul Street, Newtown, 3 bedroom, $895,000',
    [['Rintoul Street, Newtown', null, 3, 895_000, null]],
  ],
]

describe('readListings of homes a line', () => {
  it.each(lists)('%s', (_name, text, homes) => expect(readRows(text)).toEqual(homes))
})
