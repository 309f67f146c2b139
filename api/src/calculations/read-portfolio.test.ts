import { setImmediate as nextTurn } from 'node:timers/promises'
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { appraise } from '@homeyield/domain/appraisal/appraise'
import { expect, it } from 'vitest'
import { viewerOf } from '../testing/viewer-of.ts'
import { readPortfolio } from './read-portfolio.ts'

const RECORDS = Array.from({ length: 50 }, (_, index) => ({
  id: String(index),
  inputs: GOLDEN_HOME,
  figures: appraise(GOLDEN_HOME),
  updatedAt: new Date('2026-11-24'),
}))

it('computes one home in a turn, so that others are served in between', async () => {
  const read = readPortfolio({
    owned: { list: () => Promise.resolve({ records: RECORDS, all: 51 }) },
    now: () => Date.parse('2026-11-24'),
  })
  const done: object[] = []
  const reading = read(viewerOf('one')).then((portfolio) => done.push(portfolio))
  let turns = 0
  while (done.length === 0) {
    await nextTurn()
    turns += 1
  }
  expect(turns).toBeGreaterThanOrEqual(50)
  await reading
  expect(done).toMatchObject([{ left_out: 1, totals: { weekly_cash_flow: { value: -28_600, homes: 50 } } }])
})
