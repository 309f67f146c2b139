import type { Owner } from '../../calculation/owner-fields.ts'
import type { Tenancy } from '../../calculation/tenancy-fields.ts'
import type { Plan } from '../inputs/plan.ts'
import { oracleHome, type OracleCalculation } from './oracle-deal.ts'

export type OracleTenancy = Partial<Tenancy> & Pick<Tenancy, 'tenancy_start' | 'notice_date'>

/** The plan of a reference case: what is not given has its default. */
export type OraclePlan = OracleCalculation &
  Omit<Plan, 'settlement_date' | 'acquired_date' | 'owners' | 'tenancy' | (typeof OPTIONAL)[number]> &
  Partial<Pick<Plan, (typeof OPTIONAL)[number]>> & {
    readonly acquired_date: string | null
    readonly owners: readonly Partial<Owner>[]
    readonly tenancy?: OracleTenancy
  }

const OPTIONAL = ['main_home', 'rent_mode', 'sale_year', 'purchase_legal_fees', 'current_value'] as const

export function oraclePlan(given: OraclePlan): Plan {
  const { settlement_date } = oracleHome(given)
  return {
    main_home: false,
    rent_mode: 'smooth',
    sale_year: null,
    purchase_legal_fees: 0,
    ...given,
    current_value: given.current_value ?? null,
    settlement_date,
    acquired_date: given.acquired_date ?? settlement_date,
    owners: given.owners.map(oracleOwner),
    tenancy: given.tenancy ? oracleTenancy(given.tenancy) : null,
  }
}

function oracleOwner(given: Partial<Owner>): Owner {
  const nothing = { person_id: null, name: '', other_income: 0, other_residential_net: 0, brought_forward: 0 }
  return { ...nothing, kind: 'individual', share_pct: 100, ...given }
}

export function oracleTenancy(given: OracleTenancy): Tenancy {
  return {
    last_increase: null,
    fixed_term_end: null,
    increase_permitted_in_term: false,
    boarding_house: false,
    notice_by: 'in_person',
    notice_after_5pm: false,
    ...given,
  }
}
