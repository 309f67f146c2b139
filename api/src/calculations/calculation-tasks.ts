import type { Database } from '@homeyield/database/connection'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { computeLong } from '../queue/compute.ts'
import type { QueueLog } from '../queue/queue-logger.ts'
import type { QueueTask } from '../queue/queue-task.ts'
import { type FreshFigures, openOutdatedFiguresStore, type OutdatedFigures } from './outdated-figures-store.ts'
import { readStoredInputs } from './appraise-inputs.ts'
import { refreshFigures } from './stored-figures.ts'

// Milliseconds. Other scheduled jobs wait for this one, which goes on at its next run.
const RUN_LIMIT = 5 * 60_000

export interface CalculationTaskDeps {
  readonly database: Database
  readonly log: Pick<QueueLog, 'error'>
  readonly now: () => number
}

/**
 * The queue's task for calculations: brings figures up to date that have changed by today, and those that an earlier version
 * computed. Every ten minutes, so that it runs at midnight in New Zealand, summer and winter, and soon after the earlier
 * version, which runs on during an upgrade, saved some; without any it reads an index.
 */
export function calculationTasks({ database, log, now }: CalculationTaskDeps): QueueTask[] {
  const outdated = openOutdatedFiguresStore(database)
  const work = async (_payload: unknown, signal: AbortSignal) => {
    const began = now()
    const asAt = dayInNewZealand(new Date(began))
    // One that cannot be computed stops none of the others; the list and its own page show what is stored.
    const freshFigures = async ({
      id,
      version,
      inputs: stored,
      updatedAt,
      figures,
    }: OutdatedFigures): Promise<FreshFigures[]> => {
      try {
        const inputs = readStoredInputs(stored, updatedAt)
        const fresh = await computeLong('refresh_figures', 'appraiseHome', { inputs, asAt })
        return [{ id, version, figures: refreshFigures(inputs, figures, fresh, asAt) }]
      } catch (error) {
        log.error(`refresh_figures: calculation ${id} was left out: ${error instanceof Error ? error.name : 'unknown'}`)
        return []
      }
    }
    let page = await outdated.list(asAt, null)
    while (page.length > 0 && now() - began < RUN_LIMIT) {
      const fresh: FreshFigures[] = []
      for (const row of page) {
        signal.throwIfAborted()
        fresh.push(...(await freshFigures(row)))
      }
      await outdated.replace(asAt, fresh)
      page = await outdated.list(asAt, page.at(-1) ?? null)
    }
  }
  return [{ name: 'refresh_figures', work, schedule: '*/10 * * * *', batch: true }]
}
