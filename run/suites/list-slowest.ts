import { parseReport, specsOf } from './playwright-report.ts'

/** Lists the slowest tests of Playwright's JSON report, each with the seconds of its last try; empty without tests. */
export function listSlowest(text: string, most = 15): string[] {
  const { suites = [] } = parseReport(text)
  const timed = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ results }) => {
      const { duration } = results.at(-1) ?? {}
      return duration === undefined ? [] : [{ duration, name: `${file}:${line} › ${title}` }]
    }),
  )
  if (timed.length === 0) return []
  const slowest = timed.toSorted((one, other) => other.duration - one.duration).slice(0, most)
  return [
    'The slowest browser journeys',
    ...slowest.map(({ duration, name }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`),
  ]
}
