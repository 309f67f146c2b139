export type RunForAccount = <Result>(accountId: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs tasks in rotation: one of an account at a time, `atOnce` of all accounts. Refuses an account that has `most`
 * running or waiting.
 */
export function limitPerAccount(refusal: () => Error, { most = 4, atOnce = Infinity } = {}): RunForAccount {
  // In the order in which the accounts are next.
  const waiting = new Map<string, (() => void)[]>()
  const running = new Set<string>()

  const startNext = () => {
    for (const [accountId, [start, ...others]] of waiting) {
      if (running.size >= atOnce) return
      if (running.has(accountId)) continue
      waiting.delete(accountId)
      if (others.length > 0) waiting.set(accountId, others)
      running.add(accountId)
      start?.()
    }
  }

  return async (accountId, work) => {
    const own = waiting.get(accountId) ?? []
    if (own.length + (running.has(accountId) ? 1 : 0) >= most) throw refusal()
    const { promise: started, resolve: start } = Promise.withResolvers<void>()
    waiting.set(accountId, [...own, start])
    startNext()
    await started
    try {
      return await work()
    } finally {
      running.delete(accountId)
      // Behind the accounts that wait.
      const others = waiting.get(accountId)
      waiting.delete(accountId)
      if (others !== undefined) waiting.set(accountId, others)
      startNext()
    }
  }
}
