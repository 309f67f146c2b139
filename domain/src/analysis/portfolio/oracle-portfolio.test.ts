import { isKnown } from '../../outcome/outcome.ts'
import { RULES_2026_11B as RULES } from '../rules/nz-2026-11b.ts'
import { itAgreesWith } from '../testing/oracle-cases.ts'
import { oracleDeal } from '../testing/oracle-deal.ts'
import { oraclePlan, type OraclePlan } from '../testing/oracle-plan.ts'
import { firstYear } from './first-year.ts'
import { homeAdds, portfolioYear } from './portfolio-year.ts'

interface Given {
  readonly as_at: string
  readonly homes: readonly { readonly name: string; readonly calculation: OraclePlan }[]
}

itAgreesWith('portfolio_year', ({ as_at, homes }: Given) => {
  const taxed = homes.map(({ calculation }) => {
    const plan = oraclePlan(calculation)
    return { year: firstYear(RULES, oracleDeal(calculation), plan), plan }
  })
  const year = portfolioYear(RULES, taxed, as_at)
  if (!isKnown(year)) return year
  return {
    ...year.value,
    homes: taxed.map((home, index) =>
      Object.assign({ name: homes[index]?.name }, homeAdds(RULES, taxed, home, year.value)),
    ),
  }
})
