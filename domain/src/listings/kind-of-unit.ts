import type { ListingDoubt } from './listed-home.ts'

const UNIT =
  /^(?:(?:flat|unit)\s?[a-z]?\d{0,4}[a-z]?(?=[\s,/])|[a-z]?\d{1,4}[a-z]?\s?\/\s?\d|\d{1,5}[a-z]?\s[^,\d]{1,60},?\s(?:flat|unit)\s\d{1,3}[a-z]?(?=[\s,]|$))/iu

/** The kind of a home whose address has a unit and whose lines name no kind; null without a unit. */
export function kindOfUnit(address: string): { readonly kind: 'Flat'; readonly doubt: ListingDoubt } | null {
  return UNIT.test(address) ? { kind: 'Flat', doubt: 'unit_as_flat' } : null
}
