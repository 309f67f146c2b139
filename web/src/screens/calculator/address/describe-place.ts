import type { Area } from '@homeyield/contract/area'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'

/** The district, and how many areas an everyday suburb has. */
export function describePlace({ territorial_authority, sa2_code }: Area): string {
  const areas = splitAreaCodes(sa2_code).length
  return areas === 1 ? territorial_authority : `${territorial_authority}, ${areas} areas together`
}
