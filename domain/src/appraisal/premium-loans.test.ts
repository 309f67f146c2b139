import { describe, expect, it } from 'vitest'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import type { GivenAnalysis } from '../analysis/inputs/analysis-inputs.ts'
import type { Member } from '../membership/permissions.ts'
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

describe('a calculation as a member may see it', () => {
  // The home of docs/method/calculator.md, "Worked example".
  const own = {
    ...NOTHING_GIVEN,
    purchase_price: 850_000,
    deposit: 170_000,
    interest_rate: 6.49,
    loan_duration_months: 360,
    loan_payment_term: 'Fortnightly',
  } as const
  const see = (member: Member, analysis: GivenAnalysis | null, asAt = '2026-12-01') =>
    contentFor(member, { ...own, analysis }, asAt)

  it('counts several loans with Premium, and the own fields without', () => {
    // 340,000 at 4.49 % and at 6.49 %, fortnightly over 30 years: 793.80 and 990.36 a fortnight.
    expect(see(premium, several)).toMatchObject({ inputs: { analysis: several }, figures: { weekly_payment: 892 } })
    const { inputs, figures } = see(free, several)
    expect(inputs.analysis).toEqual({ years: 5, loans: null })
    expect(figures).toMatchObject({ weekly_payment: 990, payment_quantity: 1981, interest: 43_897 })
  })

  it('is as at the day for everybody', () => {
    const settled = { settlement_date: '2025-12-01', loans: [{ fixed_until: '2026-12-01', rate_after: 7 }] }
    for (const member of [free, premium]) {
      expect(see(member, settled, '2026-11-30').figures.weekly_payment).toBe(990)
      expect(see(member, settled, '2027-01-31').figures.weekly_payment).toBeGreaterThan(1_000)
      expect(see(member, null).inputs.analysis).toBeNull()
    }
    // Without Premium the own loan of a home that was settled has made its payments, too.
    const split = { settlement_date: '2025-12-01', loans: [{ share_pct: 50 }, {}] }
    const { interest } = see(free, split, '2026-12-01').figures
    // The golden balance after a year is 672,398.77; a year at 6.49 % on it, repaid fortnightly.
    expect(interest).toBeGreaterThan(43_300)
    expect(interest).toBeLessThan(43_500)
  })

  it('counts what is owed on one loan without Premium, whatever price and deposit are', () => {
    const owed = { loans: [{ amount: 340_000, owed_on: '2026-11-26', interest_rate: 6, term_months: 300 }] }
    const interestOnly = { loans: [{ ...owed.loans[0], repayment_type: 'Interest only' as const }] }
    for (const member of [free, premium]) {
      // 6 % of 340,000 is 20,400 a year.
      expect(see(member, interestOnly).figures).toMatchObject({ weekly_payment: 392, interest: 20_400, loan: 680_000 })
      const unpriced = contentFor(member, { ...own, purchase_price: null, deposit: null, analysis: owed }, '2026-12-01')
      expect(unpriced.figures).toMatchObject({ loan: null, gross_rental_yield: null })
      expect(unpriced.figures.next_change).toBeNull()
      expect(unpriced.figures.weekly_payment).not.toBeNull()
    }
  })
})
