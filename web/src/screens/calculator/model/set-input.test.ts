import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newForm } from './calculator-form.ts'
import { stateOf } from './calculator-state.ts'
import { setProblem } from './calculator-transitions.ts'
import { setInput } from './set-input.ts'

const start = stateOf(newForm([]))

function withAnalysis(analysis: GivenAnalysis) {
  return stateOf({ ...newForm([]), analysis })
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T23:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it('sets an input, clears its message and computes the figures', () => {
  const wrong = setProblem(start, 'rates', 'Enter a number')
  const set = setInput(wrong, 'rates', 2900)
  expect(set.form).toEqual({ ...start.form, rates: 2900 })
  expect(set.problems).toEqual({})
  expect(set.figures.total_expenses).not.toBe(start.figures.total_expenses)
})

it('returns an input of the analysis to its default with null, and stores no default that is chosen', () => {
  const own = setInput(start, 'analysis.years', 5)
  expect(own.form.analysis).toEqual({ years: 5 })
  expect(setInput(own, 'analysis.years', null).form.analysis).toBeNull()
  const trust = setInput(start, 'analysis.owners.0.kind', 'trust')
  expect(trust.form.analysis).toEqual({ owners: [{ kind: 'trust' }] })
  expect(setInput(trust, 'analysis.owners.0.kind', 'individual').form.analysis).toEqual({ owners: [{}] })
  expect(setInput(own, 'analysis.main_home', false).form.analysis).toEqual({ years: 5 })
  const lived = setInput(own, 'purpose', 'live_in')
  expect(setInput(lived, 'analysis.main_home', true).form.analysis).toEqual({ years: 5 })
  expect(setInput(lived, 'analysis.main_home', false).form.analysis).toEqual({ years: 5, main_home: false })
})

it('gives an emptied input of the calculation its default', () => {
  expect(setInput(setInput(start, 'vacancy_weeks', 4), 'vacancy_weeks', null).form.vacancy_weeks).toBe(2)
  expect(setInput(start, 'rates', null).form.rates).toBeNull()
})

it('is for a client first where a professional begins', () => {
  expect(newForm([]).purpose).toBe('rent_out')
  expect(newForm([], true).purpose).toBe('client')
})

it('says what the home is for, which loses nothing but figures that cannot be corrected any more', () => {
  const rooms = setInput(setInput(setInput(start, 'purpose', 'live_in'), 'rooms_let', 2), 'room_rent', 220)
  const investor = setInput(rooms, 'analysis.owner_occupied', false)
  const wrong = setProblem(investor, 'part_lived_in', 'Enter a number')
  const rented = setInput(wrong, 'purpose', 'rent_out')
  expect(rented.form).toMatchObject({ purpose: 'rent_out', rooms_let: 2, room_rent: 220 })
  expect(rented.form.analysis?.owner_occupied ?? null).toBeNull()
  expect(rented.problems).toEqual({})
  expect(setInput(rented, 'purpose', 'live_in').form).toMatchObject({ purpose: 'live_in', rooms_let: 2 })
})

it('follows the rules of rents, bedrooms and the dwelling', () => {
  const range = setInput(start, 'weekly_rental_income_lower', 600)
  expect(range.form).toMatchObject({ rent_source: 'range', monthly_rental_income_lower: 2600 })
  const typed = setInput(range, 'weekly_rental_income', 650)
  expect(typed.form).toMatchObject({ rent_source: 'typed', weekly_rental_income: 650 })
  expect(setInput(typed, 'dwelling', 'Flat').form).toMatchObject({ dwelling: 'Flat', rent_source: 'range' })
  expect(setInput(start, 'number_of_bedrooms', 4)).toMatchObject({
    bedroomsKnown: true,
    form: { number_of_bedrooms: 4 },
  })
  expect(setInput(start, 'estimate_weekly_lower', 600).form).toMatchObject({ estimate_yearly_lower: 31_200 })
})

describe('loans', () => {
  it('begin on the day of their first change', () => {
    expect(setInput(start, 'analysis.loans.0.fixed_until', '2028-01-10').form.analysis).toEqual({
      loans: [{ fixed_until: '2028-01-10' }],
      settlement_date: '2026-11-26',
    })
    const before = withAnalysis({ settlement_date: '2026-12-01' })
    expect(setInput(before, 'analysis.loans.0.name', 'Main').form.analysis?.settlement_date).toBe('2026-12-01')
  })

  it('are none when the only one is emptied', () => {
    const one = setInput(start, 'analysis.loans.0.offset_balance', 5000)
    expect(setInput(one, 'analysis.loans.0.offset_balance', null).form.analysis).toBeNull()
    const two = withAnalysis({ loans: [{ amount: 1 }, { name: 'Rest' }], settlement_date: '2026-12-01' })
    expect(setInput(two, 'analysis.loans.1.name', null).form.analysis?.loans).toEqual([{ amount: 1 }, {}])
  })

  it('stay an amount or a share while that is emptied', () => {
    const two = withAnalysis({ loans: [{ amount: 400_000 }, { share_pct: 50 }] })
    expect(setInput(two, 'analysis.loans.0.amount', null).form.analysis?.loans?.[0]).toEqual({ amount: 0 })
    expect(setInput(two, 'analysis.loans.1.share_pct', null).form.analysis?.loans?.[1]).toEqual({ share_pct: 0 })
  })

  it('have no months of interest only once a type is chosen', () => {
    const months = withAnalysis({ loans: [{ interest_only_months: 24 }, {}] })
    const chosen = setInput(months, 'analysis.loans.0.repayment_type', 'Principal and interest')
    expect(chosen.form.analysis?.loans?.[0]).toEqual({ repayment_type: 'Principal and interest' })
  })
})

it('a tenancy has a time of day only for an email, and steps that the law allows only with its first day', () => {
  const lawful = withAnalysis({
    rent_mode: 'lawful',
    tenancy: { tenancy_start: '2026-01-01', notice_by: 'email', notice_after_5pm: true },
  })
  expect(setInput(lawful, 'analysis.tenancy.notice_by', 'post').form.analysis).toEqual({
    rent_mode: 'lawful',
    tenancy: { tenancy_start: '2026-01-01', notice_by: 'post' },
  })
  expect(setInput(lawful, 'analysis.tenancy.tenancy_start', null).form.analysis).toEqual({
    tenancy: { notice_by: 'email', notice_after_5pm: true },
  })
})
