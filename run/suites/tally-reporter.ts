import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { Outcome } from './outcome.ts'

/** A reporter for Vitest that writes the outcome, with the reasons of skipped tests, to the file named by TALLY_FILE. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const outcome: Outcome = { passed: 0, failed: unhandledErrors.length, skipped: [] }
    for (const module of modules) {
      // A file that cannot be loaded, or whose set-up fails, is a failure although it holds no failed test.
      outcome.failed += module.errors().length
      for (const suite of module.children.allSuites()) outcome.failed += suite.errors().length
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (result.state === 'passed') outcome.passed++
        else if (result.state === 'skipped') {
          outcome.skipped.push(`${test.fullName}: ${result.note ?? 'switched off in its file'}`)
        } else outcome.failed++
      }
    }
    const file = process.env['TALLY_FILE']
    if (file) writeFileSync(file, JSON.stringify(outcome))
  }
}
