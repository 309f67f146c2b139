import { setImmediate as nextIteration } from 'node:timers/promises'
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { expect, it } from 'vitest'
import { viewerOf } from '../testing/viewer-of.ts'
import { portfolioSource } from './portfolio-source.ts'
import { readPortfolio } from './read-portfolio.ts'

const RECORDS = Array.from({ length: 50 }, (_, index) => ({
  id: String(index),
  version: 1,
  inputs: GOLDEN_HOME,
  changed_on: '2026-11-24',
}))

it('serves others while it computes', async () => {
  const portfolios = portfolioSource({
    owned: { list: () => Promise.resolve({ records: RECORDS, all: 51, people: [] }) },
    now: () => Date.parse('2026-11-24'),
  })
  const read = readPortfolio({ portfolios })
  const done: object[] = []
  const reading = read(viewerOf('one')).then((portfolio) => done.push(portfolio))
  let iterations = 0
  while (done.length === 0) {
    await nextIteration()
    iterations += 1
  }
  expect(iterations).toBeGreaterThanOrEqual(50)
  await reading
  expect(done).toMatchObject([{ left_out: 1, totals: { weekly_cash_flow: { value: -28_600, homes: 50 } } }])
})

it('computes one portfolio of an account at a time, and refuses an account that asks for many at once', async () => {
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const portfolios = portfolioSource({
    owned: {
      async list(accountId) {
        begun.push(accountId)
        await gate.promise
        return { records: [], all: 0, people: [] }
      },
    },
    now: () => Date.parse('2026-11-24'),
  })
  const asked = ['one', 'one', 'one', 'one', 'two'].map((accountId) => portfolios(accountId))
  await expect(portfolios('one')).rejects.toThrow('This is being worked out for others. Please try again in a moment.')
  await nextIteration()
  expect(begun).toEqual(['one', 'two'])
  gate.resolve()
  await Promise.all(asked)
  expect(begun).toEqual(['one', 'two', 'one', 'one', 'one'])
})
