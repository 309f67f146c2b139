import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '@homeyield/database/error-code'
import { SourceFault } from './source-fault.ts'

/** When a request is given up and repeated; in milliseconds. */
export interface HttpTiming {
  /** Of one try, with its answer. */
  readonly timeout: number
  /** Before each further try. */
  readonly delays: readonly number[]
  /** The longest wait that a source may ask for. */
  readonly longestWait: number
  readonly wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
}

const HTTP_TIMING: HttpTiming = {
  timeout: 60_000,
  delays: [1_000, 5_000, 15_000, 60_000],
  longestWait: 120_000,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, signal === undefined ? {} : { signal }),
}
const MAX_BYTES = 64 * 1024 * 1024

export interface SourceAnswer {
  readonly headers: Headers
  readonly body: Buffer
}

export interface SourceRequest<Result> {
  /** Begins each sentence of an error: "LINZ’s data service". */
  readonly source: string
  /** Never shown. */
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** The status of success; any of 200 to 299 when left out. */
  readonly status?: number
  /** The sentence for a status that ends the reading, with the text of the answer; null for a general one. */
  readonly describeRefusal?: (status: number, text: string) => string | null
  readonly maxBytes?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly timing?: HttpTiming | undefined
  /** A temporary SourceFault repeats the request. */
  readonly read: (answer: SourceAnswer) => Result
}

/**
 * Gets an answer of a source; repeats the request after 429, 5xx, a broken connection and a timeout. Throws a SourceFault,
 * which has neither URL nor headers in it, and the reason of `signal` when that is aborted.
 */
export async function fetchSource<Result>(request: SourceRequest<Result>): Promise<Result> {
  const { signal, timing = HTTP_TIMING } = request
  for (let tries = 1; ; tries += 1) {
    signal?.throwIfAborted()
    try {
      return await fetchOnce(request, timing.timeout)
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof SourceFault) || !error.isTemporary) throw error
      const delay = timing.delays[tries - 1]
      if (delay === undefined) {
        throw new SourceFault(`${error.message} This was try ${tries}; run the import again later.`, { cause: error })
      }
      const wait = Math.min(error.retryAfter ?? delay, timing.longestWait)
      await timing.wait(wait, signal).catch((error: unknown) => {
        signal?.throwIfAborted()
        throw error
      })
    }
  }
}

async function fetchOnce<Result>(request: SourceRequest<Result>, timeout: number): Promise<Result> {
  const { source, url, headers = {}, read, maxBytes = MAX_BYTES } = request
  const limit = AbortSignal.timeout(timeout)
  const signal = request.signal === undefined ? limit : AbortSignal.any([request.signal, limit])
  let response: Response | null = null
  try {
    response = await fetch(url, { headers, signal })
    await checkStatus(request, response)
    return read({ headers: response.headers, body: await readBody(source, response, maxBytes) })
  } catch (error) {
    await response?.body?.cancel().catch(() => undefined)
    if (limit.aborted) {
      throw new SourceFault(`${source} did not answer within ${timeout / 1000} seconds.`, { isTemporary: true })
    }
    if (!(error instanceof TypeError) || error.cause === undefined) throw error
    const code = errorCode(error.cause)
    const reason = typeof code === 'string' ? ` (${code})` : ''
    const text = response === null ? `cannot be reached${reason}.` : `broke off its answer${reason}.`
    throw new SourceFault(`${source} ${text}`, { isTemporary: true })
  }
}

async function checkStatus<Result>(request: SourceRequest<Result>, response: Response): Promise<void> {
  const { source, status: expected, describeRefusal } = request
  const { status, ok } = response
  if (expected === undefined ? ok : status === expected) return
  const isTemporary = status === 408 || status === 429 || status >= 500
  const retryAfter = waitOf(response.headers.get('retry-after'))
  if (isTemporary)
    throw new SourceFault(`${source} ${status === 429 ? 'refuses further requests' : 'fails'} (${status}).`, {
      isTemporary,
      retryAfter,
    })
  const text = ok ? '' : (await readBody(source, response, MAX_BYTES)).toString('utf8')
  throw new SourceFault(describeRefusal?.(status, text) ?? `${source} answered with status ${status}.`)
}

async function readBody(source: string, response: Response, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let read = 0
  for await (const piece of response.body ?? []) {
    read += piece.byteLength
    if (read > maxBytes) throw new SourceFault(`${source} answered with more than ${maxBytes} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Retry-After has seconds or a date. */
function waitOf(header: string | null): number | null {
  if (header === null) return null
  const wait = /^\d{1,9}$/u.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}
