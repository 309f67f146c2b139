import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newForm } from '../../model/calculator-form.ts'
import { forgetDraft, storeDraft, readDraft } from './draft.ts'

const owner = 'somebody@homeyield.test'
const form = { ...newForm([]), property: '1 High Street', purchase_price: 850_000 }
const draft = { owner, id: null, version: null, form, bedroomsKnown: true, save: null }

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

function poison(storedDraft: unknown): void {
  localStorage.setItem('homeyield.draft', typeof storedDraft === 'string' ? storedDraft : JSON.stringify(storedDraft))
}

describe('a draft', () => {
  it('is read as stored, by its owner and for its calculation only', () => {
    storeDraft(draft)
    expect(readDraft(owner, null)).toEqual(draft)
    expect(readDraft('another@homeyield.test', null)).toBeNull()
    expect(readDraft(owner, 'some-id')).toBeNull()
    forgetDraft()
    expect(readDraft(owner, null)).toBeNull()
  })

  it('keeps the parts of a loan without an input that is invalid', () => {
    const loans = [{ amount: 340_000, interest_rate: 101, fixed_until: 'soon' }, { name: 'Floating' }]
    storeDraft({ ...draft, form: { ...form, analysis: { test_margin: 3, loans } } })
    expect(readDraft(owner, null)?.form.analysis).toEqual({
      test_margin: 3,
      loans: [{ amount: 340_000 }, { name: 'Floating' }],
    })
    poison({
      ...draft,
      form: { ...form, analysis: { test_margin: 3, loans: Array.from({ length: 9 }, () => ({ amount: -1 })) } },
    })
    expect(readDraft(owner, null)?.form.analysis).toEqual({ test_margin: 3 })
    poison({ ...draft, form: { ...form, analysis: 'none' } })
    expect(readDraft(owner, null)?.form).not.toHaveProperty('analysis')
  })

  it('of an earlier version has empty weeks, GST and who lives there elsewhere', () => {
    const { purpose: _purpose, vacancy_weeks: _weeks, fee_plus_gst: _gst, ...earlier } = form
    const analysis = { years: 5, vacancy_weeks: 4, fee_plus_gst: true, owner_occupied: true }
    poison({ ...draft, form: { ...earlier, lives_here: false, analysis } })
    expect(readDraft(owner, null)?.form).toMatchObject({
      purpose: 'live_in',
      vacancy_weeks: 4,
      fee_plus_gst: true,
      analysis: { years: 5 },
    })
    poison({ ...draft, form: { ...earlier, analysis: { vacancy_weeks: 53 } } })
    expect(readDraft(owner, null)?.form).not.toHaveProperty('vacancy_weeks')
  })

  it('stores whether the bedrooms are known', () => {
    storeDraft({ ...draft, bedroomsKnown: false })
    expect(readDraft(owner, null)?.bedroomsKnown).toBe(false)
    poison({ owner, id: null, form })
    expect(readDraft(owner, null)?.bedroomsKnown).toBe(true)
  })

  it('stores a vacancy that follows the rent, and one typed as 0', () => {
    storeDraft({ ...draft, form: { ...form, vacancy_cost: 0 } })
    expect(readDraft(owner, null)?.form.vacancy_cost).toBe(0)
    storeDraft(draft)
    expect(readDraft(owner, null)?.form.vacancy_cost).toBeNull()
  })

  it.each(['not json', 'null', '5', '[]', '{"owner":"somebody@homeyield.test","form":null}'])(
    'is none when it is %s',
    (text) => {
      poison(text)
      expect(readDraft(owner, null)?.form ?? {}).toEqual({})
    },
  )

  it('leaves out every invalid field', () => {
    const hostile = {
      property: { a: 1 },
      suburb: {},
      city: [1],
      number_of_bedrooms: 1e9,
      house_condition: null,
      rates: 'NaN',
      dwelling: 'Castle',
      deposit: 170_000,
      unknown: 1,
    }
    poison({ ...draft, form: hostile, version: -5, save: { key: 'a b\n', payload: 1 } })
    expect(readDraft(owner, null)).toEqual({ ...draft, form: { deposit: 170_000 } })
  })
})
