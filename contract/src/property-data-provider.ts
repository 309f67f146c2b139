/** The default provider of property data and photographs. Source: specification section 1. */
export const PROPERTY_DATA_PROVIDER = { name: 'Cotality', url: 'https://www.cotality.com' } as const
