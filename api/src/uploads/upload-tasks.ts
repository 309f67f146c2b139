import { sweepUploads, type SweepDeps } from './sweep-uploads.ts'

/** What the queue does for uploads; `daily` is when, in the form of cron and in UTC. */
export interface UploadTask {
  readonly name: string
  readonly work: (payload: unknown, signal: AbortSignal) => Promise<void>
  readonly daily: string
}

/** What the queue does for uploads: twenty minutes past every hour it sweeps what nobody needs any more. */
export function uploadTasks(deps: SweepDeps): UploadTask[] {
  const sweep = sweepUploads(deps)
  return [{ name: 'sweep_uploads', work: (_payload, signal) => sweep(signal), daily: '20 * * * *' }]
}
