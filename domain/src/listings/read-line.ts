import type { Dwelling } from '../property/property-options.ts'
import { type AddressInText, findAddresses, findStreet } from './find-addresses.ts'
import { findSuburb } from './find-suburb.ts'
import { hideNoise } from './hide-noise.ts'
import { HIDDEN, hidePart } from './hide-text.ts'
import type { ListingDoubt } from './listed-home.ts'
import { readBedrooms } from './read-bedrooms.ts'
import { readDwelling } from './read-dwelling.ts'
import { readPrice } from './read-price.ts'

/** The facts of one home in a part of a list. */
export interface ListingFacts {
  readonly price: {
    readonly amount: number | null
    readonly words: string | null
    readonly doubt: ListingDoubt | null
  } | null
  readonly bedrooms: { readonly count: number | null; readonly doubt: ListingDoubt | null } | null
  readonly dwelling: {
    readonly kind: Dwelling | null
    readonly isWeak: boolean
    readonly doubt: ListingDoubt | null
  } | null
  readonly isLand: boolean
  /** Whether it names more homes than one: 2 x 2 bed units, 16A & 16B Main Street. */
  readonly isSeveral: boolean
}

/** A line, or the part of a line that is about one home. */
export interface LinePart {
  readonly start: number
  readonly end: number
  readonly address: string | null
  /** How sure it is that `address` is one: a suburb alone may be any words. */
  readonly kind: 'address' | 'street' | 'suburb' | null
  readonly hasPlace: boolean
  readonly facts: ListingFacts
}

const LAND = /(?<![\p{L}])(?:bare land|land only|(?:building |vacant )?sections?|lifestyle block)(?![\p{L}])/iu
const SEVERAL = new RegExp(
  String.raw`(?<![\p{L}\d.,$])(?:[2-9]\s?x\s?(?:\d|one|two|three|four)[\s-]{0,2}(?:bed|bd|br)|\d{1,5}[a-z]?\s?(?:&|\+|and)\s?${HIDDEN})`,
  'iu',
)
const STREET = String.raw`\p{L}[\p{L}\p{M}'’ ]{1,30}?(?: (?:st|street|rd|road|ave?|avenue|dr|drive|tce|terrace|cres|crescent|pl|place|lane|ln|parade|pde|quay))?\.?`
const CORNER = new RegExp(
  String.raw`(?<![\p{L}])((?:cnr|corner)\.?(?: of)? )(${STREET}) ?(?:&|\+|and|/) ?${STREET}(?=\s*(?:[,;|(\n]|$|[-–—] ))`,
  'iu',
)
/** 12 Clyde Rd (cnr Bay Rd), Torbay. */
const CORNER_BESIDE = /(?<=\S\s?)\((?:cnr|corner)(?![\p{L}])[^()]{2,60}\)/giu
/** Before a house number and a name. */
const NUMBER_SIGN = /(?<![\p{L}\d])(?:no\.?|#)\s?(?=(?:\d{1,5}[a-z]?\/)?\d{1,5}[a-z]?\s\p{L})/giu
const MOST_OF_A_LINE = 2000

/** Reads a line: a part for each address in it, otherwise one. */
export function readLine(line: string): LinePart[] {
  const plain = plainSigns(hideNoise(withoutCorner(line.slice(0, MOST_OF_A_LINE))))
  const found = findAddresses(plain)
  if (found.length === 0) return [readWithoutNumber(plain)]
  return found.map((address, at) => {
    const start = at === 0 ? 0 : address.start
    const end = found[at + 1]?.start ?? plain.length
    return readPart(plain, address, 'address', start, end)
  })
}

/** Signs as other writers have them, in their positions: “12”, No. 12, #12, Petone.3 bed, R D 3. */
function plainSigns(line: string): string {
  return line
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(NUMBER_SIGN, (sign) => ' '.repeat(sign.length))
    .replaceAll(/(?<=\p{L}{2})\.(?=\$|\d)/gu, ' ')
    .replaceAll(/(?<![\p{L}\d])R\.?\sD\.?(?=\s?\d{1,2}(?!\d))/giu, (words) => 'RD'.padEnd(words.length))
}

/** Cnr Clyde Rd & Bay Rd, Torbay: of a corner the first street counts, and none behind an address. Positions stay. */
function withoutCorner(line: string): string {
  const beside = line.replaceAll(CORNER_BESIDE, (words) => ' '.repeat(words.length))
  return beside.replace(CORNER, (all, cnr: string, street: string, at: number) => {
    const address = findAddresses(beside.slice(0, at)).at(-1)
    // 12 Clyde Rd, cnr Bay Rd & Sea St.
    if (address !== undefined && /^[\s,;(–-]*$/u.test(beside.slice(address.end, at))) return ' '.repeat(all.length)
    return `${' '.repeat(cnr.length)}${street}`.padEnd(all.length)
  })
}

function readWithoutNumber(line: string): LinePart {
  const { facts, rest } = readFacts(line)
  const street = findStreet(rest)
  if (street !== null) return readPart(line, street, 'street', 0, line.length)
  const suburb = hasFacts(facts) ? findSuburb(rest) : null
  return {
    start: 0,
    end: line.length,
    address: suburb,
    kind: suburb === null ? null : 'suburb',
    hasPlace: suburb !== null,
    facts,
  }
}

function readPart(
  line: string,
  found: AddressInText,
  kind: 'address' | 'street',
  start: number,
  end: number,
): LinePart {
  const address = tidyAddress(line.slice(found.start, found.end))
  const named = /(?<![\p{L}])(?:apartment|apt)\.? ?\w{1,5}[ ,/]/iu.test(address)
  const beside = hidePart(line, found.start, found.end).slice(start, end)
  const { facts } = readFacts(beside)
  const bedrooms = facts.bedrooms ?? bedroomsBehind(beside.slice(found.end - start))
  const dwelling = facts.dwelling ?? (named ? { kind: 'Apartment' as const, isWeak: false, doubt: null } : null)
  return { start, end, address, kind, hasPlace: found.hasPlace, facts: { ...facts, bedrooms, dwelling } }
}

/** A small number in the cell after the address, where the list has no bedrooms. */
function bedroomsBehind(text: string): ListingFacts['bedrooms'] {
  const [, number] = /^"?(?:\s*[,;|]\s*|\s*\t\s*)"?([1-9])"?\s*(?:[,;|\t]|$)/u.exec(text) ?? []
  return number === undefined ? null : { count: Number(number), doubt: 'bedrooms_by_position' }
}

/** Reads the facts of a home beside its address, and returns the text with them hidden. */
export function readFacts(text: string): { readonly facts: ListingFacts; readonly rest: string } {
  const { price, words, doubt, rest: unpriced } = readPrice(text)
  const { rest: unbedded, ...beds } = readBedrooms(unpriced)
  const { rest, dwelling, isWeak, doubt: unsure } = readDwelling(unbedded)
  // A studio beside a house is no home of one bedroom.
  const isBeside = beds.doubt === 'studio_as_one_bedroom' && unsure !== null
  const facts: ListingFacts = {
    price: price === null && words === null && doubt === null ? null : { amount: price, words, doubt },
    bedrooms:
      isBeside || (beds.bedrooms === null && beds.doubt === null) ? null : { count: beds.bedrooms, doubt: beds.doubt },
    dwelling: dwelling === null && unsure === null ? null : { kind: dwelling, isWeak, doubt: unsure },
    isLand: LAND.test(text),
    isSeveral: SEVERAL.test(text),
  }
  return { facts, rest }
}

export function hasFacts({ price, bedrooms, dwelling }: ListingFacts): boolean {
  return price !== null || bedrooms !== null || dwelling !== null
}

function tidyAddress(text: string): string {
  return text
    .replaceAll(/\s*(?:[,;|\s][-–—]+[,;|\s]|[,;|](?:\s*[,;|])*|\sin\s)\s*/giu, ', ')
    .replaceAll(/\s*\(\s*/gu, ', ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+,/gu, ',')
    .replace(/\.$/u, '')
    .trim()
}
