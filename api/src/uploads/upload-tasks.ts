import type { Database } from '@homeyield/database/connection'
import { openObjectStore, type ObjectStoreSettings } from './open-object-store.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { openUploadStore } from './upload-store.ts'

/** What the queue does for uploads; `daily` is when, in the form of cron and in UTC. */
export interface UploadTask {
  readonly name: string
  readonly work: (payload: unknown, signal: AbortSignal) => Promise<void>
  readonly daily: string
}

/** What the queue's work for uploads takes. `now` answers milliseconds since 1970. */
export interface UploadTaskDeps {
  readonly database: Database
  readonly settings: ObjectStoreSettings
  readonly now: () => number
}

/** What the queue does for uploads: twenty minutes past every hour it sweeps what nobody needs any more. */
export function uploadTasks({ database, settings, now }: UploadTaskDeps): UploadTask[] {
  const uploads = openUploadStore(database)
  const nowhere = () => ''
  const work: UploadTask['work'] = async (_payload, signal) => {
    const { objects } = await openObjectStore(settings, nowhere, now)
    await sweepUploads({ uploads, objects, now })(signal)
  }
  return [{ name: 'sweep_uploads', work, daily: '20 * * * *' }]
}
