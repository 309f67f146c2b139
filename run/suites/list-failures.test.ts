import { expect, test } from 'vitest'
import { listFailures, listSecondTries } from './list-failures.ts'

test('every failed test is named with its suite and the lines of its error', () => {
  const failures = [{ test: 'journeys/saves.e2e.ts › saves', error: 'Expected: 1\nReceived: 2' }]
  expect(listFailures('e2e', { passed: 4, failed: 1, skipped: [], failures })).toEqual([
    '✗ e2e: journeys/saves.e2e.ts › saves',
    '    Expected: 1',
    '    Received: 2',
  ])
})

test('what is only counted is said to be above', () => {
  const outcome = { passed: 0, failed: 2, skipped: [], failures: [{ test: 'one.test.ts › one', error: 'No' }] }
  expect(listFailures('lint', outcome).at(-1)).toBe('✗ lint: 1 failed as said above, under "── lint"')
  expect(listFailures('lint', { passed: 9, failed: 0, skipped: [], failures: [] })).toEqual([])
})

test('what passed at the second try only is named under a heading, with its first failure', () => {
  const secondTries = [{ test: 'journeys/saves.e2e.ts:9 › saves', error: 'Expected: 1\nReceived: 2' }]
  const outcome = { passed: 4, failed: 0, skipped: [], failures: [], secondTries }
  expect(listSecondTries('e2e', outcome)).toEqual([
    'Passed at the second try only: a race to be mended',
    '↻ e2e: journeys/saves.e2e.ts:9 › saves',
    '    Expected: 1',
    '    Received: 2',
  ])
  expect(listFailures('e2e', outcome)).toEqual([])
})

test('a suite that passed at once has no heading', () => {
  expect(listSecondTries('unit', { passed: 9, failed: 0, skipped: [], failures: [] })).toEqual([])
  expect(listSecondTries('e2e', { passed: 9, failed: 0, skipped: [], failures: [], secondTries: [] })).toEqual([])
})
