const MAX_FALL_PERCENT = 2
const MIN_PERCENT_IN_AREA = 99

export interface LoadedAddresses {
  readonly rows: number
  /** Those whose position lies in a statistical area, or near one. */
  readonly inArea: number
  /** Districts of the country without any address. */
  readonly emptyDistricts: readonly string[]
}

/** The districts of which no area has an address; `districts` are their names by area. */
export function findEmptyDistricts(districts: ReadonlyMap<string, string>, served: Iterable<string>): string[] {
  const found = new Set(Array.from(served, (code) => districts.get(code)))
  return [...new Set(districts.values())].filter((district) => !found.has(district)).toSorted()
}

/**
 * What speaks against a load, in sentences; [] when it may replace the current addresses. `before` is the most rows since
 * the last load of the whole country, or null.
 */
export function describeFaults(loaded: LoadedAddresses, before: number | null, partial: boolean): string[] {
  const { rows, inArea, emptyDistricts } = loaded
  if (rows === 0) return ['There is no address.']
  const faults = []
  if (inArea * 100 < rows * MIN_PERCENT_IN_AREA) {
    faults.push(
      `Only ${format(inArea)} of ${format(rows)} addresses lie in a statistical area (${MIN_PERCENT_IN_AREA} % must): the positions may be wrong.`,
    )
  }
  if (partial) return faults
  if (before !== null && rows * 100 < before * (100 - MAX_FALL_PERCENT)) {
    faults.push(
      `There are ${format(rows)} addresses, and ${format(before)} in the last load: more than ${MAX_FALL_PERCENT} % fewer. The source may be incomplete; --accept-loss loads them anyway.`,
    )
  }
  if (emptyDistricts.length > 0) {
    faults.push(`There is no address in ${listOf(emptyDistricts)}. Use --partial to load a part of the country only.`)
  }
  return faults
}

function listOf(districts: readonly string[]): string {
  const more = districts.length - 5
  return more > 0 ? `${districts.slice(0, 5).join(', ')} and ${more} more districts` : districts.join(', ')
}

function format(count: number): string {
  return count.toLocaleString('en-NZ')
}
