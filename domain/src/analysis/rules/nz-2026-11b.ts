import { GST_RATES } from '../../expenses/gst.ts'
import { LENDING } from './nz-2026-11b-lending.ts'
import { STATEMENTS } from './nz-2026-11b-statements.ts'
import { TAX } from './nz-2026-11b-tax.ts'
import { TENANCIES } from './nz-2026-11b-tenancies.ts'
import type { RulePack } from './rule-pack.ts'

/**
 * New Zealand's rules for a home that is let, as at 26 November 2026. Source: docs/method/years-and-tax.md, "Rule
 * packs". A newer pack is another file with its tests; a saved analysis names the pack that it was made under.
 */
export const RULES_2026_11B: RulePack = {
  id: 'nz-2026-11b',
  asAt: '2026-11-26',
  checkBefore: '2027-04-01',
  ...TAX,
  ...LENDING,
  ...TENANCIES,
  gst: GST_RATES,
  statements: STATEMENTS,
}
