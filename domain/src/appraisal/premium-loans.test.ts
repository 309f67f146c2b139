import { expect, it } from 'vitest'
import { appraise } from './appraise.ts'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import type { GivenAnalysis } from '../analysis/analysis-inputs.ts'
import { countLoans } from '../loans/count-loans.ts'
import { contentFor, loansNeedPremium, storedAnalysis } from './premium-loans.ts'

const person = { is_property_professional: false, email_confirmed: true }
const premium = { ...person, premium: true }
const free = { ...person, premium: false }
const several: GivenAnalysis = { years: 5, loans: [{ amount: 340_000, interest_rate: 4.49 }, {}] }
const one: GivenAnalysis = { years: 5, loans: [{ fixed_until: '2028-12-01' }] }

it('several loans or an offset need Premium', () => {
  expect(loansNeedPremium(null)).toBe(false)
  expect(loansNeedPremium([])).toBe(false)
  expect(loansNeedPremium(one.loans)).toBe(false)
  expect(loansNeedPremium([{ offset_balance: 0 }])).toBe(false)
  expect(loansNeedPremium([{ offset_balance: 1 }])).toBe(true)
  expect(loansNeedPremium(several.loans)).toBe(true)
})

it('stores what Premium sends, and of others no several loans', () => {
  const nothing = { analysis: null }
  expect(storedAnalysis(premium, { analysis: several }, nothing)).toEqual(several)
  expect(storedAnalysis(free, { analysis: several }, nothing)).toEqual({ years: 5, loans: null })
  expect(storedAnalysis(free, { analysis: one }, nothing)).toEqual(one)
  expect(storedAnalysis(free, nothing, { analysis: one })).toBeNull()
  // Through a lapse.
  expect(storedAnalysis(free, { analysis: { years: 9 } }, { analysis: several })).toEqual({
    years: 9,
    loans: several.loans,
  })
  expect(storedAnalysis(premium, { analysis: null }, { analysis: several })).toBeNull()
})

it('without Premium the own fields of a calculation count', () => {
  const own = { ...NOTHING_GIVEN, purchase_price: 850_000, deposit: 170_000, interest_rate: 6.49 }
  const inputs = { ...own, loan_duration_months: 360, analysis: several }
  const content = { inputs, figures: appraise(inputs, countLoans(inputs, several, '2026-12-01')) }
  expect(content.figures.counted_loans).not.toBeNull()
  expect(contentFor(premium, content)).toEqual(content)
  expect(contentFor(free, content)).toEqual({
    inputs: { ...inputs, analysis: { years: 5, loans: null } },
    figures: appraise(inputs),
  })
  const single = { inputs: { ...inputs, analysis: one }, figures: content.figures }
  expect(contentFor(free, single)).toEqual(single)
  const none = { inputs: { ...inputs, analysis: null }, figures: content.figures }
  expect(contentFor(free, none)).toEqual(none)
})
