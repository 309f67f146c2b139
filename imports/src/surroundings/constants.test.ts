import { existsSync, readFileSync } from 'node:fs'
import {
  CONFIDENCE_HALVES,
  CONFLICT_DEVIATIONS,
  DEAR,
  HALF_WIDTHS,
  INDEX_LIMITS,
  KIND_CONSTANTS,
  PULL_SPREAD,
  relativityOf,
  SET_ASIDE_BELOW,
  WIDEST_HALF,
} from '@homeyield/domain/rent/estimate-constants'
import { expect, it } from 'vitest'
import { FURTHEST_OWN, OWN_THRESHOLD } from './measure-own-step.ts'

// Without ../shared beside the repository there is nothing to compare with.
const REFERENCE = new URL('../../../../shared/reference/second-edition/rent-constants.json', import.meta.url)

it.skipIf(!existsSync(REFERENCE))('has the constants of the method', () => {
  const expected = JSON.parse(readFileSync(REFERENCE, 'utf8'))
  const kinds = Object.entries(KIND_CONSTANTS)
  const pick = (name: 'noise' | 'pull' | 'spread') =>
    Object.fromEntries(kinds.map(([kind, constants]) => [kind, constants[name]]))
  expect(Object.fromEntries(Object.keys(expected.relativity).map((kind) => [kind, relativityOf(kind)]))).toEqual(
    expected.relativity,
  )
  expect({ noise: pick('noise'), pull: pick('pull'), spread: pick('spread') }).toEqual({
    noise: expected.noise,
    pull: expected.pull,
    spread: expected.spread,
  })
  expect(expected).toMatchObject({
    set_aside_below: SET_ASIDE_BELOW,
    pull_spread: PULL_SPREAD,
    z80: HALF_WIDTHS.interval_80,
    z50: HALF_WIDTHS.interval_50,
    high: CONFIDENCE_HALVES.High,
    medium: CONFIDENCE_HALVES.Medium,
    widest_half: WIDEST_HALF,
    index_variance_a_month: INDEX_LIMITS.variance_a_month,
    index_least: INDEX_LIMITS.least,
    index_most: INDEX_LIMITS.most,
    own_threshold: OWN_THRESHOLD,
    clip_own: FURTHEST_OWN,
    dear: DEAR.scatter,
    dear_pull: DEAR.pull,
    conflict: CONFLICT_DEVIATIONS,
  })
})
