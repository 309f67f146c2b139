import type { Database } from '@homeyield/database/connection'
import type { QueueTask } from '../queue/queue-task.ts'
import { openRentalAssessmentStore } from './rental-assessment-store.ts'

// Who sent what to whom is kept as long as somebody may ask about it; a stop link has to work for thirty days at least.
const A_YEAR = 365 * 24 * 60 * 60 * 1000

/** What the queue does for rental assessments: nightly it forgets those of a year ago. Who has stopped stays known. */
export function rentalAssessmentTasks({
  database,
  now,
}: {
  readonly database: Database
  readonly now: () => number
}): QueueTask[] {
  const assessments = openRentalAssessmentStore(database)
  const work = () => assessments.forgetOld(new Date(now() - A_YEAR))
  // Between three and four in the morning in New Zealand.
  return [{ name: 'forget_old_assessments', work, schedule: '30 15 * * *' }]
}
