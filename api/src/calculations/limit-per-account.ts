import { limitConcurrency } from '../queue/limit-concurrency.ts'
import type { Refusal } from '../server/refusal.ts'

const MOST_OF_AN_ACCOUNT = 4

export type RunForAccount = <Result>(accountId: string, work: () => Promise<Result>) => Promise<Result>

/** Runs one task at a time. Refuses an account that has several running or waiting, so that others wait for few. */
export function limitPerAccount(refusal: () => Refusal): RunForAccount {
  const runLimited = limitConcurrency(1)
  const counts = new Map<string, number>()
  const add = (accountId: string, change: 1 | -1) => {
    const count = (counts.get(accountId) ?? 0) + change
    if (count === 0) counts.delete(accountId)
    else counts.set(accountId, count)
  }
  return async (accountId, work) => {
    if ((counts.get(accountId) ?? 0) >= MOST_OF_AN_ACCOUNT) throw refusal()
    add(accountId, 1)
    try {
      return await runLimited(work)
    } finally {
      add(accountId, -1)
    }
  }
}
