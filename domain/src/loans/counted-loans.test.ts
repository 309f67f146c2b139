import { expect, it } from 'vitest'
import { GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import { isKnown } from '../outcome/outcome.ts'
import { countedLoansNow, countLoans } from './count-loans.ts'
import { areSeveral, countPaymentsInForce } from './counted-loans.ts'
import type { GivenLoans } from './loan-fields.ts'

const DAY = '2026-11-26'
const OWED = { amount: 300_000, owed_on: DAY, interest_rate: 6, term_months: 240 }

it.each<[string, GivenLoans | null, { several: boolean; inForce: boolean }]>([
  ['the own loan', null, { several: false, inForce: false }],
  ['the own loan of a settled home', { settlement_date: '2022-01-10' }, { several: false, inForce: true }],
  ['a list of one', { loans: [{}] }, { several: false, inForce: false }],
  ['several', { loans: [{ share_pct: 50 }, {}] }, { several: true, inForce: true }],
  ['what is owed', { loans: [OWED] }, { several: true, inForce: true }],
  ['loans that do not add up', { loans: [{ amount: 1 }, { amount: 2 }] }, { several: true, inForce: true }],
])('%s: whether there is no one payment, and whether the payments in force count', (_, analysis, expected) => {
  const counted = countLoans(GOLDEN_HOME, analysis, DAY)
  expect({ several: areSeveral(counted), inForce: countPaymentsInForce(counted) }).toEqual(expected)
})

it('has none of a loan that lacks something alone', () => {
  expect([areSeveral(null), countPaymentsInForce(null)]).toEqual([false, false])
})

it('has each loan as at the day', () => {
  const now = countedLoansNow(GOLDEN_HOME, { loans: [{ share_pct: 50 }, {}] }, DAY)
  expect(isKnown(now) && now.value.map(({ balance }) => balance)).toEqual([340_000, 340_000])
})
