/** The default provider of property data and photographs. */
export const PROPERTY_DATA_PROVIDER = { name: 'Cotality', url: 'https://www.cotality.com' } as const

/** The provider's metrics that the product shows. */
export const METRIC = { median_sale_price: 21, avm_value_change: 72, rental_rate_change: 79 } as const
