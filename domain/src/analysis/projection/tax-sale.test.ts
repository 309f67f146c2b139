import { describe, expect, it } from 'vitest'
import { RULES_2026_11B as RULES } from '../rules/nz-2026-11b.ts'
import { profitableFrom, split } from '../testing/golden-deal.ts'
import { projectYears } from './project-years.ts'
import { person, plan } from '../testing/golden-plan.ts'

describe('a sale within the bright line', () => {
  const soon = {
    ...plan,
    years: 2,
    value_growth_pct: 8,
    owners: [{ ...person, share_pct: 100, other_income: 100_000 }],
  }

  it('is taxed after the losses carried forward', () => {
    const { years, ...returns } = projectYears(RULES, split, soon)
    expect(returns).toMatchObject({
      bright_line_taxed: true,
      sale_day: '2028-12-01',
      last_taxed_day: '2028-12-01',
      taxable_gain: 113_259.3,
      unused_loss: 0,
      // 850,000 × 1.08² less 3 % and 2,000, and the book of 15,000 × 0.75².
      gain_parts: { value: 991_440, sale_costs: 31_743.2, chattels_book: 8437.5, proceeds: 951_259.3, cost: 838_000 },
      sale: { costs: 31_743.2, proceeds: 295_741.77 },
      irr_before_tax: { value: expect.closeTo(21.244734, 6) },
      irr_after_tax: { value: expect.closeTo(14.577016, 6) },
    })
    expect(years[1]).toMatchObject({ taxable_income: 85_117.71, carried_forward: 0, tax: 28_395.91 })
  })

  it('counts what was spent on it, and interest that was denied', () => {
    const spent = projectYears(RULES, split, { ...soon, capital_spend: { 1: 10_000 } })
    expect(spent).toMatchObject({ taxable_gain: 103_259.3 })
    expect(spent.years[0]).toMatchObject({ capital_spend: 10_000, cash_flow_before_tax: -27_899.82 })
    // Sold in 2023, when nothing of the interest since October 2021 counted: all of it is cost.
    const denied = projectYears(RULES, profitableFrom('2021-12-01'), {
      ...soon,
      settlement_date: '2021-12-01',
      acquired_date: '2021-10-20',
      years: 1,
      value_growth_pct: 20,
      chattels_cost: 0,
    })
    const interest = denied.years[0]?.interest ?? NaN
    expect(denied.years[0]).toMatchObject({ deductible_interest: 0 })
    // 540,000 − 18,200 − 450,000 − 3,000 − interest
    expect(denied.taxable_gain).toBeCloseTo(68_800 - interest, 2)
  })

  it('is free for a main home, and a loss is not used', () => {
    expect(projectYears(RULES, split, { ...soon, main_home: true })).toMatchObject({
      bright_line_taxed: false,
      taxable_gain: 0,
      gain_parts: null,
    })
    const loss = projectYears(RULES, split, { ...soon, value_growth_pct: -5 })
    // 767,125 − 25,013.75 of costs − 8,437.50 of chattels, less 850,000 + 3,000 − 15,000.
    expect(loss).toMatchObject({ bright_line_taxed: true, taxable_gain: 0, unused_loss: 104_326.25 })
    // What is carried forward is released against 100,000 of salary: 28,141.59, of which 21,900 at 33 % and the rest at 30 %.
    expect(loss.years[1]).toMatchObject({ carried_forward: 0, tax: -9099.48 })
  })

  it('keeps the losses while other homes are let, unless the basis is the property', () => {
    const others = { ...soon, value_growth_pct: -5, other_rentals: true }
    expect(projectYears(RULES, split, others).years[1]).toMatchObject({ carried_forward: 28_141.59, tax: 0 })
    const owners = [{ ...person, share_pct: 100, other_income: 100_000, other_residential_net: 1 }]
    // A dollar of each year counts against the losses, and would be taxed at 33 % without the home.
    expect(projectYears(RULES, split, { ...others, other_rentals: false, owners }).years[1]).toMatchObject({
      carried_forward: 28_139.59,
      tax: -0.33,
    })
    expect(projectYears(RULES, split, { ...others, ring_fence_basis: 'property' }).years[1]).toMatchObject({
      carried_forward: 0,
      tax: -9099.48,
    })
  })
})
