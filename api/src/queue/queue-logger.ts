import { Logger } from 'graphile-worker'

export interface QueueLog {
  readonly error: (sentence: string) => void
  readonly warn: (sentence: string) => void
  readonly info: (sentence: string) => void
  readonly debug: (sentence: string) => void
}

/** Writes the queue's messages to the product's log, without their data, which may be personal. */
export function queueLogger(log: QueueLog): Logger {
  return new Logger(() => (level, sentence) => {
    // A failed job is tried again; that is worth a warning. The stack adds nothing to the message.
    const [line = ''] = sentence.split('\n')
    if (line.startsWith('Failed task')) log.warn(line)
    else log[level === 'warning' ? 'warn' : level](line)
  })
}
