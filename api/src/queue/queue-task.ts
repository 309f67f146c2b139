/** What the queue does for one noun of the product. */
export interface QueueTask {
  /** The name that jobs call it by. */
  readonly name: string
  /** Does a job; throws when the queue is to try again. What it throws is logged by its kind alone, unless it is a `JobDelayed`. */
  readonly work: (payload: unknown, signal: AbortSignal) => Promise<void>
  /** When the queue does it by itself, in the form of cron and in UTC. Only on demand if left out. */
  readonly schedule?: string
}

/** A job that failed and is worth another try. Its message holds nothing of the person. */
export class JobDelayed extends Error {
  override readonly name: string = 'JobDelayed'
}
