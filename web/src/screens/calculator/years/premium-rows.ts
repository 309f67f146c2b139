/** What Premium adds to the years ahead, and what each would tell. Source: investment analysis sections 2, 3 and 9. */
export const PREMIUM_ROWS: readonly { readonly name: string; readonly tells: string }[] = [
  { name: 'Years 6 to 30', tells: 'rent, costs, debt and equity for as long as you keep the home' },
  { name: 'Return a year (IRR)', tells: 'the yearly rate that your money earns, with the sale at the end' },
  { name: 'Net present value (NPV)', tells: 'what it all is worth today at a rate that you choose' },
  { name: 'Tax each year', tells: 'what each owner pays on the home at their own rates, and cash after tax' },
  { name: 'Losses kept for later', tells: 'what ring-fencing holds back, and the year in which it counts' },
  { name: 'Tax on a sale', tells: 'the gain that the bright-line test taxes in the year that you choose' },
  { name: 'The sale', tells: 'what is left of the price after the costs of selling and the loans' },
]
