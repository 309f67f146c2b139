import { expect, it } from 'vitest'
import { healthRoutes } from './health-routes.ts'

it('says which version runs since when', () => {
  const health = { isReachable: async () => true, readData: async () => [] }
  const build = { version: '1.4.2', commit: '9172ed58' }
  const { readVersion } = healthRoutes({ health, build, now: () => Date.parse('2026-11-27T01:02:03Z') })
  expect(readVersion()).toEqual({ ...build, started_at: '2026-11-27T01:02:03.000Z' })
})

it.each([
  // Midnight in New Zealand is eleven hours before that of UTC.
  ['2027-03-31T10:59:59Z', false],
  ['2027-03-31T11:00:00Z', true],
])('says at %s that the rules are due to be checked: %s', async (now, stale) => {
  const health = { isReachable: async () => true, readData: async () => [] }
  const { rules } = await healthRoutes({
    health,
    build: { version: '1.0.0', commit: null },
    now: () => Date.parse(now),
  }).dataStatus()
  expect(rules).toEqual({ id: 'nz-2026-11b', as_of: '2026-11-26', check_before: '2027-04-01', stale })
})
