/** How a suite went. A suite of one check counts as one. */
export interface Outcome {
  passed: number
  failed: number
  /** The tests that could not run, each with its reason. */
  skipped: string[]
  /** What is known of the failures: fewer than `failed` where a tool says more than it reports. */
  failures: Failure[]
  /** What failed at first and passed when it was tried again, each with its first failure; they count as passed. */
  secondTries?: Failure[]
}

/** A test that failed. */
export interface Failure {
  /** Its file and title. */
  test: string
  /** The first lines of what went wrong. */
  error: string
}

/** One of the suites that `npm test` runs and that `npm test -- <name>` names. */
export interface Suite {
  name: string
  run: () => Promise<Outcome>
}

/** Answers the outcomes of several suites as one. */
export function addOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    skipped: outcomes.flatMap((outcome) => outcome.skipped),
    failures: outcomes.flatMap((outcome) => outcome.failures),
    secondTries: outcomes.flatMap((outcome) => outcome.secondTries ?? []),
  }
}

/** Answers the outcome of a check that has no parts. */
export function checkOutcome(holds: boolean): Outcome {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: [], failures: [] }
}
