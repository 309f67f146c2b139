import type { QueueTask } from '../queue/queue-task.ts'
import { RETENTION } from './property-record.ts'
import type { PropertyRecordStore } from './property-record-store.ts'

// A quarter to three in New Zealand, or an hour later during daylight saving time.
const AT_NIGHT = '45 14 * * *'

/** The queue's task for property data: each night it deletes records that may no longer be used. */
export function propertyDataTasks(deps: {
  readonly records: Pick<PropertyRecordStore, 'forget'>
  readonly now: () => number
}): QueueTask[] {
  const work = () => deps.records.forget(new Date(deps.now() - RETENTION))
  return [{ name: 'forget_old_property_records', work, schedule: AT_NIGHT }]
}
