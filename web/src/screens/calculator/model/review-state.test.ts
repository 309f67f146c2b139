import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newForm, payloadOf } from './calculator-form.ts'
import { hasUnsavedChanges, stateOf } from './calculator-state.ts'
import type { CalculatorState } from './calculator-state.ts'
import { setField, typeEstimate, undoStartAgain } from './calculator-transitions.ts'
import { clearEstimate, setReview, setTermsAccepted, hasEstimate, isReviewing, reviewProblems } from './review-state.ts'

vi.mock('../../../session/session.ts', () => ({ currentAccount: () => 'account-1' }))
const items = new Map<string, string>()

const fresh = stateOf(newForm([]))
const estimated = setField(
  typeEstimate(typeEstimate(fresh, 'lower', 'weekly', 640), 'upper', 'weekly', 680),
  'estimate_reason',
  'Renovated last year',
)

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})
afterAll(() => vi.unstubAllGlobals())

function estimates({ form }: CalculatorState) {
  return Object.fromEntries(Object.entries(form).filter(([field]) => field.startsWith('estimate_')))
}

describe('the six figures', () => {
  it('convert from the period that is typed, in whole dollars', () => {
    // 2,800 × 12 = 33,600; 33,600 / 52 = 646.15
    expect(estimates(typeEstimate(fresh, 'lower', 'monthly', 2800))).toMatchObject({
      estimate_weekly_lower: 646,
      estimate_monthly_lower: 2800,
      estimate_yearly_lower: 33_600,
    })
    expect(typeEstimate(fresh, 'upper', 'weekly', 649.5).form).toMatchObject({
      estimate_weekly_upper: 650,
      estimate_yearly_upper: 33_800,
    })
  })

  it('are cleared with the reason, the review hides, and Undo restores them', () => {
    const cleared = clearEstimate(setReview(estimated, { requested: true }), fresh.form)
    expect(Object.values(estimates(cleared))).toEqual([null, null, null, null, null, null, null])
    expect(isReviewing(cleared, true)).toBe(false)
    expect(undoStartAgain(cleared).form).toEqual(estimated.form)
    expect(isReviewing(undoStartAgain(cleared), true)).toBe(true)
  })

  it('are unsaved changes of the form', () => {
    expect(hasEstimate(fresh.form)).toBe(false)
    expect(hasEstimate(estimated.form)).toBe(true)
    expect(hasUnsavedChanges(estimated)).toBe(true)
  })

  it('are sent only for a professional', () => {
    expect(payloadOf(estimated.form, true)).toMatchObject({ estimate_weekly_upper: 680, estimate_yearly_lower: 33_280 })
    const others = payloadOf(estimated.form, false)
    expect(Object.keys(others).filter((field) => field.startsWith('estimate_'))).toEqual([])
    expect(others).toMatchObject({ dwelling: 'House', include_interest_in_calc: true })
  })
})

describe('a review', () => {
  it('is shown to a professional on request or after an earlier estimate', () => {
    const requested = setReview(fresh, { requested: true })
    expect([isReviewing(fresh, true), isReviewing(requested, true), isReviewing(estimated, true)]).toEqual([
      false,
      true,
      true,
    ])
    expect([isReviewing(requested, false), isReviewing(estimated, false)]).toEqual([false, false])
  })

  it('requires every figure, the reason and the terms', () => {
    expect(reviewProblems(setReview(fresh, { requested: true }), true)).toEqual({
      estimate_weekly_lower: 'Enter your lower estimate',
      estimate_weekly_upper: 'Enter your upper estimate',
      estimate_monthly_lower: 'Enter your lower estimate',
      estimate_monthly_upper: 'Enter your upper estimate',
      estimate_yearly_lower: 'Enter your lower estimate',
      estimate_yearly_upper: 'Enter your upper estimate',
      estimate_reason: 'Enter the reasons for your rental estimates',
      terms: 'Accept the terms to save your estimate',
    })
    expect(reviewProblems(setReview(fresh, { requested: true }), false)).toEqual({})
  })

  it('is complete once this account accepted the terms, here or with an estimate saved before', () => {
    expect(Object.keys(reviewProblems(estimated, true))).toEqual(['terms'])
    setTermsAccepted(true)
    expect(reviewProblems(estimated, true)).toEqual({})
    setTermsAccepted(false)
    expect(Object.keys(reviewProblems({ ...estimated, clean: estimated.form }, true))).toEqual(['terms'])
    items.delete('homeyield.terms')
    expect(reviewProblems({ ...estimated, clean: estimated.form }, true)).toEqual({})
    items.set('homeyield.terms', '{"account":"somebody else","accepted":true}')
    expect(Object.keys(reviewProblems(estimated, true))).toEqual(['terms'])
  })

  it('refuses an upper figure below the lower one', () => {
    setTermsAccepted(true)
    const inverted = typeEstimate(estimated, 'upper', 'weekly', 639)
    expect(reviewProblems(inverted, true)).toMatchObject({
      estimate_weekly_upper: 'Upper figure must not be less than lower',
    })
  })
})
