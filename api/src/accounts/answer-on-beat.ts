import { setTimeout } from 'node:timers/promises'

// Many times what the work takes (api/bench/account-timing.ts shows it), and little to a person.
const BEAT = 100

/**
 * Answers what `work` answers, but only a whole number of tenths of a second after it began: how long the work took, and with
 * it what was found, cannot be told from the outside. Source: decisions section 4.
 */
export async function answerOnBeat<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    await setTimeout(BEAT - ((performance.now() - start) % BEAT))
  }
}
