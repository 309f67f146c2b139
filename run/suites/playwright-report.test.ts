import { expect, test } from 'vitest'
import { readPlaywrightReport } from './playwright-report.ts'

const spec = (title: string, status: string, annotations: object[] = [], results: object[] = []) => ({
  title,
  file: 'journeys/saving.e2e.ts',
  line: 12,
  tests: [{ projectName: 'chromium', status, annotations, results }],
})

const broken = {
  message: 'Error: \u001B[2mexpect(\u001B[22mlocator\u001B[2m)\u001B[22m failed\n\nExpected: "Saved"\nReceived: ""',
  location: { file: '/homeyield/e2e/journeys/saving.e2e.ts', line: 14, column: 3 },
}

test('counts nested tests and gives reasons of skipped ones', () => {
  const report = {
    errors: [],
    suites: [
      {
        specs: [spec('signs up', 'expected')],
        suites: [
          {
            specs: [
              spec('saves', 'expected'),
              spec('breaks', 'unexpected', [], [{ status: 'failed', errors: [broken] }]),
              spec(
                'wavers',
                'flaky',
                [],
                [
                  { status: 'failed', errors: [broken] },
                  { status: 'passed', errors: [] },
                ],
              ),
              spec(
                'hangs',
                'unexpected',
                [],
                [
                  { status: 'timedOut', errors: [] },
                  { status: 'failed', errors: [] },
                ],
              ),
              spec('prints', 'skipped', [{ type: 'skip', description: 'there is no printer' }]),
              spec('waits', 'skipped', [{ type: 'skip' }]),
            ],
          },
        ],
      },
    ],
  }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 2,
    skipped: ['prints: there is no printer', 'waits: disabled in its file'],
    failures: [
      {
        test: 'journeys/saving.e2e.ts:12 › breaks',
        error:
          'at /homeyield/e2e/journeys/saving.e2e.ts:14\nError: expect(locator) failed\nExpected: "Saved"\nReceived: ""',
      },
      { test: 'journeys/saving.e2e.ts:12 › hangs', error: 'Status: timedOut, failed.' },
    ],
    secondTries: [
      {
        test: 'journeys/saving.e2e.ts:12 › wavers',
        error:
          'at /homeyield/e2e/journeys/saving.e2e.ts:14\nError: expect(locator) failed\nExpected: "Saved"\nReceived: ""',
      },
    ],
  })
})

test('counts an error outside any test as a failure', () => {
  const report = { errors: [{ message: 'Cannot find module' }], suites: [] }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 0,
    failed: 1,
    skipped: [],
    failures: [{ test: 'outside any test', error: 'Cannot find module' }],
    secondTries: [],
  })
})

test('shows the first failure, not a different second one', () => {
  const results = [
    { status: 'timedOut', errors: [] },
    { status: 'passed', errors: [broken] },
  ]
  const report = { suites: [{ specs: [spec('wavers', 'flaky', [], results)] }] }
  expect(readPlaywrightReport(JSON.stringify(report)).secondTries).toEqual([
    { test: 'journeys/saving.e2e.ts:12 › wavers', error: 'Status: timedOut.' },
  ])
})

test('cuts a long error to fifteen lines', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line + 1}`).join('\n')
  const report = { suites: [{ specs: [spec('breaks', 'unexpected', [], [{ errors: [{ message }] }])] }] }
  const [failure] = readPlaywrightReport(JSON.stringify(report)).failures
  expect(failure?.error.split('\n')).toHaveLength(15)
  expect(failure?.error).toMatch(/^line 1\n.*line 15$/su)
})
