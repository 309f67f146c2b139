import { expect, it } from 'vitest'
import { valueAt, withValueAt } from './value-at.ts'

const VALUES = {
  price: 850_000,
  analysis: { years: 5, loans: [{ amount: 1 }, { name: 'Fixed', amount: 2 }], capital_spend: { 3: 5000 } },
}

it.each([
  ['price', 850_000],
  ['analysis.years', 5],
  ['analysis.loans.1.name', 'Fixed'],
  ['analysis.capital_spend.3', 5000],
  ['analysis.loans.2.name', null],
  ['analysis.tenancy.tenancy_start', null],
  ['analysis.toString', null],
  ['price.length', null],
])('the value at “%s” is %s', (path, value) => expect(valueAt(VALUES, path)).toBe(value))

it('sets a value at its path and nothing else', () => {
  expect(withValueAt(VALUES, 'price', null)).toEqual({ ...VALUES, price: null })
  expect(withValueAt(VALUES, 'analysis.loans.1.amount', 3).analysis).toEqual({
    ...VALUES.analysis,
    loans: [{ amount: 1 }, { name: 'Fixed', amount: 3 }],
  })
  expect(withValueAt(VALUES, 'analysis.capital_spend.4', 1).analysis).toMatchObject({
    capital_spend: { 3: 5000, 4: 1 },
  })
  expect(VALUES.analysis.loans[1]).toEqual({ name: 'Fixed', amount: 2 })
})

it('makes the groups and entries of a list on the way', () => {
  expect(withValueAt({ analysis: null }, 'analysis.tenancy.tenancy_start', '2026-01-01')).toEqual({
    analysis: { tenancy: { tenancy_start: '2026-01-01' } },
  })
  expect(withValueAt({ analysis: null }, 'analysis.loans.1.amount', 7)).toEqual({
    analysis: { loans: [{}, { amount: 7 }] },
  })
  expect(withValueAt({ analysis: null }, 'analysis.capital_spend.2', 7)).toEqual({
    analysis: { capital_spend: { 2: 7 } },
  })
})

it('takes a value away with null, and an empty group with it, but no entry of a list', () => {
  const only = { analysis: { tenancy: { tenancy_start: '2026-01-01' } } }
  expect(withValueAt(only, 'analysis.tenancy.tenancy_start', null)).toEqual({ analysis: null })
  expect(withValueAt({ analysis: { loans: [{ amount: 1 }, {}] } }, 'analysis.loans.0.amount', null)).toEqual({
    analysis: { loans: [{}, {}] },
  })
})
