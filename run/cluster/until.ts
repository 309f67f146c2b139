import { setTimeout as sleep } from 'node:timers/promises'

const LIMIT = 120_000

/** Waits until something is so; throws its error, or a sentence, when it is not within two minutes. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT
  for (;;) {
    const outcome = await isSo().catch((error: unknown) => error)
    if (outcome === true) return
    if (Date.now() > deadline) {
      throw outcome === false ? new Error('The cluster was not ready within two minutes.') : outcome
    }
    await sleep(250)
  }
}
