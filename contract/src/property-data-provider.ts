/** The default provider of property data and photographs. */
export const PROPERTY_DATA_PROVIDER = { name: 'Cotality', url: 'https://www.cotality.com' } as const
