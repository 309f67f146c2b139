import { ProviderFailure } from './provider-failure.ts'

/**
 * Does work that may take so many milliseconds, and no longer than `outer` allows: its signal is aborted then, and the work has
 * failed as slow even if it does not listen.
 */
export async function withinLimit<Result>(
  milliseconds: number,
  outer: AbortSignal | null,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const stop = () => controller.abort(new ProviderFailure('slow', `no answer in ${milliseconds} ms`))
  const stopWithOuter = () => controller.abort(new ProviderFailure('slow', 'no time left'))
  if (outer?.aborted) stopWithOuter()
  const timer = setTimeout(stop, milliseconds)
  outer?.addEventListener('abort', stopWithOuter, { once: true })
  try {
    return await untilAborted(controller.signal, () => work(controller.signal))
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stopWithOuter)
  }
}

/** What `work` answers, or the signal's reason as soon as it is aborted; work that goes on is left to itself. */
export async function untilAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
