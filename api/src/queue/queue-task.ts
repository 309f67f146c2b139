/** The priority of jobs that somebody waits for; the queue's default is 0, and the lowest number comes first. */
export const URGENT = -10

export interface QueueTask {
  /** The name in the job's row. */
  readonly name: string
  /**
   * Does a job; throws when the queue is to try again. Only the error's kind is logged, unless it is a `JobDelayed`.
   */
  readonly work: (payload: unknown, signal: AbortSignal) => Promise<void>
  /**
   * When the queue does it by itself, as cron in UTC. Only on demand by default. Scheduled jobs may take long: they run one
   * after the other, in one place of the worker.
   */
  readonly schedule?: string
  /** Whether it runs at each start of a worker, too, as scheduled jobs do. */
  readonly batch?: boolean
}

/** A failed job that is worth another try. Its message has no personal data. */
export class JobDelayed extends Error {
  override readonly name: string = 'JobDelayed'
}
