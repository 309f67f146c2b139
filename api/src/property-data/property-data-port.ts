import type { PropertyData } from '@homeyield/contract/property-data'

/** The parts of a property's data; each is requested by itself, and fails alone. */
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

/** The fields of each part; a part without a response is absent. */
export type PropertyParts = { readonly [Part in PropertyPart]?: Partial<PropertyData> }

/** `unknown`: the provider has no such address. `slow` and `failed` tell nothing about the address. */
export type PropertyResult =
  | { readonly outcome: 'found'; readonly propertyId: string; readonly parts: PropertyParts }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'failed' }
  | { readonly outcome: 'slow' }

export interface PropertyDataGateway {
  /** The source of the data; data of another source are not used instead. */
  readonly source: string
  /** Looks up an address. Never throws, and returns within its time limit. */
  readonly readProperty: (address: string) => Promise<PropertyResult>
}

export type RecordedPropertyData = (address: string) => Promise<PropertyData | null>
