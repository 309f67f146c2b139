import type { PropertyData } from '@homeyield/contract/property-data'

/** What a property's data are gathered in: each part is asked for on its own, and fails alone. */
export const PROPERTY_PARTS = [
  'core',
  'additional',
  'last_sale',
  'image',
  'valuation',
  'trends',
  'capital_value',
] as const
export type PropertyPart = (typeof PROPERTY_PARTS)[number]

/** What the parts say: each fills fields of its own. A part that is absent was not answered. */
export type PropertyParts = { readonly [Part in PropertyPart]?: Partial<PropertyData> }

/** What a lookup came to. `unknown`: the provider has no such address. `slow` and `failed` say nothing about the address. */
export type PropertyResult =
  | { readonly outcome: 'found'; readonly propertyId: string; readonly parts: PropertyParts }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'failed' }
  | { readonly outcome: 'slow' }

/** Who knows about properties. */
export interface PropertyDataGateway {
  /** Where the data come from: what came from elsewhere never stands in for them. */
  readonly source: string
  /** Looks an address up. Never throws, and answers within its budget whatever the provider does. */
  readonly readProperty: (address: string) => Promise<PropertyResult>
}

/** What our records hold of an address; null for nothing. */
export type RecordedPropertyData = (address: string) => Promise<PropertyData | null>
