import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { viewerOf } from '../testing/viewer-of.ts'
import { analyseCalculation } from './analyse-calculation.ts'

const NOW = Date.parse('2026-11-24')
const NO_HOUSEHOLD = { read: () => Promise.resolve({ version: 0, people: [] }) }
const BODY = {
  rent_source: 'typed',
  weekly_rental_income: 650,
  purchase_price: 850_000,
  deposit: 170_000,
  interest_rate: 6,
  loan_duration_months: 360,
  loan_payment_term: 'Weekly',
} as const

it('runs one of an account at a time and serves others in between', async () => {
  const analyse = analyseCalculation({ households: NO_HOUSEHOLD, now: () => NOW })
  const done: string[] = []
  const all = ['first', 'second'].map(async (name) => {
    const { today } = await analyse(viewerOf('one'), BODY)
    done.push(name)
    return today
  })
  let iterations = 0
  while (done.length === 0) {
    await nextIteration()
    iterations += 1
  }
  expect(done).toEqual(['first'])
  expect(iterations).toBeGreaterThan(10)
  expect(await Promise.all(all)).toMatchObject([{ value: {} }, { value: {} }])
})

it('refuses one too many of an account, but none of another', async () => {
  const analyse = analyseCalculation({ households: NO_HOUSEHOLD, now: () => NOW })
  const one = viewerOf('one')
  const waiting = Array.from({ length: 4 }, () => analyse(one, BODY))
  await expect(analyse(one, BODY)).rejects.toMatchObject({ code: 'too_many_attempts', details: { retryAfter: 1 } })
  await expect(analyse(viewerOf('other'), BODY)).resolves.toHaveProperty('lvr')
  await Promise.all(waiting)
  await expect(analyse(one, BODY)).resolves.toHaveProperty('lvr')
})
