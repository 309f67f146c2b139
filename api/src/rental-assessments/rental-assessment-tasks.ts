import type { Database } from '@homeyield/database/connection'
import { openRentalAssessmentStore } from './rental-assessment-store.ts'

/** What the queue does for rental assessments; `daily` is when, in the form of cron and in UTC. */
export interface RentalAssessmentTask {
  readonly name: string
  readonly work: () => Promise<void>
  readonly daily: string
}

// Who sent what to whom is kept as long as somebody may ask about it; a stop link has to work for thirty days at least.
const A_YEAR = 365 * 24 * 60 * 60 * 1000

/** What the queue does for rental assessments: nightly it forgets those of a year ago. Who has stopped stays known. */
export function rentalAssessmentTasks({
  database,
  now,
}: {
  readonly database: Database
  readonly now: () => number
}): RentalAssessmentTask[] {
  const assessments = openRentalAssessmentStore(database)
  const work = () => assessments.forgetOld(new Date(now() - A_YEAR))
  // Between three and four in the morning in New Zealand.
  return [{ name: 'forget_old_assessments', work, daily: '30 15 * * *' }]
}
