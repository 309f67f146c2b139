import { isKnown, type Outcome } from '../../outcome/outcome.ts'
import { RULES_2026_11B } from '../rules/nz-2026-11b.ts'
import { itAgreesWith } from '../testing/oracle-cases.ts'
import { oracleDeal } from '../testing/oracle-deal.ts'
import { oraclePlan, type OraclePlan } from '../testing/oracle-plan.ts'
import { irrPct, presentValue } from './irr-pct.ts'
import { projectYears } from './project-years.ts'

const valueOf = (outcome: Outcome<number>) => (isKnown(outcome) ? outcome.value : null)
const reasonOf = (outcome: Outcome<number>) => (isKnown(outcome) ? null : outcome.reason)

itAgreesWith('projection', ({ calculation, years_shown }: { calculation: OraclePlan; years_shown: number[] }) => {
  const known = projectYears(RULES_2026_11B, oracleDeal(calculation), oraclePlan(calculation))
  return {
    ...known,
    sale_costs: known.sale?.costs ?? null,
    sale_proceeds: known.sale?.proceeds ?? null,
    total_return_before_tax: valueOf(known.total_return_before_tax),
    total_return_after_tax: valueOf(known.total_return_after_tax),
    irr_before_tax: valueOf(known.irr_before_tax),
    irr_after_tax: valueOf(known.irr_after_tax),
    npv_before_tax: valueOf(known.npv_before_tax),
    npv_after_tax: valueOf(known.npv_after_tax),
    returns_reason: reasonOf(known.total_return_before_tax) ?? reasonOf(known.total_return_after_tax),
    rows: Object.fromEntries(years_shown.map((year) => [year, known.years[year - 1]])),
  }
})
itAgreesWith('irr_pct', ({ flows }: { flows: number[] }) => valueOf(irrPct(flows)))
itAgreesWith('irr_outcome', ({ flows }: { flows: number[] }) => irrPct(flows))
itAgreesWith(
  'npv',
  ({ rate = 0, rate_pct = rate * 100, flows }: { rate?: number; rate_pct?: number; flows: number[] }) =>
    presentValue(flows, rate_pct),
)
