/** How many columns a comparison has at most. Source: docs/method/calculator.md, "Scenarios and comparison". */
export const MOST_COLUMNS = 6
