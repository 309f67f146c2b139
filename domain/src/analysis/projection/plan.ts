import type { Day } from '../../dates/calendar-day.ts'
import type { Tenancy } from '../lawful-rent/earliest-rent-increase.ts'
import type { ChattelsMethod } from '../tax/depreciate-chattels.ts'
import type { OwnerKind } from '../tax/income-tax.ts'

/** The rent grows every year, or only as the law allows. */
export const RENT_MODES = ['smooth', 'lawful'] as const
export const RING_FENCE_BASES = ['portfolio', 'property'] as const

/** An owner's part of a home and other income: per cent, NZD a year. */
export interface Owner {
  readonly name: string
  readonly kind: OwnerKind
  readonly share_pct: number
  readonly other_income: number
  /** Of other homes that are let; counts on the portfolio basis. */
  readonly other_residential_net: number
  /** Deductions of earlier years, NZD. */
  readonly brought_forward: number
}

/** What years ahead follow from: NZD, per cent a year. Source: investment analysis sections 0 and 3.2. */
export interface Plan {
  readonly settlement_date: Day
  /** The binding agreement to buy. */
  readonly acquired_date: Day
  readonly years: number
  /** The year at whose end the home is sold; null is the last one. */
  readonly sale_year: number | null
  readonly rent_growth_pct: number
  readonly value_growth_pct: number
  readonly expense_inflation_pct: number
  readonly purchase_costs: number
  readonly sale_cost_pct: number
  readonly sale_cost_fixed: number
  /** NZD by year, from 1. */
  readonly capital_spend: Readonly<Record<string, number>>
  readonly discount_rate_pct: number
  readonly new_build: boolean
  readonly main_home: boolean
  /** Whether the owners let other homes too. */
  readonly other_rentals: boolean
  readonly owners: readonly Owner[]
  readonly ring_fence_basis: (typeof RING_FENCE_BASES)[number]
  readonly chattels_cost: number
  readonly chattels_rate_pct: number
  readonly chattels_method: ChattelsMethod
  readonly rent_mode: (typeof RENT_MODES)[number]
  /** Null while it is not known when it began. */
  readonly tenancy: Tenancy | null
}
