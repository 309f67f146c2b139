import { aWeek } from '../../money/money.ts'
import { RULES_2026_11B } from '../rules/nz-2026-11b.ts'
import { itAgreesWith } from '../testing/oracle-cases.ts'
import { oracleTenancy, type OracleTenancy } from '../testing/oracle-plan.ts'
import { earliestRentIncrease } from './earliest-rent-increase.ts'
import { lawfulRentPath } from './lawful-rent-path.ts'

interface GivenPath extends OracleTenancy {
  readonly weekly_rental_income: number
  readonly rent_growth_pct: number
  readonly settlement_date: string
  readonly years: number
}

itAgreesWith('earliest_rent_increase', (given: OracleTenancy) =>
  earliestRentIncrease(RULES_2026_11B, oracleTenancy(given)),
)
itAgreesWith('lawful_rent_path', (given: GivenPath) => {
  const { steps, grossRent } = lawfulRentPath(RULES_2026_11B, oracleTenancy(given), {
    weeklyRent: aWeek(given.weekly_rental_income),
    growthPct: given.rent_growth_pct,
    settlement: given.settlement_date,
    years: given.years,
  })
  return { steps: steps.map(({ from, weeklyRent }) => [from, weeklyRent]), gross_rent: grossRent }
})
