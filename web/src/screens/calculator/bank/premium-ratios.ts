/** What Premium adds for a bank, and what each would tell. Source: investment analysis sections 6 and 9. */
export const PREMIUM_RATIOS: readonly { readonly name: string; readonly tells: string }[] = [
  { name: 'Debt to income (DTI)', tells: 'all your debt in years of income, beside the limit of the banks' },
  { name: 'Interest cover', tells: 'how much of the interest the rent pays at the rate that a bank tests' },
  { name: 'Headroom', tells: 'how much more you could owe before a bank reaches its limit' },
  { name: 'Most loan at the limit', tells: 'what you could borrow without going above the LVR of the banks' },
  {
    name: 'A page for the bank',
    tells: 'borrowers, loans, all of this and the rent with its evidence, to print or as PDF',
  },
]
