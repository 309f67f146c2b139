import type { Basis, RulePack } from './rule-pack.ts'

const RBNZ = { url: 'https://www.rbnz.govt.nz', grade: 'A' } as const
const LOAN_TO_VALUE: Basis = {
  sentence: 'A limit on banks, not on you: only a small part of a bank’s new loans may be above it.',
  source: 'rbnz.govt.nz; landlords.co.nz',
  ...RBNZ,
}
const DEBT_TO_INCOME: Basis = {
  sentence: 'The same kind of limit for all debt against a year’s income.',
  source: 'rbnz.govt.nz',
  ...RBNZ,
}

/** The limits on banks of `nz-2026-11b`. Source: docs/method/lender.md, "Limits on banks". */
export const LENDING: Pick<RulePack, 'loanToValue' | 'debtToIncome'> = {
  loanToValue: {
    investor: [
      { from: '2024-07-01', value: { above: 70, sharePct: 5 }, ...LOAN_TO_VALUE },
      { from: '2025-12-01', value: { above: 70, sharePct: 10 }, ...LOAN_TO_VALUE },
    ],
    ownerOccupier: [
      { from: '2024-07-01', value: { above: 80, sharePct: 20 }, ...LOAN_TO_VALUE },
      { from: '2025-12-01', value: { above: 80, sharePct: 25 }, ...LOAN_TO_VALUE },
    ],
  },
  debtToIncome: {
    investor: [{ from: '2024-07-01', value: { above: 7, sharePct: 20 }, ...DEBT_TO_INCOME }],
    ownerOccupier: [{ from: '2024-07-01', value: { above: 6, sharePct: 20 }, ...DEBT_TO_INCOME }],
  },
}
