import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SerializedError, TestModule } from 'vitest/node'
import TallyReporter from './tally-reporter.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'homeyield-tally-'))
  vi.stubEnv('TALLY_FILE', join(directory, 'tally.json'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

/** Returns what the reporter writes after a run of one file. */
function tallyOf(file: object, unhandled: object[] = []): unknown {
  new TallyReporter().onTestRunEnd([file as TestModule], unhandled as SerializedError[])
  return JSON.parse(readFileSync(join(directory, 'tally.json'), 'utf8'))
}

const testOf = (fullName: string, result: object) => ({ fullName, result: () => result })

test('reports location, message and difference of a failed test', () => {
  const error = {
    message: 'expected 1 to be 2',
    diff: '\u001B[32m- 2\u001B[39m\n\u001B[31m+ 1\u001B[39m',
    stacks: [{ file: '/homeyield/domain/sum.test.ts', line: 7, column: 3, method: '' }],
  }
  const tests = [
    testOf('sum > adds', { state: 'passed' }),
    testOf('sum > waits', { state: 'skipped' }),
    testOf('sum > subtracts', { state: 'failed', errors: [error] }),
  ]
  const children = { allSuites: () => [], allTests: () => tests }
  expect(tallyOf({ relativeModuleId: 'domain/sum.test.ts', errors: () => [], children })).toEqual({
    passed: 1,
    failed: 1,
    skipped: ['sum > waits: disabled in its file'],
    failures: [
      {
        test: 'domain/sum.test.ts › sum > subtracts',
        error: 'at /homeyield/domain/sum.test.ts:7\nexpected 1 to be 2\n- 2\n+ 1',
      },
    ],
  })
})

test('counts files that do not load, failed setups and unhandled errors as failures', () => {
  const suites = [{ fullName: 'sum', errors: () => [{ message: 'No database' }] }]
  const children = { allSuites: () => suites, allTests: () => [] }
  const file = { relativeModuleId: 'domain/sum.test.ts', errors: () => [{ message: 'Cannot find module' }], children }
  expect(tallyOf(file, [{ message: 'It came too late' }])).toEqual({
    passed: 0,
    failed: 3,
    skipped: [],
    failures: [
      { test: 'outside any test', error: 'It came too late' },
      { test: 'domain/sum.test.ts', error: 'Cannot find module' },
      { test: 'domain/sum.test.ts › sum', error: 'No database' },
    ],
  })
})
