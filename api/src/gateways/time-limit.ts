import { ProviderFailure } from './provider-failure.ts'

/** Does work within a time limit and `outer`; then aborts its signal and fails as slow, even if ignored. */
export async function withinLimit<Result>(
  milliseconds: number,
  outer: AbortSignal | null,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const stop = () => controller.abort(new ProviderFailure('slow', `no response in ${milliseconds} ms`))
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

/** Returns the result of `work`, or throws the signal's reason once aborted; the work itself may continue. */
export async function untilAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
