/** More areas are no suburb. */
export const MAX_AREAS_OF_A_SUBURB = 15

/** The SA2 codes of `sa2_code`, which has one, or those of a suburb with commas between them. */
export function splitAreaCodes(codes: string): string[] {
  return codes.split(',')
}

/** One text for an order-independent list of SA2 codes. */
export function joinAreaCodes(codes: readonly string[]): string {
  return codes.toSorted().join(',')
}
