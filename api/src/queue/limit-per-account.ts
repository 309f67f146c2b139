import { limitConcurrency } from './limit-concurrency.ts'

export type RunForAccount = <Result>(accountId: string, work: () => Promise<Result>) => Promise<Result>

/** Runs `atOnce` tasks at a time. Refuses an account that has `most` running or waiting, so that others wait for few. */
export function limitPerAccount(refusal: () => Error, { most = 4, atOnce = 1 } = {}): RunForAccount {
  const runLimited = limitConcurrency(atOnce)
  const counts = new Map<string, number>()
  const add = (accountId: string, change: 1 | -1) => {
    const count = (counts.get(accountId) ?? 0) + change
    if (count === 0) counts.delete(accountId)
    else counts.set(accountId, count)
  }
  return async (accountId, work) => {
    if ((counts.get(accountId) ?? 0) >= most) throw refusal()
    add(accountId, 1)
    try {
      return await runLimited(work)
    } finally {
      add(accountId, -1)
    }
  }
}
