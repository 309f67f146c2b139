import { analyse, type Analysis } from '@homeyield/domain/analysis/analyse'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { countHome, sumPortfolio } from '@homeyield/domain/analysis/portfolio/portfolio'
import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { Purpose } from '@homeyield/domain/calculation/purpose'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { expect, it } from 'vitest'
import { analysisResponse } from './analysis.ts'
import { portfolioResponse } from './portfolio.ts'

const TODAY = '2026-11-26'
const EVERYTHING = {
  settlement_date: '2026-12-01',
  loans: GIVEN_LOANS,
  owners: [{ name: 'Ana' }],
  gross_income: 150_000,
  tenancy: { tenancy_start: '2026-01-15' },
  capital_spend: { 2: 5000 },
  target_gross_yield: 4,
  target_net_yield: -2,
  target_weekly_cash_flow: -600,
  target_lvr: 70,
} as const satisfies GivenAnalysis

function analysed(purpose: Purpose): Analysis {
  const home = { ...GOLDEN_HOME, purpose, analysis: EVERYTHING }
  const options = { premium: true, withPayments: true, today: TODAY }
  return analyse(home, completeAnalysis(home, TODAY, true), options)
}

/** What is not known of a home, whose schema is therefore not compared. */
function unknownParts(analysis: Analysis): readonly string[] {
  return keysOf(analysis).filter((name) => name !== 'as_at' && !('value' in analysis[name]))
}

// A schema leaves out what it does not name.
it.each([
  ['rent_out', ['afford']],
  ['live_in', []],
] as const)('answers every figure of an analysis of a home, %s, and no other', (purpose, unknown) => {
  const analysis = analysed(purpose)
  const sent: unknown = JSON.parse(JSON.stringify(analysis))
  expect(analysisResponse.parse(sent)).toEqual(sent)
  expect(unknownParts(analysis)).toEqual(unknown)
})

it('answers every figure of a portfolio, and no other', () => {
  const inputs = { ...GOLDEN_HOME, analysis: EVERYTHING }
  const portfolio = sumPortfolio(
    [countHome({ id: '1', property: '1 Rose Street', inputs, changed_on: TODAY }, TODAY)],
    TODAY,
  )
  const sent: unknown = JSON.parse(JSON.stringify({ as_at: TODAY, left_out: 0, ...portfolio }))
  expect(portfolioResponse.parse(sent)).toEqual(sent)
  expect(portfolio.year).toHaveProperty('value')
})
