import type { Failure, Outcome } from './outcome.ts'

/** Answers what failed in a suite, line by line: each test with the first lines of its error, and how many say no more. */
export function listFailures(suite: string, { failed, failures }: Outcome): string[] {
  const told = failures.flatMap((failure) => linesOf('✗', suite, failure))
  const untold = failed - failures.length
  return untold > 0 ? [...told, `✗ ${suite}: ${untold} failed as said above, under "── ${suite}"`] : told
}

/**
 * Answers what passed in a suite at the second try only, under a heading, line by line: each test with the first lines of its first
 * failure. Nothing where all passed at once.
 */
export function listSecondTries(suite: string, { secondTries = [] }: Outcome): string[] {
  if (secondTries.length === 0) return []
  const told = secondTries.flatMap((failure) => linesOf('↻', suite, failure))
  return ['Passed at the second try only: a race to be mended', ...told]
}

function linesOf(mark: string, suite: string, { test, error }: Failure): string[] {
  return [`${mark} ${suite}: ${test}`, ...error.split('\n').map((line) => `    ${line}`)]
}
