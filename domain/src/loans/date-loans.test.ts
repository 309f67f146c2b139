import { expect, it } from 'vitest'
import { dateLoans } from './date-loans.ts'

const loans = [{ fixed_until: '2027-05-01' }]

it('begins on the day where there is a list of loans without a date', () => {
  expect(dateLoans({ loans, years: 5 }, '2026-11-24')).toEqual({ loans, years: 5, settlement_date: '2026-11-24' })
  expect(dateLoans({ loans, settlement_date: null }, '2026-11-24')).toEqual({ loans, settlement_date: '2026-11-24' })
})

it('leaves a given date, and an analysis without a list', () => {
  const dated = { loans, settlement_date: '2026-05-01' }
  expect(dateLoans(dated, '2026-11-24')).toEqual(dated)
  expect(dateLoans({ loans: [] }, '2026-11-24')).toEqual({ loans: [] })
  expect(dateLoans({ loans: null, years: 5 }, '2026-11-24')).toEqual({ loans: null, years: 5 })
  expect(dateLoans(null, '2026-11-24')).toBeNull()
})

it('leaves loans that are owed on a day of their own', () => {
  const owed = { loans: [{ amount: 300_000, owed_on: '2026-05-01' }, { amount: 1000 }] }
  expect(dateLoans(owed, '2026-11-24')).toEqual(owed)
})
