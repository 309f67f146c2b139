import { Logger } from 'graphile-worker'

/** Where the queue's sentences go: a log such as Fastify's. */
export interface QueueLog {
  readonly error: (sentence: string) => void
  readonly warn: (sentence: string) => void
  readonly info: (sentence: string) => void
  readonly debug: (sentence: string) => void
}

/** Lets the queue speak through the product's log, its sentences alone: what comes with them may hold anything. */
export function queueLogger(log: QueueLog): Logger {
  return new Logger(() => (level, sentence) => {
    // A failed job is tried again; that is worth a warning. The stack says nothing that the sentence does not.
    const [line = ''] = sentence.split('\n')
    if (line.startsWith('Failed task')) log.warn(line)
    else log[level === 'warning' ? 'warn' : level](line)
  })
}
