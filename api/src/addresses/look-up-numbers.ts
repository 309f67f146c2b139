import type { AddressQuery } from './address-query.ts'
import type { AddressLine, AddressStore, Lookup } from './address-store.ts'
import type { PlaceDoubt } from './place-source.ts'
import type { HouseNumbers } from './house-numbers.ts'
import type { StreetReading } from './read-street.ts'

/** An address that a written one may be. */
export interface NumberedAddress {
  readonly reading: StreetReading
  readonly line: AddressLine
  /** Null for the very number and unit. */
  readonly doubt: PlaceDoubt | null
}

/** As in the search: 14-16 begins two below its end, a whole corner may be 2-20. */
const WIDEST_RANGE = 20
const MOST_OF_A_HOUSE = 10

/** On each street the address with the number and unit, or else its house, or else the range around it. */
export async function lookUpNumbers(
  { addresses, numbers }: { addresses: Pick<AddressStore, 'listAddresses'>; numbers: HouseNumbers },
  readings: readonly StreetReading[],
  query: AddressQuery & { readonly houseNumber: number },
): Promise<NumberedAddress[]> {
  const { houseNumber, unit, suffix } = query
  const house = { low: houseNumber, high: houseNumber }
  const around = { low: houseNumber - WIDEST_RANGE, high: houseNumber - 1 }
  const anyUnit = { unit: null, suffix: null }
  const having = readings.filter(({ rank }) => numbers.count(rank, { ...house, low: around.low }, anyUnit) > 0)
  const lookups = having.flatMap(({ street: { id: streetId } }): Lookup[] => {
    const asked = unit === null && suffix === null ? { unit: '', suffix: '' } : { unit, suffix }
    return [
      { streetId, ...house, ...asked, inRange: null, most: MOST_OF_A_HOUSE },
      { streetId, ...house, ...anyUnit, inRange: null, most: MOST_OF_A_HOUSE },
      { streetId, ...around, ...anyUnit, inRange: houseNumber, most: 1 },
    ]
  })
  const lists = await addresses.listAddresses(lookups)
  return having.flatMap((reading, at): NumberedAddress[] => {
    const [exact = [], ofHouse = [], inRange = []] = lists.slice(at * 3, at * 3 + 3)
    const found = chooseLine(query, exact, ofHouse, inRange)
    return found === null ? [] : [{ reading, ...found }]
  })
}

function chooseLine(
  { houseNumber, lastNumber, unit, suffix }: AddressQuery & { readonly houseNumber: number },
  exact: readonly AddressLine[],
  ofHouse: readonly AddressLine[],
  inRange: readonly AddressLine[],
): Omit<NumberedAddress, 'reading'> | null {
  const number = `${houseNumber}${suffix ?? ''}`
  const labels = [
    lastNumber === null ? null : unitLabel(unit, `${houseNumber}${suffix ?? ''}-${lastNumber}`),
    unitLabel(unit, number),
    // 20B is unit B at 20, in some sources.
    suffix !== null && unit === null ? `${suffix}/${houseNumber}` : null,
    unit !== null && suffix === null && /^[a-z]$/u.test(unit) ? `${houseNumber}${unit}` : null,
  ]
  const wanted = labels.find((label) => label !== null)
  for (const label of labels) {
    const line = [...exact, ...ofHouse].find((one) => one.label.toLowerCase() === label)
    if (line !== undefined) return { line, doubt: lastNumber === null || label === wanted ? null : 'range' }
  }
  const asRange = exact.find(({ label }) => /\d-\d/u.test(label))
  if (asRange !== undefined) return { line: asRange, doubt: 'range' }
  const plain = ofHouse.find(({ label }) => label === String(houseNumber)) ?? ofHouse[0]
  if (plain !== undefined) return { line: plain, doubt: 'house' }
  const [range] = inRange
  return range === undefined ? null : { line: range, doubt: 'range' }
}

function unitLabel(unit: string | null, number: string): string {
  return unit === null ? number : `${unit}/${number}`
}
