import { expect, it } from 'vitest'
import { readScenario } from '../analysis/scenarios/read-scenario.ts'
import type { EarlierInputs } from './read-purpose.ts'
import { readInputs } from './read-inputs.ts'

it.each<[EarlierInputs, EarlierInputs]>([
  [{ lives_here: true }, { purpose: 'live_in' }],
  [{ lives_here: false }, { purpose: 'rent_out' }],
  [{ analysis: { owner_occupied: true, years: 5 } }, { purpose: 'live_in', analysis: { years: 5 } }],
  [
    { lives_here: false, analysis: { owner_occupied: true } },
    { purpose: 'live_in', analysis: {} },
  ],
  [
    { lives_here: true, analysis: { owner_occupied: null } },
    { purpose: 'live_in', analysis: { owner_occupied: null } },
  ],
  // A given purpose counts.
  [{ purpose: 'client', lives_here: true }, { purpose: 'client' }],
  [
    { purpose: 'live_in', analysis: { owner_occupied: true } },
    { purpose: 'live_in', analysis: {} },
  ],
  [
    { purpose: 'rent_out', analysis: { owner_occupied: true } },
    { purpose: 'rent_out', analysis: { owner_occupied: true } },
  ],
])('reads %j as %j', (given, read) => {
  expect(readInputs(given)).toEqual(read)
})

it.each<[EarlierInputs]>([
  [{}],
  [{ purpose: 'live_in', analysis: null }],
  [{ analysis: { owner_occupied: null } }],
  [{ analysis: { owner_occupied: false } }],
])('returns %j itself', (given) => {
  expect(readInputs(given)).toBe(given)
})

it.each<[EarlierInputs, EarlierInputs]>([
  [{ lives_here: true }, { purpose: 'live_in' }],
  [{ lives_here: false }, { purpose: 'rent_out' }],
  [{ analysis: { owner_occupied: true } }, { purpose: 'live_in', analysis: {} }],
  // Null is the default of then: no owner-occupier, unlike its calculation.
  [{ analysis: { owner_occupied: null, years: 5 } }, { purpose: 'rent_out', analysis: { years: 5 } }],
  [
    { purpose: 'client', analysis: { owner_occupied: null } },
    { purpose: 'client', analysis: { owner_occupied: null } },
  ],
])('reads the changes %j of a scenario as %j', (changes, read) => {
  expect(readScenario({ changes }).changes).toEqual(read)
})
