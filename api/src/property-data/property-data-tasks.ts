import type { QueueTask } from '../queue/queue-task.ts'
import { RETENTION } from './property-record.ts'
import type { PropertyRecordStore } from './property-record-store.ts'

// A quarter to three in New Zealand, or an hour later in summer.
const AT_NIGHT = '45 14 * * *'

/** What the queue does for property data: each night it forgets what may not stand in for the provider any more. */
export function propertyDataTasks(deps: {
  readonly records: Pick<PropertyRecordStore, 'forget'>
  readonly now: () => number
}): QueueTask[] {
  const work = () => deps.records.forget(new Date(deps.now() - RETENTION))
  return [{ name: 'forget_old_property_records', work, schedule: AT_NIGHT }]
}
