import type { Outcome } from './outcome.ts'

/** Answers what failed in a suite, line by line: each test with the first lines of its error, and how many say no more. */
export function listFailures(suite: string, { failed, failures }: Outcome): string[] {
  const told = failures.flatMap(({ test, error }) => [
    `✗ ${suite}: ${test}`,
    ...error.split('\n').map((line) => `    ${line}`),
  ])
  const untold = failed - failures.length
  return untold > 0 ? [...told, `✗ ${suite}: ${untold} failed as said above, under "── ${suite}"`] : told
}
