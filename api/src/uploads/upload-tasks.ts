import type { QueueTask } from '../queue/queue-task.ts'
import type { ObjectStore } from './object-store-port.ts'
import { imageObject, type UnusedImages, type UploadStore } from './upload-store.ts'

// Milliseconds during which uploads under way are not touched.
const LEFT_ALONE = 60 * 60 * 1000

interface SweepDeps {
  readonly uploads: UploadStore
  readonly objects: Pick<ObjectStore, 'remove'>
  readonly now: () => number
}

/**
 * Removes posted objects an hour past their time, confirmed or not, and unused images: those of deleted accounts and
 * calculations, replaced logos and photos. The object is removed before its row, so that an interrupted sweep is
 * repeated.
 */
function sweepUploads({ uploads, objects, now }: SweepDeps) {
  return async (signal?: AbortSignal): Promise<void> => {
    const before = new Date(now() - LEFT_ALONE)
    for (let some = await uploads.listExpired(before); some.length > 0; some = await uploads.listExpired(before)) {
      for (const { id, object_key } of some) {
        signal?.throwIfAborted()
        await objects.remove(object_key)
        await uploads.forgetUpload(id)
      }
    }
    // By key, so that images in use are read once.
    for (let after: string | null = ''; after !== null;) {
      const { keys, last }: UnusedImages = await uploads.listUnused(before, after)
      after = last
      for (const key of keys) {
        signal?.throwIfAborted()
        await objects.remove(imageObject(key))
        await uploads.forgetImage(key)
      }
    }
  }
}

/** The queue's task for uploads: sweeps at twenty minutes past every hour. */
export function uploadTasks(deps: SweepDeps): QueueTask[] {
  const sweep = sweepUploads(deps)
  return [{ name: 'sweep_uploads', work: (_payload, signal) => sweep(signal), schedule: '20 * * * *' }]
}
