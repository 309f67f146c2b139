import { RULES_2026_11B } from './nz-2026-11b.ts'
import type { RulePack } from './rule-pack.ts'

/** The rules of calculations saved before `nz-2026-11b`: the same law, with the legal fees of buying as cost. */
export const RULES_2026_11: RulePack = {
  ...RULES_2026_11B,
  id: 'nz-2026-11',
  asAt: '2026-11-22',
  purchaseLegalFees: [
    {
      from: null,
      value: 0,
      sentence: 'They are counted as cost; they may be deductible.',
      source: 'No source confirms it',
      url: null,
      grade: 'U',
    },
  ],
}
