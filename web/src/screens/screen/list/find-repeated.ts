import type { ScreeningHome } from '@homeyield/contract/screening'

/** The ids of homes whose address, with its unit, is in the list more than once. A suburb alone is no address. */
export function findRepeated(homes: readonly ScreeningHome[]): ReadonlySet<string> {
  const addressed = homes.filter(({ left_out, property }) => !left_out && /\d/u.test(property))
  const byAddress = Map.groupBy(addressed, ({ property }) => property.toLowerCase().replace(/[,\s]+/gu, ' '))
  const repeated = [...byAddress.values()].filter(({ length }) => length > 1)
  return new Set(repeated.flat().map(({ id }) => id))
}
