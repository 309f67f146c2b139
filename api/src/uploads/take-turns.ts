/** Runs work when it is its turn. */
export type TakeTurns = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** Lets no more than so many run at once; the others wait in the order in which they came. */
export function takeTurns(atOnce: number): TakeTurns {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
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
