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
const RURAL_DELIVERY = /,?\s*\br\.? ?d\.? ?\d{1,2}(?=\s*(?:,|$|\d{4}))/giu

/** Parses an address of a list: as people type it, with postcodes, rural delivery and short names of towns. */
export function readWrittenAddress(text: string): AddressQuery {
  const hasNumber = /\d/u.test(text.replaceAll(POSTCODE, ''))
  const plain = (hasNumber || /\p{L}/u.test(text) ? text.replaceAll(POSTCODE, '') : text)
    .replaceAll(RURAL_DELIVERY, '')
    .replaceAll(TOWN, (town) => TOWNS[town.toLowerCase()] ?? town)
    .replaceAll(/(?<=\p{L} )cbd\b/giu, 'Central')
  return parseAddressQuery(plain)
}

/** The number with its unit as people write it: 2/14A, 14-16; '' without a number. */
export function writtenLabel({ unit, houseNumber, suffix, lastNumber }: AddressQuery): string {
  if (houseNumber === null) return ''
  const number = `${houseNumber}${(suffix ?? '').toUpperCase()}${lastNumber === null ? '' : `-${lastNumber}`}`
  return unit === null ? number : `${unit.toUpperCase()}/${number}`
}
