import { expect, test } from 'vitest'
import { listFailures, listSecondTries } from './list-failures.ts'

test('lists each failed test with its suite and error', () => {
  const failures = [{ test: 'journeys/saves.e2e.ts › saves', error: 'Expected: 1\nReceived: 2' }]
  expect(listFailures('e2e', { passed: 4, failed: 1, skipped: [], failures })).toEqual([
    '✗ e2e: journeys/saves.e2e.ts › saves',
    '    Expected: 1',
    '    Received: 2',
  ])
})

test('refers to the output above for failures without details', () => {
  const outcome = { passed: 0, failed: 2, skipped: [], failures: [{ test: 'one.test.ts › one', error: 'No' }] }
  expect(listFailures('lint', outcome).at(-1)).toBe('✗ lint: 1 failed, see above under "── lint"')
  expect(listFailures('lint', { passed: 9, failed: 0, skipped: [], failures: [] })).toEqual([])
})

test('lists tests that passed at the second try under a heading', () => {
  const secondTries = [{ test: 'journeys/saves.e2e.ts:9 › saves', error: 'Expected: 1\nReceived: 2' }]
  const outcome = { passed: 4, failed: 0, skipped: [], failures: [], secondTries }
  expect(listSecondTries('e2e', outcome)).toEqual([
    'Passed at the second try only: fix the race',
    '↻ e2e: journeys/saves.e2e.ts:9 › saves',
    '    Expected: 1',
    '    Received: 2',
  ])
  expect(listFailures('e2e', outcome)).toEqual([])
})

test('lists nothing for a suite that passed at once', () => {
  expect(listSecondTries('unit', { passed: 9, failed: 0, skipped: [], failures: [] })).toEqual([])
  expect(listSecondTries('e2e', { passed: 9, failed: 0, skipped: [], failures: [], secondTries: [] })).toEqual([])
})
