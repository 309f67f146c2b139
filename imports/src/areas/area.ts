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
 * The area of 2018 that a later code stems from. The rule: Stats NZ gives an area whose extent changed a new code, with the
 * first four digits of the old one, even when a single area follows it (361201, Rosedale-Hargest, follows 361200, Rosedale). So a
 * code that 2018 and 2023 share is taken for the same area, and a new code for the old one with its first four digits. Three areas
 * of 2018 that were merged into neighbours (361400, 362700, 362800) have no later code.
 */
export type LaterCodes = ReadonlyMap<string, string>

/**
 * Whether people can live in an area: not sea, inlet or lake. The name decides on inland water, because Stats NZ
 * also marks Haast, Lake Hayes and the Chatham Islands so.
 */
export function isOnLand(name: string, indicator: string): boolean {
  return indicator !== 'Oceanic' && indicator !== 'Inlet' && !name.startsWith('Inland water')
}
