import type { DocumentBlockName } from './blocks-of-kinds.ts'

/** The parts of a document in the words of its author, who may hide each. */
export const BLOCK_NAMES: Readonly<Record<DocumentBlockName, string>> = {
  rent: 'The rent',
  reasons: 'Your reasons',
  market: 'What the market says',
  comparables: 'Comparable homes',
  yields: 'Price and yields',
  week: 'Where the week goes',
  market_rent_law: 'What the law says about the market rent',
  ratios: 'LVR, DTI and interest cover',
  borrowers: 'Borrowers',
  income: 'Incomes',
  homes: 'Homes',
  loans: 'Loans',
  repayments: 'Repayments now and at the test rate',
  counted: 'What is counted',
  rules: 'Rules used',
}
