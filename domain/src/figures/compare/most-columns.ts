/** How many columns a comparison has at most. Source: investment analysis section 8. */
export const MOST_COLUMNS = 6
