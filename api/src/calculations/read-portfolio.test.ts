import { setImmediate as nextIteration } from 'node:timers/promises'
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { expect, it } from 'vitest'
import { viewerOf } from '../testing/viewer-of.ts'
import type { OwnedRecord } from './owned-store.ts'
import { portfolioSource } from './portfolio-source.ts'
import { readPortfolio } from './read-portfolio.ts'

const RECORDS: OwnedRecord[] = Array.from({ length: 50 }, (_, index) => ({
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
  const { done, iterations } = await iterate(() => read(viewerOf('one')))
  expect(iterations).toBeGreaterThanOrEqual(50)
  expect(done).toMatchObject([{ left_out: 1, totals: { weekly_cash_flow: { value: -28_600, homes: 50 } } }])
})

it('computes again only the homes that changed', async () => {
  let records: OwnedRecord[] = RECORDS
  const portfolios = portfolioSource({
    owned: { list: () => Promise.resolve({ records, all: 50, people: [] }) },
    now: () => Date.parse('2026-11-24'),
  })
  const first = await portfolios('one')
  const again = await iterate(() => portfolios('one'))
  expect(again.done).toEqual([first])
  expect(again.iterations).toBeLessThan(10)
  records = RECORDS.with(7, { id: '7', version: 2, inputs: { ...GOLDEN_HOME, rates: 2_952 }, changed_on: '2026-11-24' })
  const { homes } = await portfolios('one')
  // One dollar a week more.
  expect(homes.map(({ weekly_cash_flow: cash }) => cash)).toEqual(
    first.homes.map(({ weekly_cash_flow: cash }, index) => (index === 7 ? { value: -573 } : cash)),
  )
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

/** What it gives, and after how many iterations of the event loop. */
async function iterate<Result>(run: () => Promise<Result>): Promise<{ done: Result[]; iterations: number }> {
  const done: Result[] = []
  const running = run().then((result) => done.push(result))
  let iterations = 0
  while (done.length === 0) {
    await nextIteration()
    iterations += 1
  }
  await running
  return { done, iterations }
}
