/** Whom property data and photographs come from where nothing else is set. Source: specification section 1. */
export const PROPERTY_DATA_PROVIDER = { name: 'Cotality', url: 'https://www.cotality.com' } as const
