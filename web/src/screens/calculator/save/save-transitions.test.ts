import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { expect, it } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { hasUnsavedChanges, stateOf } from '../model/calculator-state.ts'
import { setField } from '../model/calculator-transitions.ts'
import { prefillCapitalValue } from '../property-data/property-lookup.ts'
import { acceptSaved } from './save-transitions.ts'

const HERE = '12 Example Street, Ponsonby, Auckland'
const opened = setField(stateOf({ ...newForm([]), property: HERE }), 'rates', 2900)
const result = { ...opened.form, id: '1', version: 2, readonly: false } as unknown as SavedCalculation

it('has no unsaved change after a save, nor after one during which the capital value on record arrived', () => {
  expect(hasUnsavedChanges(acceptSaved(opened, result, opened.form))).toBe(false)
  const filled = acceptSaved(prefillCapitalValue(opened, HERE, 800_000), result, opened.form)
  expect(filled.form.capital_value).toBe(800_000)
  expect(hasUnsavedChanges(filled)).toBe(false)
})

it('the capital value on record is no unsaved change when it arrives during the first save', () => {
  const typed = setField(stateOf(newForm([])), 'property', HERE)
  const filled = prefillCapitalValue(typed, HERE, 800_000)
  expect(hasUnsavedChanges(acceptSaved(filled, result, typed.form))).toBe(false)
  const changed = setField(filled, 'rates', 3100)
  expect(hasUnsavedChanges(acceptSaved(changed, result, typed.form))).toBe(true)
  expect(acceptSaved(changed, result, typed.form).clean).toEqual({ ...typed.form, capital_value: 800_000 })
})

it('what was typed during a save is an unsaved change, a capital value too', () => {
  for (const [field, value] of [
    ['capital_value', 800_000],
    ['rates', 3100],
  ] as const) {
    expect(hasUnsavedChanges(acceptSaved(setField(opened, field, value), result, opened.form))).toBe(true)
  }
})
