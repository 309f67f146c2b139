import type { Failure, Outcome } from './outcome.ts'

/** Lists failed tests with the first lines of their errors, and the number of failures without details. */
export function listFailures(suite: string, { failed, failures }: Outcome): string[] {
  const listed = failures.flatMap((failure) => linesOf('✗', suite, failure))
  const unlisted = failed - failures.length
  return unlisted > 0 ? [...listed, `✗ ${suite}: ${unlisted} failed, see above under "── ${suite}"`] : listed
}

/** Lists tests that passed at the second try, with the first lines of their first failure; empty if there are none. */
export function listSecondTries(suite: string, { secondTries = [] }: Outcome): string[] {
  if (secondTries.length === 0) return []
  const listed = secondTries.flatMap((failure) => linesOf('↻', suite, failure))
  return ['Passed at the second try only: fix the race', ...listed]
}

function linesOf(mark: string, suite: string, { test, error }: Failure): string[] {
  return [`${mark} ${suite}: ${test}`, ...error.split('\n').map((line) => `    ${line}`)]
}
