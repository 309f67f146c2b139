import { createHash } from 'node:crypto'
import { mistype } from './mistype.ts'
import { pick, type Random } from './synthetic-names.ts'

/** An address of the samples. */
export interface KnownAddress {
  readonly id: string
  readonly number: number
  readonly suffix: string
  readonly unit: string
  readonly street: string
  readonly suburb: string | null
  readonly city: string
  readonly district: string
  readonly region: string
  readonly sa2_code: string
}

/** An address in a way that people write it. */
export interface WrittenHome {
  readonly way: string
  readonly text: string
  readonly wanted: KnownAddress
  /** Whether the text names the address, its street, or its suburb alone. */
  readonly names: 'address' | 'street' | 'suburb'
  /** Whether it may name several places, so that a question is right. */
  readonly isOpen: boolean
  /** Of two halves, the one to develop with and the other. */
  readonly half: 'first' | 'second'
}

type Write = (address: KnownAddress, random: Random) => string

const SHORT: Readonly<Record<string, string>> = {
  Street: 'St',
  Road: 'Rd',
  Avenue: 'Ave',
  Drive: 'Dr',
  Crescent: 'Cres',
  Place: 'Pl',
  Terrace: 'Tce',
  Lane: 'Ln',
  Highway: 'Hwy',
  Grove: 'Gr',
  Court: 'Ct',
  Mount: 'Mt',
  Saint: 'St',
  North: 'Nth',
  South: 'Sth',
}
const places = ({ suburb, city }: KnownAddress) => [suburb, city].filter((part) => part !== null)
const label = ({ unit, number, suffix }: KnownAddress) => `${unit === '' ? '' : `${unit}/`}${number}${suffix}`
const whole = (address: KnownAddress) => [`${label(address)} ${address.street}`, ...places(address)].join(', ')
const shorten = (text: string) => text.replaceAll(/\p{L}+/gu, (word) => SHORT[word] ?? word)
const lengthen = (text: string) =>
  text.replaceAll(
    /(?<![\p{L}])(?:Mt|St|Pt)(?= \p{Lu})/gu,
    (word) => ({ Mt: 'Mount', St: 'Saint', Pt: 'Point' })[word] ?? word,
  )
const facts = (random: Random) =>
  pick(
    ['3 bed, 1 bath, $895,000', '2br unit auction', '3 bedrooms, by negotiation', '4 bed house $1.2m', '$650k'],
    random,
  )

const WAYS: Readonly<Record<string, readonly [WrittenHome['names'], Write]>> = {
  'in full': ['address', whole],
  'listing line': ['address', (address, random) => `${whole(address)} — ${facts(random)}`],
  'short types, no commas': ['address', (address) => shorten(whole(address)).replaceAll(',', '')],
  'lower case': [
    'address',
    (address, random) => `${shorten(whole(address)).replaceAll(',', '').toLowerCase()} ${facts(random)}`,
  ],
  'upper case': ['address', (address) => whole(address).toUpperCase()],
  'no city': ['address', (address) => [`${label(address)} ${address.street}`, places(address)[0]].join(', ')],
  'no suburb': ['address', (address) => `${label(address)} ${address.street}, ${address.city}`],
  'postcode and country': ['address', (address) => `${whole(address)} 6021, New Zealand`],
  'no macrons': ['address', (address) => whole(address).normalize('NFD').replaceAll(/\p{M}/gu, '')],
  'place first': ['address', (address) => `${places(address)[0]}, ${label(address)} ${shorten(address.street)}`],
  'number last': ['address', (address) => [`${address.street} ${label(address)}`, ...places(address)].join(', ')],
  'unit in words': [
    'address',
    (address, random) =>
      address.unit === ''
        ? `- ${whole(address)}`
        : [
            `${pick(['Unit', 'Flat'], random)} ${address.unit}, ${address.number}${address.suffix} ${address.street}`,
            ...places(address),
          ].join(', '),
  ],
  'unknown unit': [
    'address',
    (address) =>
      [`${address.unit === '' ? '97/' : ''}${label(address)} ${address.street}`, ...places(address)].join(', '),
  ],
  'slip in the street': [
    'address',
    (address, random) => [`${label(address)} ${mistype(address.street, random)}`, ...places(address)].join(', '),
  ],
  'slip in the suburb': [
    'address',
    (address, random) =>
      [
        `${label(address)} ${address.street}`,
        mistype(places(address)[0] ?? '', random),
        ...places(address).slice(1),
      ].join(', '),
  ],
  'in a mail': [
    'address',
    (address, random) =>
      `Have a look at ${label(address)} ${address.street}, ${places(address)[0]}. It is ${facts(random)}`,
  ],
  'over two lines': [
    'address',
    (address) => `${label(address)} ${address.street}\n${places(address).join(', ')}\n3 bedrooms\n$895,000`,
  ],
  'no type': [
    'address',
    (address) =>
      [
        `${label(address)} ${address.street.replace(/ (?:Street|Road|Avenue|Drive|Place|Crescent)$/u, '')}`,
        ...places(address),
      ].join(', '),
  ],
  range: [
    'address',
    (address) => [`${address.number}-${address.number + 2} ${address.street}`, ...places(address)].join(', '),
  ],
  'rural delivery': [
    'address',
    (address) => [`${label(address)} ${address.street}`, 'RD 2', ...places(address)].join(', '),
  ],
  'place in brackets': [
    'address',
    (address, random) =>
      `${label(address)} ${shorten(address.street)} (${places(address).join(', ')}) ${facts(random)}`,
  ],
  cells: [
    'address',
    (address) => [`${label(address)} ${address.street}`, ...places(address), '3', '$895,000'].join('\t'),
  ],
  'building first': ['address', (address) => `Kowhai Court, ${whole(address)}`],
  'unknown number': [
    'street',
    (address) => [`${address.number + 400} ${address.street}`, ...places(address)].join(', '),
  ],
  'no number': ['street', (address, random) => `${[address.street, ...places(address)].join(', ')}, ${facts(random)}`],
  'suburb and city': [
    'suburb',
    (address, random) =>
      `3 bed house in ${places(address).join(', ')} ${facts(random).replace(/^.*?(?=\$|auction|by)/u, '')}`,
  ],
  'suburb only': ['suburb', (address) => `${places(address)[0]} - 3 bedroom house $895,000`],
  'title of a listing': [
    'address',
    (address) => `3 bedroom house at ${label(address)} ${shorten(address.street)}, ${places(address)[0]} - $750k`,
  ],
  'on a phone': [
    'address',
    (address) => `${label(address)} ${shorten(address.street)},${places(address)[0]}.3 bed.$750k`,
  ],
  'between links': [
    'address',
    (address, random) =>
      pick(
        [
          `https://homes.example/sale/4512345678 ${whole(address)}, 3 bed $750k`,
          `${whole(address)} https://homes.example/1/12-other-street-petone 3 bed $750k`,
        ],
        random,
      ),
  ],
  dashes: ['address', (address) => [`${label(address)} ${address.street}`, ...places(address), '3 bed'].join(' - ')],
  'region for the town': [
    'address',
    (address) => `${label(address)} ${address.street}, ${places(address)[0]}, ${address.region}`,
  ],
  'district for the town': [
    'address',
    (address) => `${label(address)} ${address.street}, ${places(address)[0]}, ${address.district}, NZ`,
  ],
  'all places': ['address', (address) => `${whole(address)}, ${address.district}, ${address.region} 5012, New Zealand`],
  'names in full': ['address', (address) => lengthen(whole(address))],
  'lot and number': ['address', (address) => `Lot 3, ${whole(address)}, 4 bed $899k`],
  'corner behind': [
    'address',
    (address) =>
      `${label(address)} ${shorten(address.street)} (cnr Kauri Rd), ${places(address).join(', ')}, 3br $700k`,
  ],
  'auction first': ['address', (address) => `Auction 12 Dec - ${whole(address)}, 3 bed`],
  'unknown letter': [
    'address',
    (address) =>
      address.unit === '' && address.suffix === ''
        ? [`${address.number}C ${address.street}`, ...places(address)].join(', ')
        : whole(address),
  ],
  'slip in the town': [
    'address',
    (address, random) =>
      `${label(address)} ${address.street}, ${[...places(address).slice(0, -1), mistype(address.city, random)].join(', ')}`,
  ],
  lot: ['street', (address) => `Lot 5 ${address.street}, ${places(address).join(', ')}, 4 bed $899,000`],
  corner: [
    'street',
    (address) => `Cnr ${shorten(address.street)} & Kauri Rd, ${places(address).join(', ')}, 3br $700k`,
  ],
  'suburb and region': ['suburb', (address) => `3 bed unit in ${places(address)[0]}, ${address.region} - $750k`],
  'suburb and district': ['suburb', (address) => `${places(address)[0]}, ${address.district} - 3 bedroom house $750k`],
  'slip in a suburb only': [
    'suburb',
    (address, random) => `${mistype(places(address)[0] ?? '', random)}, 3 bed house, $750k`,
  ],
}
/** Ways that may name several places, so that a question is right. */
const OPEN: ReadonlySet<string> = new Set(['no suburb', 'no city', 'suburb only', 'slip in a suburb only'])

/** Each address in a few ways, by its number in the list, so that every way has as many. */
export function writeHomes(addresses: readonly KnownAddress[], ofEach: number, random: Random): WrittenHome[] {
  const ways = Object.entries(WAYS)
  return addresses.flatMap((wanted, at) =>
    Array.from({ length: ofEach }, (_, turn): WrittenHome => {
      const [way, [names, write]] = ways[(at * ofEach + turn) % ways.length] ?? ['in full', ['address', whole]]
      const text = write(wanted, random)
      const isEven = (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0
      return {
        way,
        text,
        wanted,
        names,
        isOpen: OPEN.has(way) || wanted.suburb === null,
        half: isEven ? 'first' : 'second',
      }
    }),
  )
}
