/** A statistical area 2 (2018) of Stats NZ. Codes are text: leading zeros count. */
export interface Area {
  readonly sa2_code: string
  readonly name: string
  readonly territorial_authority_code: string
  readonly territorial_authority: string
  readonly region_code: string
  readonly region: string
  readonly on_land: boolean
  readonly latitude: number
  readonly longitude: number
}

/**
 * The areas of 2018 of codes that Stats NZ gave later, when it divided areas: a later code keeps the first four digits, so no code
 * of 2018 has another meaning in 2019 or 2023.
 */
export type LaterCodes = ReadonlyMap<string, string>

/**
 * Whether people can live in an area: not sea, inlet or lake. The name decides on inland water, because Stats NZ
 * also marks Haast, Lake Hayes and the Chatham Islands so.
 */
export function isOnLand(name: string, indicator: string): boolean {
  return indicator !== 'Oceanic' && indicator !== 'Inlet' && !name.startsWith('Inland water')
}
