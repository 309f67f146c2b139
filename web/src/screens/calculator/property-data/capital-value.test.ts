import { expect, it } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { hasUnsavedChanges, stateOf } from '../model/calculator-state.ts'
import { setField, setProblem, startAgain, undoStartAgain } from '../model/calculator-transitions.ts'
import { clearCapitalValue, prefillCapitalValue } from './property-lookup.ts'

const HERE = '12 Example Street, Ponsonby, Auckland'
const THERE = '14 Example Street, Ponsonby, Auckland'
const defaults = newForm([])
const loaded = stateOf({ ...defaults, property: HERE })

it('fills an empty capital value of that address, which is no unsaved change', () => {
  const filled = prefillCapitalValue(loaded, HERE, 800_000)
  expect(filled.form.capital_value).toBe(800_000)
  expect(hasUnsavedChanges(filled)).toBe(false)
  const edited = prefillCapitalValue(setField(loaded, 'rates', 2900), HERE, 800_000)
  expect(edited.form).toMatchObject({ capital_value: 800_000, rates: 2900 })
  expect(hasUnsavedChanges(edited)).toBe(true)
  expect(hasUnsavedChanges(setField(edited, 'rates', loaded.form.rates))).toBe(false)
})

it('leaves a typed value, unreadable text and another address unchanged', () => {
  const typed = setField(loaded, 'capital_value', 750_000)
  expect(prefillCapitalValue(typed, HERE, 800_000)).toBe(typed)
  const unreadable = setProblem(loaded, 'capital_value', 'Enter a number')
  expect(prefillCapitalValue(unreadable, HERE, 800_000)).toBe(unreadable)
  expect(prefillCapitalValue(loaded, THERE, 800_000)).toBe(loaded)
})

it('is cleared with its address, but a typed one stays', () => {
  const moved = setField(prefillCapitalValue(loaded, HERE, 800_000), 'property', THERE)
  expect(clearCapitalValue(moved, HERE, 800_000).form.capital_value).toBeNull()
  const typed = setField(moved, 'capital_value', 750_000)
  expect(clearCapitalValue(typed, HERE, 800_000)).toBe(typed)
})

it('leaves the value while the address is the same, and Undo after Start again', () => {
  const filled = prefillCapitalValue(loaded, HERE, 800_000)
  expect(clearCapitalValue(filled, HERE, 800_000)).toBe(filled)
  const emptied = startAgain(setField(filled, 'purchase_price', 900_000), 'investment-return', defaults)
  expect(emptied.form).toMatchObject({ capital_value: null, purchase_price: null })
  const refilled = prefillCapitalValue(emptied, HERE, 800_000)
  expect(undoStartAgain(refilled).form).toMatchObject({ capital_value: 800_000, purchase_price: 900_000 })
})
