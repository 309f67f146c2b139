import type { Database } from '@homeyield/database/connection'
import type { QueueTask } from '../queue/queue-task.ts'
import { openObjectStore, type ObjectStoreSettings } from './open-object-store.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { openUploadStore } from './upload-store.ts'

/** What the queue's work for uploads takes. `now` answers milliseconds since 1970. */
export interface UploadTaskDeps {
  readonly database: Database
  readonly settings: ObjectStoreSettings
  readonly now: () => number
}

/** What the queue does for uploads: twenty minutes past every hour it sweeps what nobody needs any more. */
export function uploadTasks({ database, settings, now }: UploadTaskDeps): QueueTask[] {
  const uploads = openUploadStore(database)
  const nowhere = () => ''
  const work: QueueTask['work'] = async (_payload, signal) => {
    const { objects } = await openObjectStore(settings, nowhere, now)
    await sweepUploads({ uploads, objects, now })(signal)
  }
  return [{ name: 'sweep_uploads', work, schedule: '20 * * * *' }]
}
