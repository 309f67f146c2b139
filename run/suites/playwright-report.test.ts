import { expect, test } from 'vitest'
import { readPlaywrightReport } from './playwright-report.ts'

const spec = (title: string, status: string, annotations: object[] = []) => ({
  title,
  tests: [{ projectName: 'chromium', status, annotations }],
})

test('tests are counted wherever they are nested, and skipped ones give their reason', () => {
  const report = {
    errors: [],
    suites: [
      {
        specs: [spec('signs up', 'expected')],
        suites: [
          {
            specs: [
              spec('saves', 'expected'),
              spec('breaks', 'unexpected'),
              spec('wavers', 'flaky'),
              spec('prints', 'skipped', [{ type: 'skip', description: 'there is no printer' }]),
              spec('waits', 'skipped', [{ type: 'skip' }]),
            ],
          },
        ],
      },
    ],
  }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    skipped: ['prints: there is no printer', 'waits: switched off in its file'],
  })
})

test('an error outside of any test is a failure', () => {
  const report = { errors: [{ message: 'Cannot find module' }], suites: [] }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 0, failed: 1, skipped: [] })
})
