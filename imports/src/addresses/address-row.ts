import type { SourceAddress } from './source-address.ts'
import type { StreetRow } from './street-ids.ts'

export const ADDRESS_COLUMNS = 'id, street_id, label, house_number, suffix, unit, sa2_code, latitude, longitude'

const NULL = String.raw`\N`

/** The row of ADDRESS_COLUMNS in PostgreSQL's COPY format. */
export function addressRow(address: SourceAddress, streetId: number, sa2Code: string | null): string {
  const { id, houseNumber, suffix, unit, latitude, longitude } = address
  return `${escape(id)}\t${streetId}\t${escape(labelOf(address))}\t${houseNumber}\t${escape(suffix)}\t${escape(unit)}\t${sa2Code ?? NULL}\t${latitude}\t${longitude}\n`
}

/** The row of ADDRESS_COLUMNS for an address to delete: its id only. */
export function deletedRow(id: string): string {
  return `${escape(id)}\t${NULL}\t${NULL}\t${NULL}\t\t\t${NULL}\t${NULL}\t${NULL}\n`
}

/** The number as people write it: 14, 14A, 2/14, 14-16. */
function labelOf({ unit, houseNumber, suffix, lastNumber }: SourceAddress): string {
  return `${unit === '' ? '' : `${unit}/`}${houseNumber}${suffix}${lastNumber === null ? '' : `-${lastNumber}`}`
}

const special = /[\\\t\n\r]/gu
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escape(text: string): string {
  return text.replace(special, (found) => escapes[found] ?? found)
}

/** The row of a street (id, name, suburb, city, territorial_authority) in the COPY format. */
export function streetRow({ id, name, suburb, city, territorial_authority: district }: StreetRow): string {
  return `${id}\t${escape(name)}\t${suburb === null ? NULL : escape(suburb)}\t${escape(city)}\t${escape(district)}\n`
}
