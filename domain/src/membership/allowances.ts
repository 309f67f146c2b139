/** Areas whose market rent a free account may look up. */
export const FREE_PROPERTY_SEARCHES = 1

/** How long after its first use a search may be taken back. */
export const UNDO_SEARCH_MINUTES = 10

/** Calculations that a free account may save. */
export const FREE_SAVED_CALCULATIONS = 1

/** Lists of homes that a free account may store. */
export const FREE_SCREENINGS = 1

/** Homes of a list that are read for a free account. */
export const FREE_HOMES = 10

/** Days that a subscription past due still counts as premium. */
export const PAST_DUE_GRACE_DAYS = 7

/** NZD a month, GST included. */
export const PREMIUM_PRICE_PER_MONTH = 4.99
