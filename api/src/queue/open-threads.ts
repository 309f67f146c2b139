import { Piscina } from 'piscina'

const IDLE_FOR = 300_000
// Several times what the schedules of a home need.
const MAX_MEGABYTES = 128
const MAX_YOUNG_MEGABYTES = 16
// Threads have a lower priority than what is served without them.
const NICE = 5
// Milliseconds; an analysis takes a tenth of a second, and nobody waits so long.
const LONGEST = 60_000

export type RunInThread = (name: string, input: unknown) => Promise<unknown>

interface ThreadOptions {
  readonly most: number
  /** Milliseconds after which a call is ended, with its thread (60,000). */
  readonly longest?: number
}

/** Calls a function of a module in a thread, of which there are at most so many, opened when they are needed. */
export function openThreads(module: string, { most, longest = LONGEST }: ThreadOptions): RunInThread {
  let pool: Piscina<unknown, unknown> | null = null

  function openPool(): Piscina<unknown, unknown> {
    const opened = new Piscina<unknown, unknown>({
      filename: module,
      // Idle threads end, and hold no process open.
      minThreads: 0,
      maxThreads: most,
      idleTimeout: IDLE_FOR,
      niceIncrement: NICE,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES, maxYoungGenerationSizeMb: MAX_YOUNG_MEGABYTES },
    })
    // A thread that cannot start is reported here alone. Unheard, that would end the process, and its calls would wait for ever.
    opened.on('error', () => {
      if (pool === opened) pool = null
      void opened.destroy()
    })
    return opened
  }

  return (name, input) => {
    pool ??= openPool()
    return pool.run(input, { name, signal: AbortSignal.timeout(longest) })
  }
}
