import { RULES_2026_11B } from '../rules/nz-2026-11b.ts'
import type { RulePacks } from '../rules/packs.ts'
import type { Basis, RulePack } from '../rules/rule-pack.ts'

const MADE_UP: Basis = { sentence: 'Made up.', source: 'Made up for tests', url: null, grade: 'B' }

/** A newer pack than the product has: a limit of 65 % for investors, 90 days of notice, a bright line of ten years. */
const NEXT_RULES: RulePack = {
  ...RULES_2026_11B,
  id: 'nz-2027-04',
  asAt: '2027-04-01',
  checkBefore: '2028-04-01',
  loanToValue: {
    ...RULES_2026_11B.loanToValue,
    investor: [
      ...RULES_2026_11B.loanToValue.investor,
      { from: '2027-04-01', value: { above: 65, sharePct: 5 }, ...MADE_UP },
    ],
  },
  brightLine: {
    ...RULES_2026_11B.brightLine,
    bySale: [
      ...RULES_2026_11B.brightLine.bySale,
      { from: '2027-04-01', value: { months: 120, newBuild: 120 }, ...MADE_UP },
    ],
  },
  noticeDays: {
    ...RULES_2026_11B.noticeDays,
    tenancy: [...RULES_2026_11B.noticeDays.tenancy, { from: '2027-04-01', value: 90, ...MADE_UP }],
  },
}

export const NEXT_PACKS: RulePacks = [NEXT_RULES, RULES_2026_11B]
