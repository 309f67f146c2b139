import type { Day } from '../dates/calendar-day.ts'
import { ANALYSIS_FIGURES } from './analysis-figures.ts'
import type { AnalysisInputs, GivenAnalysis } from './analysis-inputs.ts'
import type { Tenancy } from './lawful-rent/earliest-rent-increase.ts'
import { OWN_LOAN } from '../loans/settle-loans.ts'
import type { Owner } from './projection/plan.ts'

type GivenOwner = NonNullable<GivenAnalysis['owners']>[number]
type Figures = { readonly [Name in keyof typeof ANALYSIS_FIGURES]: (typeof ANALYSIS_FIGURES)[Name]['default'] }

const DEFAULTS = Object.fromEntries(
  Object.entries(ANALYSIS_FIGURES).map(([name, figure]) => [name, figure.default]),
) as Figures

/**
 * An analysis with the default of everything that is left out: settled today, with one loan and no owner. Source:
 * investment analysis section 0.
 */
export function settleAnalysis(given: GivenAnalysis | null, today: Day): AnalysisInputs {
  const { loans, owners, tenancy, capital_spend, ...others } = given ?? {}
  const settlement_date = others.settlement_date ?? today
  const defaults: AnalysisInputs = {
    ...DEFAULTS,
    settlement_date,
    acquired_date: settlement_date,
    loans: loans?.map((loan) => withGiven(OWN_LOAN, loan)) ?? null,
    owners: owners?.map((owner, index) => settleOwner(owner, ownerAt(index, owners.length))) ?? [],
    tenancy: tenancy?.tenancy_start ? withGiven(tenancyFrom(tenancy.tenancy_start, today), tenancy) : null,
    capital_spend: withGiven<Record<string, number>>({}, capital_spend ?? {}),
    fee_plus_gst: false,
    hold: 'deposit',
    new_build: false,
    main_home: false,
    other_rentals: false,
    ring_fence_basis: 'portfolio',
    chattels_method: 'DV',
    rent_mode: 'smooth',
    owner_occupied: false,
    value_source: 'purchase_price',
    rules: null,
  }
  return withGiven(defaults, others)
}

/** A blank name is left out. */
function settleOwner(given: GivenOwner, defaults: Owner): Owner {
  return withGiven(defaults, { ...given, name: given.name?.trim() || null })
}

/** A single owner has all of it. */
function ownerAt(index: number, owners: number): Owner {
  return {
    name: `Owner ${index + 1}`,
    kind: 'individual',
    share_pct: owners === 1 ? 100 : 0,
    other_income: 0,
    other_residential_net: 0,
    brought_forward: 0,
  }
}

function tenancyFrom(tenancy_start: Day, today: Day): Tenancy {
  return {
    tenancy_start,
    last_increase: null,
    notice_date: today,
    fixed_term_end: null,
    increase_permitted_in_term: false,
    boarding_house: false,
    service_days: 0,
  }
}

function withGiven<Inputs extends object>(
  defaults: Inputs,
  given: { readonly [Name in keyof Inputs]?: Inputs[Name] | null | undefined },
): Inputs {
  const values = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  return { ...defaults, ...Object.fromEntries(values) }
}
