import { addressWords, isStreetType, wordMeanings } from '@homeyield/domain/property/street-words'
import { type AddressQuery, parseAddressQuery } from './address-query.ts'

const TOWNS: Readonly<Record<string, string>> = {
  wgtn: 'Wellington',
  wlg: 'Wellington',
  welly: 'Wellington',
  akl: 'Auckland',
  akld: 'Auckland',
  auck: 'Auckland',
  chch: 'Christchurch',
  palmy: 'Palmerston North',
}
const TOWN = new RegExp(String.raw`(?<![\p{L}\d])(?:${Object.keys(TOWNS).join('|')})(?![\p{L}\d])`, 'giu')
/** After a name, and not before one: 6021 in Newtown 6021, Wellington. */
const POSTCODE = /(?<=\p{L}[ ,]{1,3})(?<!highway )(?<!sh )\d{4}(?=\s*(?:$|,|new zealand|nz))/giu
const RURAL_DELIVERY = /,?\s*\b(?:r\.? ?d\.? ?\d{1,2}(?=\s*(?:,|$|\d{4}))|r\.?d\.?\d{1,2}(?=\s))/giu

/** Lot 3, 12 Rintoul Street has a number; Lot 3 Rintoul Street has none. */
const LOT = /^lots?\s\d{1,4}[a-z]?(?:\s?[,/]\s?|\s)(?=[\p{L}\d])/iu

/** Parses an address of a list: as people type it, with postcodes, rural delivery and short names of towns. */
export function readWrittenAddress(text: string): AddressQuery {
  const plain = withoutPostcode(text)
    .replace(LOT, '')
    .replaceAll(RURAL_DELIVERY, '')
    .replaceAll(TOWN, (town) => TOWNS[town.toLowerCase()] ?? town)
    .replaceAll(/(?<=\p{L} )cbd\b/giu, 'Central')
  return parseAddressQuery(plain)
}

/** Without a postcode, unless it is the number of Mountain Road 4355, Stratford. */
function withoutPostcode(text: string): string {
  const without = text.replaceAll(POSTCODE, '')
  if (/\d/u.test(without) || without === text) return without
  const [before = ''] = text.split(POSTCODE)
  const word = addressWords(before).at(-1) ?? ''
  return wordMeanings(word).some(isStreetType) ? text : without
}

/** The number with its unit as people write it: 2/14A, 14-16; '' without a number. */
export function writtenLabel({ unit, houseNumber, suffix, lastNumber }: AddressQuery): string {
  if (houseNumber === null) return ''
  const number = `${houseNumber}${(suffix ?? '').toUpperCase()}${lastNumber === null ? '' : `-${lastNumber}`}`
  return unit === null ? number : `${unit.toUpperCase()}/${number}`
}
