import { closeSync, openSync, readSync, statSync, truncateSync } from 'node:fs'

const MAX_SIZE = 10_000_000

/** A file, not a pipe, so that it survives this process. */
export interface ServerLog {
  path: string
  /** The last lines since the log was opened. */
  tail: () => string
}

/** Empties the log first when it is larger than 10 MB. */
export function openServerLog(path: string): ServerLog {
  closeSync(openSync(path, 'a', 0o600))
  if (statSync(path).size > MAX_SIZE) truncateSync(path)
  const start = statSync(path).size
  return { path, tail: () => readFrom(path, start).trim().split('\n').slice(-12).join('\n') }
}

function readFrom(path: string, start: number): string {
  const file = openSync(path, 'r')
  try {
    const buffer = Buffer.alloc(Math.max(0, statSync(path).size - start))
    return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, start)).toString('utf8')
  } finally {
    closeSync(file)
  }
}
