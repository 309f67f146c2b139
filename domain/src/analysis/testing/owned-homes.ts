import type { CalculationInputs } from '../../calculation/fields.ts'
import type { Person } from '../../calculation/household.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import type { OwnedHome } from '../portfolio/owned-home.ts'
import { countHome, type Portfolio, type SavedHome, sumPortfolio } from '../portfolio/portfolio.ts'
import { GIVEN_LOANS, GOLDEN_HOME } from './golden-deal.ts'

export const TODAY = '2026-12-01'
export const ANA = { name: 'Ana', share_pct: 100, other_income: 100_000 }

/** Reference case P2: three loans, chattels, a loss of 13,395.93 in year 1. */
export const LOSING: CalculationInputs = {
  ...GOLDEN_HOME,
  property: 'Losing',
  analysis: {
    settlement_date: TODAY,
    acquired_date: '2026-10-20',
    chattels_cost: 15_000,
    owners: [ANA],
    loans: GIVEN_LOANS,
  },
}

/** Reference case P3: 8,141.82 taxable in year 1. */
export const EARNING: CalculationInputs = {
  ...GOLDEN_HOME,
  property: 'Earning',
  weekly_rental_income: 610,
  purchase_price: 450_000,
  deposit: 247_500,
  interest_rate: 5.2,
  loan_payment_term: 'Monthly',
  analysis: { settlement_date: TODAY, acquired_date: '2026-10-20', chattels_cost: 8000, owners: [ANA] },
}

export function withAnalysis(inputs: CalculationInputs, analysis: GivenAnalysis): CalculationInputs {
  return { ...inputs, analysis: { ...inputs.analysis, ...analysis } }
}

export function owned(...all: readonly CalculationInputs[]): readonly SavedHome[] {
  return all.map((inputs, index) => ({ id: String(index), property: inputs.property, inputs, changed_on: TODAY }))
}

export function summarisePortfolio(
  homes: readonly (OwnedHome & Partial<SavedHome>)[],
  today: string,
  household: readonly Person[] = [],
): Portfolio {
  return sumPortfolio(
    homes.map((home) => countHome({ changed_on: today, ...home }, today)),
    today,
    household,
  )
}
