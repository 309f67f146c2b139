import { describe, expect, it, vi } from 'vitest'
import { analysisOf } from '../analysis/analysis-of.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { saleFigures, taxFigures } from '@homeyield/domain/figures/workings/sale-figures'
import type { TaxFigure } from '@homeyield/domain/figures/year-figures'
import { taxWorking } from '@homeyield/domain/figures/workings/tax-working'
import { basisOf, golden, profitable, soon, stepsOf } from './testing/taxed-homes.ts'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

describe('the figures after tax', () => {
  const textsOf = (state: CalculatorState) => {
    const basis = basisOf(state)
    const figures = [...saleFigures(analysisOf(state.form, true), basis), ...taxFigures(basis)]
    return Object.fromEntries(figures.map(({ label, text }) => [label, text]))
  }

  it('are those of the method, with a sale that is not taxed', () => {
    expect(textsOf(golden())).toEqual({
      'Costs of selling, year 10': '$37,970',
      'Net proceeds of the sale, year 10': '$602,387',
      'Return a year (IRR), after tax': '6.41%',
      'Net present value at 6%, after tax': '$9,562',
      'Total return, after tax': '$218,045',
      // −17,899.82 / 52
      'Cash each week after tax, year 1': '−$344',
      'Tax in the year of the sale, year 10': '$0',
      'Losses kept after the sale': '$104,149',
    })
    expect(textsOf(profitable())).toMatchObject({ 'Return a year (IRR), after tax': '7.42%' })
  })

  it('have the tax on a sale within the bright line, and how its gain follows', () => {
    expect(textsOf(soon())).toMatchObject({
      'Return a year (IRR), after tax': '14.58%',
      'Net proceeds of the sale, year 2': '$295,742',
      'Tax in the year of the sale, year 2': '$28,396',
      'Losses kept after the sale': '$0',
    })
    const tax = taxFigures(basisOf(soon())).find(({ label }) => label.startsWith('Tax in the year'))
    // 850,000 × 1.08² = 991,440; the chattels are worth 15,000 × 0.75².
    expect(tax?.working.steps).toEqual([
      'Sold for $991,440 − $31,743.20 of costs − $8,437.50 of chattels = $951,259.30',
      'Cost $850,000 + $3,000 − $15,000 of chattels + $0 spent + $0 of interest that was not deductible = $838,000',
      'Gain $951,259.30 − $838,000 = $113,259.30',
      'Tax of all owners: $28,395.91',
    ])
    const sale = saleFigures(analysisOf(soon().form, true), basisOf(soon()))
    expect(sale.map(({ working }) => working.steps)).toEqual([
      ['$991,440 × 3% + $2,000 = $31,743.20'],
      ['$991,440 − $31,743.20 − $663,955.03 = $295,741.77'],
    ])
  })

  it('say why a return does not exist, and deduct legal fees from the cost', () => {
    const nothingLeft = golden({ settlement_date: '2023-12-01', acquired_date: '2023-10-20', current_value: 600_000 })
    const message = 'Selling today would leave nothing in it.'
    expect(textsOf(nothingLeft)).toMatchObject({
      'Return a year (IRR), after tax': message,
      'Net present value at 6%, after tax': message,
      'Total return, after tax': message,
    })
    const fees = taxFigures(basisOf(soon({ purchase_legal_fees: 2000 })))
    const tax = fees.find(({ label }) => label.startsWith('Tax in the year'))
    expect(tax?.working.steps[1]).toBe(
      'Cost $850,000 + $3,000 − $2,000 of legal fees − $15,000 of chattels + $0 spent + $0 of interest that was not deductible = $836,000',
    )
  })

  it('say that a loss counts against other land sales only', () => {
    const state = soon({ value_growth_pct: -5 })
    const tax = taxFigures(basisOf(state)).find(({ label }) => label.startsWith('Tax in the year'))
    expect(tax?.working.steps[2]).toBe('Loss $104,326.25: it counts against gains of other land sales only')
  })
})

describe('the working of a year after tax', () => {
  const cases: [TaxFigure, number, CalculatorState, string[]][] = [
    ['deductible_interest', 1, golden(), ['100.00% of $31,389.23 = $31,389.23']],
    ['depreciation', 2, golden(), ['$11,250 × 25% = $2,812.50']],
    ['depreciation', 2, golden({ chattels_method: 'SL', chattels_rate_pct: 17.5 }), ['$15,000 × 17.5% → $2,625']],
    ['taxable_income', 1, golden(), ['Ana: $19,050 − $27,087.56: $0', 'Ben: $12,700 − $18,058.37: $0', '= $0']],
    [
      'carried_forward',
      1,
      golden(),
      ['Ana: $27,087.56, above $19,050: $8,037.56', 'Ben: $18,058.37, above $12,700: $5,358.37', '= $13,395.93'],
    ],
    ['tax', 2, soon(), ['Owner 1: tax on $100,000 + $85,117.71, less tax on $100,000: $28,395.91', '= $28,395.91']],
    ['cash_flow_after_tax', 1, golden(), ['−$17,899.82 − $0 = −$17,899.82']],
    ['cash_on_cash_after_tax', 1, golden(), ['−$17,899.82 ÷ $173,000 = −10.35%']],
  ]

  it.each(cases)('of %s, year %i', (column, year, state, steps) => {
    expect(stepsOf(state, column, year)).toEqual(steps)
  })

  it('has the gain and what was kept from before', () => {
    const [line] = stepsOf(soon(), 'taxable_income', 2) ?? []
    expect(line).toContain('+ $113,259.30 of the gain − ')
    expect(line).toMatch(/ − \$13,395\.93 kept: \$85,117\.71$/u)
  })

  it('says that what was kept counts against other income once everything is sold', () => {
    const state = soon({ value_growth_pct: -5 })
    expect(stepsOf(state, 'carried_forward', 2)?.[0]).toBe(
      'Owner 1: counts against other income, as the sale is taxed: $0',
    )
    expect(stepsOf(state, 'tax', 2)?.[0]).toBe(
      'Owner 1: tax on $100,000 less what was kept, less tax on $100,000: −$9,099.48',
    )
  })

  it('is none for a year after the sale', () => {
    expect(taxWorking('tax', 3, basisOf(soon()))).toBeNull()
  })
})
