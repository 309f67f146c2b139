import type { Tenancy } from '../../calculation/tenancy-fields.ts'
import { earliestRentIncrease } from '../lawful-rent/earliest-rent-increase.ts'
import { lawfulRentPath } from '../lawful-rent/lawful-rent-path.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { RULES_2026_11 } from '../rules/nz-2026-11.ts'
import { itAgreesWith } from '../testing/oracle-cases.ts'
import type { OracleCalculation } from '../testing/oracle-deal.ts'
import { oracleDeal } from '../testing/oracle-deal.ts'
import { irrPct, presentValue } from './irr-pct.ts'
import type { Plan } from './plan.ts'
import type { Owner } from '../../calculation/owner-fields.ts'
import { projectYears } from './project-years.ts'

type GivenTenancy = Partial<Tenancy> & Pick<Tenancy, 'tenancy_start' | 'notice_date'>
type GivenPlan = OracleCalculation &
  Omit<Plan, 'owners' | 'tenancy' | 'main_home' | 'rent_mode' | 'sale_year'> & {
    owners: Partial<Owner>[]
    main_home?: boolean
    rent_mode?: 'lawful' | 'smooth'
    tenancy?: GivenTenancy
  }

const valueOf = (outcome: Outcome<number>) => ('value' in outcome ? outcome.value : null)

function tenancyOf(given: GivenTenancy): Tenancy {
  return {
    last_increase: null,
    fixed_term_end: null,
    increase_permitted_in_term: false,
    boarding_house: false,
    service_days: 0,
    ...given,
  }
}

function ownerOf(given: Partial<Owner>): Owner {
  const nothing = { name: '', other_income: 0, other_residential_net: 0, brought_forward: 0 }
  return { ...nothing, kind: 'individual', share_pct: 100, ...given }
}

itAgreesWith('projection', ({ calculation, years_shown }: { calculation: GivenPlan; years_shown: number[] }) => {
  const { rent_mode = 'smooth', tenancy, owners, ...others } = calculation
  const plan: Plan = {
    ...others,
    sale_year: null,
    main_home: others.main_home ?? false,
    owners: owners.map(ownerOf),
    rent_mode,
    tenancy: tenancy ? tenancyOf(tenancy) : null,
  }
  const { years, irr_before_tax, irr_after_tax, ...summary } = projectYears(
    RULES_2026_11,
    oracleDeal(calculation),
    plan,
  )
  return {
    ...summary,
    irr_before_tax: valueOf(irr_before_tax),
    irr_after_tax: valueOf(irr_after_tax),
    rows: Object.fromEntries(years_shown.map((year) => [year, years[year - 1]])),
  }
})
itAgreesWith('irr_pct', ({ flows }: { flows: number[] }) => valueOf(irrPct(flows)))
itAgreesWith(
  'npv',
  ({ rate = 0, rate_pct = rate * 100, flows }: { rate?: number; rate_pct?: number; flows: number[] }) =>
    presentValue(flows, rate_pct),
)
itAgreesWith('earliest_rent_increase', (given: GivenTenancy) => earliestRentIncrease(RULES_2026_11, tenancyOf(given)))
itAgreesWith(
  'lawful_rent_path',
  (
    given: GivenTenancy & {
      weekly_rental_income: number
      rent_growth_pct: number
      settlement_date: string
      years: number
    },
  ) => {
    const { steps, grossRent } = lawfulRentPath(RULES_2026_11, tenancyOf(given), {
      weeklyRent: given.weekly_rental_income,
      growthPct: given.rent_growth_pct,
      settlement: given.settlement_date,
      years: given.years,
    })
    return { steps: steps.map(({ from, weeklyRent }) => [from, weeklyRent]), gross_rent: grossRent }
  },
)
