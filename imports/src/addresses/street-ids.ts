import type { SourceAddress } from './source-address.ts'

export interface StreetRow {
  readonly id: number
  readonly name: string
  readonly suburb: string | null
  readonly city: string
  readonly territorial_authority: string
}

export interface StreetIds {
  /** The id of the address's street; a street that was not known gets the next id. */
  idOf: (address: SourceAddress, district: string) => number
  /** The streets of all calls so far. */
  used: () => StreetRow[]
}

/** Numbers streets: those of `known` keep their ids, so that a server's index stays right during an import. */
export function openStreetIds(known: readonly StreetRow[], nextId: number): StreetIds {
  const ids = new Map(known.map((street) => [keyOf(street), street.id]))
  const used = new Map<string, StreetRow>()
  let next = nextId
  return {
    idOf({ street: name, suburb, city }, territorial_authority) {
      const key = keyOf({ name, suburb, city, territorial_authority })
      const found = used.get(key)
      if (found !== undefined) return found.id
      const id = ids.get(key) ?? next++
      used.set(key, { id, name, suburb, city, territorial_authority })
      return id
    },
    used: () => [...used.values()],
  }
}

function keyOf({ name, suburb, city, territorial_authority }: Omit<StreetRow, 'id'>): string {
  return `${name}\t${suburb ?? ''}\t${city}\t${territorial_authority}`
}
