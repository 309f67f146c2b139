import type { HttpTiming } from '../http/fetch-source.ts'

/** Repeats at once; `waits` records how long it would have waited. */
export function openHttpTiming(given: Partial<HttpTiming> = {}): HttpTiming & { readonly waits: readonly number[] } {
  const waits: number[] = []
  return {
    timeout: 20_000,
    delays: [1_000, 5_000],
    longestWait: 60_000,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...given,
    waits,
  }
}
