/** The id of a loan on the page of rates, by its place in the home's list. */
export function rateLoanId(homeId: string, index: number): string {
  return `loan-${homeId}-${index}`
}
