/** What Premium adds to a page, and what each part tells. */
export const WITH_PREMIUM = {
  loans: [
    ['The test rate', 'the week at the rate that a bank would test you at'],
    ['When interest only ends', 'the day, and what the week costs from then on'],
    ['Empty weeks and a lower rent', 'the week with 4 and 8 empty weeks, and with 5, 10 and 20% less rent'],
    ['Rent and rates together', 'a table of 25 weeks, from 10% less rent to 3 points more interest'],
    ['Where it stops paying', 'the rate, the price and the empty weeks at which nothing is left over'],
  ],
  years: [
    ['Years 6 to 30', 'rent, costs, debt and equity for as long as you keep the home'],
    ['Return a year (IRR)', 'the yearly rate that your money earns, with the sale at the end'],
    ['Net present value (NPV)', 'what it is all worth today at a rate that you choose'],
    ['Tax each year', 'what each owner pays on the home at their own rates, and cash after tax'],
    ['Losses kept for later', 'what ring-fencing holds back, and the year in which it counts'],
    ['Tax on a sale', 'the gain that the bright-line test taxes in the year that you choose'],
    ['The sale', 'what is left of the price after the costs of selling and the loans'],
  ],
  bank: [
    ['Debt to income (DTI)', 'all your debt in years of income, beside the limit of the banks'],
    ['Interest cover', 'how much of the interest the rent pays at the rate that a bank tests'],
    ['Headroom', 'how much more you could owe before a bank reaches its limit'],
    ['Most loan at the limit', 'what you could borrow without going above the LVR of the banks'],
    ['A page for the bank', 'borrowers, loans, all of this and the rent with its evidence, to print or as PDF'],
  ],
} as const satisfies Record<string, readonly (readonly [name: string, tells: string])[]>
