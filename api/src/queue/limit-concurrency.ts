export type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs at most `atOnce`, in order of arrival. Beyond `maxWaiting`, throws what `refusal` returns. */
export function limitConcurrency(
  atOnce: number,
  maxWaiting = Infinity,
  refusal: () => Error = () => new Error('Too many are waiting'),
): RunLimited {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce && waiting.length >= maxWaiting) throw refusal()
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      // The slot is passed on directly, so that no newcomer overtakes.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
