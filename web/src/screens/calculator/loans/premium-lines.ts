/** What Premium adds to the stress, and what each would tell. Source: investment analysis sections 4 and 9. */
export const PREMIUM_LINES: readonly { readonly name: string; readonly tells: string }[] = [
  { name: 'The test rate', tells: 'the week at the rate that a bank would test you at' },
  { name: 'When interest only ends', tells: 'the day, and what the week costs from then on' },
  {
    name: 'Empty weeks and a lower rent',
    tells: 'the week with 4 and 8 empty weeks, and with 5, 10 and 20% less rent',
  },
  { name: 'Rent and rates together', tells: 'a table of 25 weeks, from 10% less rent to 3 points more interest' },
  { name: 'Where it stops paying', tells: 'the rate, the price and the empty weeks at which nothing is left over' },
]
