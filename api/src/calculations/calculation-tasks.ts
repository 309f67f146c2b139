import type { Database } from '@homeyield/database/connection'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import type { QueueTask } from '../queue/queue-task.ts'
import { yieldSlices } from '../server/yield-slices.ts'
import { openOutdatedFiguresStore, type FreshFigures } from './outdated-figures-store.ts'
import { refreshFigures } from './stored-figures.ts'

export interface CalculationTaskDeps {
  readonly database: Database
  readonly now: () => number
}

/**
 * The queue's task for calculations: brings figures up to date that have changed by today, and those that an earlier version
 * computed. Every ten minutes, so that it runs at midnight in New Zealand, summer and winter, and soon after the earlier
 * version, which runs on during an upgrade, saved some; without any it reads an index.
 */
export function calculationTasks({ database, now }: CalculationTaskDeps): QueueTask[] {
  const outdated = openOutdatedFiguresStore(database)
  const work = async (_payload: unknown, signal: AbortSignal) => {
    const asAt = dayInNewZealand(new Date(now()))
    let page = await outdated.list(asAt, null)
    while (page.length > 0) {
      const fresh: FreshFigures[] = []
      // The schedules of one take up to 40 ms, in which nothing else is served.
      for await (const rows of yieldSlices(page, 1)) {
        signal.throwIfAborted()
        for (const { id, version, inputs, figures } of rows)
          fresh.push({ id, version, figures: refreshFigures(inputs, figures, asAt) })
      }
      await outdated.replace(asAt, fresh)
      page = await outdated.list(asAt, page.at(-1) ?? null)
    }
  }
  return [{ name: 'refresh_figures', work, schedule: '*/10 * * * *', batch: true }]
}
