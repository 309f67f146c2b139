import type { QueueTask } from '../queue/queue-task.ts'
import { sweepUploads, type SweepDeps } from './sweep-uploads.ts'

/** What the queue does for uploads: twenty minutes past every hour it sweeps what nobody needs any more. */
export function uploadTasks(deps: SweepDeps): QueueTask[] {
  const sweep = sweepUploads(deps)
  return [{ name: 'sweep_uploads', work: (_payload, signal) => sweep(signal), schedule: '20 * * * *' }]
}
