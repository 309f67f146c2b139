import type { Database } from '@homeyield/database/connection'
import type { QueueTask } from '../queue/queue-task.ts'
import { openOutdatedFiguresStore } from './outdated-figures-store.ts'
import { currentContent } from './appraise-inputs.ts'

/**
 * The queue's task for calculations: appraises those again whose figures an earlier version computed. Every ten minutes,
 * because during an upgrade the earlier version still saves some; without any it reads an empty index.
 */
export function calculationTasks({ database }: { readonly database: Database }): QueueTask[] {
  const outdated = openOutdatedFiguresStore(database)
  const work = async (_payload: unknown, signal: AbortSignal) => {
    let after: string | null = null
    do {
      signal.throwIfAborted()
      const page = await outdated.list(after)
      await outdated.replace(page.map((row) => ({ ...row, figures: currentContent(row).figures })))
      after = page.at(-1)?.id ?? null
    } while (after !== null)
  }
  return [{ name: 'appraise_again', work, schedule: '*/10 * * * *' }]
}
