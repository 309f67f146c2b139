import { setTimeout as sleep } from 'node:timers/promises'

interface Request {
  readonly method: 'POST' | 'PATCH'
  readonly path: string
  readonly body: object
  readonly token?: string
  /** The Idempotency-Key, under which it is repeated. */
  readonly key?: string
}

interface Response {
  readonly status: number
  readonly body: unknown
}

const TIMEOUT = 15_000
const PAUSE = 200
let calls = 0

/** Sends a request until it is answered by other than a failure, to the processes in turn; null when stopped before. */
export async function sendUntilAnswered(
  urls: readonly string[],
  { method, path, body, token, key }: Request,
  stopping: AbortSignal,
): Promise<Response | null> {
  while (!stopping.aborted) {
    const number = calls++
    const url = urls[number % urls.length] ?? ''
    try {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          // Limits count by network, and everybody here has the same.
          'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT)]),
      })
      const text = await response.text()
      if (response.status < 500) return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    } catch {
      // The process was killed, or the response did not come: whether it was done is unknown, so it is sent again.
    }
    await sleep(PAUSE)
  }
  return null
}
