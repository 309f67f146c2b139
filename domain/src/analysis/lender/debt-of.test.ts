import { expect, it } from 'vitest'
import { NOTHING_GIVEN } from '../../calculation/fields.ts'
import { missingInput } from '../../outcome/outcome.ts'
import { OWN_LOAN } from '../../loans/complete-loans.ts'
import { debtOf } from './debt-of.ts'

const HOME = { ...NOTHING_GIVEN, purchase_price: 850_000, deposit: 170_000 }
const UNKNOWN = missingInput('an interest rate')
const OWED = [{ ...OWN_LOAN, owed_on: '2026-05-01' }]

it.each([
  ['a home ahead', { settled: false, loans: null }, { value: 680_000 }],
  ['a settled home', { settled: true, loans: null }, UNKNOWN],
  ['a home with loans owed earlier', { settled: false, loans: OWED }, UNKNOWN],
])('without a rate, %s owes the price less the deposit or nothing known', (_home, inputs, debt) => {
  expect(debtOf(HOME, inputs, UNKNOWN)).toEqual(debt)
})
