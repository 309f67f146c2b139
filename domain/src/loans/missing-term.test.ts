import { expect, it } from 'vitest'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import { OWN_LOAN } from './complete-loans.ts'
import { missingTerm } from './missing-term.ts'

const HOME = { ...NOTHING_GIVEN, purchase_price: 850_000, deposit: 170_000, interest_rate: 6.49 }
const INTEREST_ONLY = { ...HOME, loan_duration_months: null, repayment_type: 'Interest only' } as const
const settlement_date = '2026-12-01'
const aTerm = (which: string) => ({ reason: 'missing_input', message: `Add a term to ${which} to see its payments.` })

it('is that of the first loan without a schedule', () => {
  expect(missingTerm(INTEREST_ONLY, { loans: null, settlement_date })).toEqual(aTerm('the loan'))
  const loans = [{ ...OWN_LOAN, share_pct: 40, term_months: 240 }, { ...OWN_LOAN, share_pct: 30 }, OWN_LOAN]
  expect(missingTerm(INTEREST_ONLY, { loans, settlement_date })).toEqual(aTerm('the second loan'))
})

it('is none where each loan has one, or the loans are not known for another reason', () => {
  expect(missingTerm({ ...HOME, loan_duration_months: 360 }, { loans: null, settlement_date })).toBeNull()
  expect(missingTerm({ ...INTEREST_ONLY, deposit: null }, { loans: null, settlement_date })).toBeNull()
})
