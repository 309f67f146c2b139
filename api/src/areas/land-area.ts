import type { Area } from '@homeyield/contract/area'

/** A statistical area where people can live, under its own name. */
export type LandArea = Omit<Area, 'suburb'>

/** A suburb of imported addresses, and an area that is mostly in it. */
export interface SuburbArea {
  readonly suburb: string
  readonly sa2_code: string
  /** How many of the area's addresses are in the suburb. */
  readonly addresses: number
}

/** The city or the main town of an area's district. */
export function cityOf({ territorial_authority }: Pick<LandArea, 'territorial_authority'>): string {
  return territorial_authority.replace(/ (?:City|District)$/u, '')
}
