import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { countSuburbs, type SuburbGroups } from '@homeyield/domain/property/suburb-groups'

/**
 * Whether an area is of the suburb that the account has asked about before, together with those before it: an area may be
 * of two suburbs. Reading a list asks about none.
 */
export function isOfOneSuburb(searched: readonly string[], groups: SuburbGroups) {
  let seen = searched.map(splitAreaCodes)
  const suburbs = countSuburbs(seen, groups)
  return (sa2Code: string) => {
    const together = [...seen, splitAreaCodes(sa2Code)]
    if (countSuburbs(together, groups) > suburbs) return false
    seen = together
    return true
  }
}
