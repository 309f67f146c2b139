import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import { expect, it } from 'vitest'
import { savedInputs } from './saved-inputs.ts'

const inputsOf = (answer: object) => savedInputs({ ...NEW_CALCULATION, ...answer } as unknown as SavedCalculation)

it('leaves out what only repeats the purpose', () => {
  const answer = { purpose: 'live_in', lives_here: true, analysis: { years: 5, owner_occupied: true } }
  expect(inputsOf(answer)).toEqual({ ...NEW_CALCULATION, purpose: 'live_in', analysis: { years: 5 } })
  expect(inputsOf({ purpose: 'client', lives_here: false })).toEqual({ ...NEW_CALCULATION, purpose: 'client' })
})

it('reads what the browser stored of an earlier version', () => {
  expect(inputsOf({ purpose: undefined, lives_here: true })).toMatchObject({ purpose: 'live_in' })
  expect(inputsOf({ purpose: undefined })).toEqual(NEW_CALCULATION)
})
