import { expect, it } from 'vitest'
import { projectYears } from '../analysis/projection/project-years.ts'
import { RULES_2026_11B } from '../analysis/rules/nz-2026-11b.ts'
import { split } from '../analysis/testing/golden-deal.ts'
import { plan } from '../analysis/testing/golden-plan.ts'
import { shownTaxFigures, shownYearFigures, writeExact, writeYearFigure, YEAR_FIGURES } from './year-figures.ts'

const { years } = projectYears(RULES_2026_11B, split, plan)

it('shows capital spending only when there is some', () => {
  const unspent = [
    'gross_rent',
    'vacancy',
    'management',
    'other_costs',
    'net_operating_income',
    'interest',
    'yearly_profit',
    'principal',
    'cash_flow_before_tax',
    'value',
    'debt',
    'equity',
    'lvr',
    'cash_on_cash',
  ]
  expect(shownYearFigures(years)).toEqual(unspent)
  // In one year is enough.
  const { years: spent } = projectYears(RULES_2026_11B, split, { ...plan, capital_spend: { 3: 20_000 } })
  expect(shownYearFigures(spent)).toEqual(unspent.toSpliced(8, 0, 'capital_spend'))
})

it('shows legal fees only when there are some', () => {
  const free = [
    'deductible_interest',
    'depreciation',
    'taxable_income',
    'carried_forward',
    'tax',
    'cash_flow_after_tax',
    'cash_on_cash_after_tax',
  ]
  expect(shownTaxFigures(years)).toEqual(free)
  const { years: paid } = projectYears(RULES_2026_11B, split, { ...plan, purchase_legal_fees: 2800 })
  expect(shownTaxFigures(paid)).toEqual(free.toSpliced(2, 0, 'legal_fees'))
})

it('writes a figure in whole dollars in its table, and with its cents in a working', () => {
  expect(writeYearFigure('management', 2806.7)).toBe('$2,807')
  expect(writeExact('management', 2806.7)).toBe('$2,806.70')
  expect([writeYearFigure('lvr', 76.36), writeExact('lvr', 76.36)]).toEqual(['76.36%', '76.36%'])
  expect([writeYearFigure('tax', null), writeExact('tax', null), writeExact('lvr', null)]).toEqual(['–', '–', '–'])
})

it('has what the home is worth in a table of its own', () => {
  const ofValue = Object.entries(YEAR_FIGURES).filter(([, row]) => 'isOfValue' in row)
  expect(ofValue.map(([name]) => name)).toEqual(['value', 'debt', 'equity', 'lvr', 'cash_on_cash'])
})
