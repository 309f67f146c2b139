/** Runs work when it is its turn. */
export type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets no more than so many run at once; the others wait in the order in which they came. With as many as `mostWaiting` waiting,
 * the next is refused with what `refusal` makes.
 */
export function limitConcurrency(
  atOnce: number,
  mostWaiting = Infinity,
  refusal: () => Error = () => new Error('Too many are waiting'),
): RunLimited {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce && waiting.length >= mostWaiting) throw refusal()
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      // The turn is handed on, so that nobody who comes now slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
