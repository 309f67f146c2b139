import { expect, test } from 'vitest'
import { listSlowest } from './list-slowest.ts'

const spec = (title: string, ...durations: number[]) => ({
  title,
  file: 'journeys/saving.e2e.ts',
  line: 12,
  tests: [{ projectName: 'journeys', status: 'expected', annotations: [], results: resultsOf(durations) }],
})

function resultsOf(durations: number[]): object[] {
  return durations.map((duration) => ({ status: 'passed', duration, errors: [] }))
}

test('lists the slowest first, nested ones too, by their last try', () => {
  const suites = [
    { specs: [spec('signs up', 900)], suites: [{ specs: [spec('saves', 90_000, 12_340), spec('prints', 2_000)] }] },
  ]
  expect(listSlowest(JSON.stringify({ suites }), 2)).toEqual([
    'The slowest browser journeys',
    '  12.3 s  journeys/saving.e2e.ts:12 › saves',
    '   2.0 s  journeys/saving.e2e.ts:12 › prints',
  ])
})

test('lists fifteen, and nothing for a report without a test that ran', () => {
  const suites = [{ specs: Array.from({ length: 20 }, (_, at) => spec(`test ${at}`, at)) }]
  expect(listSlowest(JSON.stringify({ suites }))).toHaveLength(16)
  expect(listSlowest(JSON.stringify({ suites: [{ specs: [spec('is skipped')] }] }))).toEqual([])
  expect(listSlowest('{}')).toEqual([])
})
