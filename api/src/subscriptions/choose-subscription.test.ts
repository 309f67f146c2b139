import { expect, it } from 'vitest'
import type { ProvidersSubscription } from './payments-port.ts'
import { chooseSubscription } from './choose-subscription.ts'

const one = (id: string, status: string, createdAt: number, endedAt: number | null = null): ProvidersSubscription => ({
  id,
  status,
  createdAt,
  endedAt,
  periodStart: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  cancelAt: null,
  latestBillId: null,
})
const choose = (subscriptions: ProvidersSubscription[]) => {
  const { counts, surplus } = chooseSubscription(subscriptions)
  return [counts?.id ?? null, surplus.map(({ id }) => id)]
}

it.each([
  ['none', [], null, []],
  ['the only one', [one('a', 'canceled', 1, 5)], 'a', []],
  ['the older of two that are paid', [one('b', 'active', 2), one('a', 'active', 1)], 'a', ['b']],
  ['the older of two, trialing as well', [one('b', 'active', 2), one('a', 'trialing', 1)], 'a', ['b']],
  ['of two of one second always the same', [one('b', 'active', 1), one('a', 'active', 1)], 'a', ['b']],
  ['one that is paid before an older that is not', [one('a', 'past_due', 1), one('b', 'active', 2)], 'b', ['a']],
  ['one that is past due before one given up', [one('a', 'unpaid', 1), one('b', 'past_due', 2)], 'b', ['a']],
  ['one that lives before one that ended', [one('a', 'canceled', 1, 9), one('b', 'past_due', 2)], 'b', []],
  ['of those that ended the last', [one('b', 'canceled', 2, 5), one('a', 'canceled', 1, 9)], 'a', []],
  ['none beside one that was never paid', [one('a', 'active', 1), one('b', 'incomplete', 2)], 'a', []],
  ['one that may yet be paid before one that ended', [one('a', 'incomplete', 3), one('b', 'canceled', 1, 9)], 'a', []],
] as const)('counts %s', (_, subscriptions, counts, surplus) => {
  expect(choose([...subscriptions])).toEqual([counts, surplus])
  expect(choose(subscriptions.toReversed())).toEqual([counts, surplus])
})
