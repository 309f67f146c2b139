import { expect, it } from 'vitest'
import { readListings } from './read-listings.ts'

const HOME = '14 Kowhai St, Newtown, Wellington'

it.each<[string, number | null, readonly string[]]>([
  ['BBO $750,000', 750_000, ['price_at_least']],
  ['Buyer budget over $750,000', 750_000, ['price_at_least']],
  ['Buyers budget from $750k', 750_000, ['price_at_least']],
  ['Capital value $980,000', null, []],
  ['OneRoof estimate $710k', null, []],
  ['sold 2019 for $520k', null, []],
  ['Last sold $420,000 in 2016', null, []],
  ['Set date sale', null, []],
  ['Mortgagee auction', null, []],
  ['Vendor wants $689k', 689_000, []],
  ['BC levy $4,200 pa, $389,000', 389_000, []],
  ['built 2015, $850,000', 850_000, []],
  ['no agents, built 2015, $850,000', 850_000, []],
  ['no stairs, 1960s brick, $750,000', 750_000, []],
  ['Under offer 2025 $850,000', 850_000, []],
  ['Last sold in 2016 $420,000', null, []],
])('reads the price of a home with %s behind its address', (words, price, doubts) => {
  const [home, ...others] = readListings(`${HOME} ${words}`).homes
  expect(others).toEqual([])
  expect(home).toMatchObject({ address: HOME, purchase_price: price, doubts })
})

it.each<[string, number | null, readonly string[]]>([
  ['3 bedder', 3, []],
  ['3 Bdm', 3, []],
  ['Three double bedrooms', 3, []],
  ['3 or 4 bedrooms', null, ['several_bedrooms']],
  ['3 to 4 beds', null, ['several_bedrooms']],
  ['three or four bedrooms', null, ['several_bedrooms']],
])('reads the bedrooms of %s', (words, number_of_bedrooms, doubts) => {
  for (const text of [`${HOME}, ${words}, auction`, `${HOME} - ${words} - $689,000`, `${words} at ${HOME}, auction`]) {
    const [home, ...others] = readListings(text).homes
    expect(others).toEqual([])
    expect(home).toMatchObject({ address: HOME, number_of_bedrooms, doubts })
  }
})

it.each([
  ['209 Wellington Rd unit 4, Wainuiomata, 3 beds', '209 Wellington Rd unit 4, Wainuiomata'],
  ['Cnr Clyde Rd & Kowhai Rd, Browns Bay, Auckland, 4 beds, auction', 'Clyde Rd, Browns Bay, Auckland'],
  ['Corner of Ilam Road and Bay Street, Fendalton, auction', 'Ilam Road, Fendalton'],
  ['12 Clyde Rd, Three Kings, three bedrooms', '12 Clyde Rd, Three Kings'],
  ['12 Clyde Road, Torbay (cnr Bay Rd & Sea St), 4 beds', '12 Clyde Road, Torbay'],
  ['12 Clyde Road villa 1910 Newtown, 4 beds', '12 Clyde Road'],
  ['12 Clyde Rd (cnr Bay Rd), Torbay, 4 beds', '12 Clyde Rd, Torbay'],
  ['“12 Clyde Rd, Torbay” 4 beds', '12 Clyde Rd, Torbay'],
  ['Unit 2, No. 12 Clyde Rd, Torbay, 4 beds', 'Unit 2, 12 Clyde Rd, Torbay'],
  ['#2/12 Clyde Rd, Torbay, 4 beds', '2/12 Clyde Rd, Torbay'],
  ['12 Clyde Rd,Torbay.4 beds.$750k', '12 Clyde Rd, Torbay'],
  ['Clyde Road 12 Torbay, 4 beds', 'Clyde Road 12 Torbay'],
  ['Auckland - Torbay - 12 Clyde Rd, 4 beds', 'Auckland, Torbay, 12 Clyde Rd'],
  ['12 Clyde Rd @ Torbay 4 beds', '12 Clyde Rd @ Torbay'],
  ['what about 12 clyde rd in torbay its 4 beds', '12 clyde rd, torbay'],
  ['12 Clyde Rd, Bay of Plenty, 4 beds', '12 Clyde Rd, Bay of Plenty'],
  ['12 Clyde Rd, R D 3, Torbay, 4 beds', '12 Clyde Rd, RD 3, Torbay'],
  ['Invercargill - Gladstone, 4 bed house', 'Invercargill, Gladstone'],
  ['4 bed house kelvin grove 750k', 'kelvin grove'],
])('reads the address of %s', (text, address) => {
  expect(readListings(text).homes).toMatchObject([{ address }])
})

it('reads the bedrooms behind a quoted address without headings', () => {
  const [home] = readListings('"12 Clyde Rd, Torbay",3,"$750,000"').homes
  expect(home).toMatchObject({ number_of_bedrooms: 3, purchase_price: 750_000, doubts: ['bedrooms_by_position'] })
})

it('keeps apart two homes by their streets and suburbs alone', () => {
  const text = 'Studio apartment, Queen Street, Auckland CBD $250k\n2 bed unit Riccarton … $420k'
  expect(readListings(text).homes.map(({ purchase_price }) => purchase_price)).toEqual([250_000, 420_000])
})

it('leaves out the corner behind a numbered address', () => {
  const [home, ...others] = readListings('12 Clyde Road, cnr Bay Rd & Sea St, Torbay, 4 beds').homes
  expect(others).toEqual([])
  expect(home?.address).toMatch(/^12 Clyde Road,\s*Torbay$/u)
})

it.each(['2/12 Rata Rd, Tawa', '12 Rata Rd unit 2, Tawa'])('reads the home at %s as a flat', (address) => {
  const [home] = readListings(`${address} $500,000`).homes
  expect(home).toMatchObject({ address, dwelling: 'Flat', doubts: ['unit_as_flat'] })
})

it('reads every home of a list that has lost its line ends', () => {
  const text = Array.from({ length: 300 }, (_, at) => `${at + 1} Rintoul Street, Newtown, 3 bed $${600 + at},000`).join(
    ' ',
  )
  const { homes } = readListings(text)
  expect(homes.map(({ address, purchase_price }) => [address, purchase_price])).toEqual(
    Array.from({ length: 300 }, (_, at) => [`${at + 1} Rintoul Street, Newtown`, (600 + at) * 1000]),
  )
})
