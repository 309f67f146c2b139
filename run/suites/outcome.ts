import type { Print } from './run-tool.ts'

/** The result of a suite. A suite with a single check counts as one test. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests that could not run, with their reasons. */
  skipped: string[]
  /** Known failures: fewer than `failed` if a tool reports no details. */
  failures: Failure[]
  /** Tests that passed at the second try, with their first failure; they count as passed. */
  secondTries?: Failure[]
}

export interface Failure {
  /** Its file and title. */
  test: string
  /** The first lines of the error. */
  error: string
}

/** A suite of `npm test`, or of `npm test -- <name>`. Those of a test runner pass `options` on to it; `quick` leaves out slow tests. */
export interface Suite {
  readonly name: string
  /** It reads the code on one processor, so it runs beside the tests and prints at its end. */
  readonly beside?: true
  readonly run: (options: readonly string[], quick: boolean, print?: Print) => Promise<Outcome>
}

export function addOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    skipped: outcomes.flatMap((outcome) => outcome.skipped),
    failures: outcomes.flatMap((outcome) => outcome.failures),
    secondTries: outcomes.flatMap((outcome) => outcome.secondTries ?? []),
  }
}

export function checkOutcome(passes: boolean): Outcome {
  return { passed: passes ? 1 : 0, failed: passes ? 0 : 1, skipped: [], failures: [] }
}
