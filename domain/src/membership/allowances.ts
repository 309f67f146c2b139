/** Areas whose market rent a free account may look up. Source: decisions section 3, "Free". */
export const FREE_PROPERTY_SEARCHES = 1

/** How long after its first use a search may be taken back. Source: decisions section 8. */
export const UNDO_SEARCH_MINUTES = 10

/** Calculations that a free account may save. Source: decisions section 3, "Free". */
export const FREE_SAVED_CALCULATIONS = 1

/** Days that a subscription past due still counts as premium. Source: decisions section 3, "Premium". */
export const PAST_DUE_GRACE_DAYS = 7

/** NZD a month, GST included. Source: specification section 9. */
export const PREMIUM_PRICE_PER_MONTH = 4.99
