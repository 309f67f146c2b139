import type { Database } from '@homeyield/database/connection'
import type { QueueTask } from '../queue/queue-task.ts'
import { openRentalAssessmentStore } from './rental-assessment-store.ts'

// Who sent what to whom is stored as long as somebody may complain; a stop link has to work for at least thirty days.
const A_YEAR = 365 * 24 * 60 * 60 * 1000

/** Nightly deletes assessments older than a year. Stopped recipients stay stored. */
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
