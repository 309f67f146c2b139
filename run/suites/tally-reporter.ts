import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { firstLines } from './first-lines.ts'
import type { Failure, Outcome } from './outcome.ts'

/** A Vitest reporter that writes the outcome, with reasons of skipped tests and errors of failed ones, to TALLY_FILE. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const outcome: Outcome = { passed: 0, failed: 0, skipped: [], failures: [] }
    const fail = (test: string, errors: readonly SerializedError[]) => {
      outcome.failed++
      outcome.failures.push(failureOf(test, errors))
    }
    for (const error of unhandledErrors) fail('outside any test', [error])
    for (const module of modules) {
      const file = module.relativeModuleId
      // A file that does not load, or whose setup fails, has no failed test but is a failure.
      for (const error of module.errors()) fail(file, [error])
      for (const suite of module.children.allSuites()) {
        for (const error of suite.errors()) fail(`${file} › ${suite.fullName}`, [error])
      }
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (result.state === 'passed') outcome.passed++
        else if (result.state === 'skipped') {
          outcome.skipped.push(`${test.fullName}: ${result.note ?? 'disabled in its file'}`)
        } else fail(`${file} › ${test.fullName}`, result.errors ?? [])
      }
    }
    const file = process.env['TALLY_FILE']
    if (file) writeFileSync(file, JSON.stringify(outcome))
  }
}

function failureOf(test: string, errors: readonly SerializedError[]): Failure {
  const messages = errors.map(({ message, diff, stacks }) => {
    const place = stacks?.[0]
    const lines = [
      ...(place ? [`at ${place.file}:${place.line}`] : []),
      message,
      ...(typeof diff === 'string' ? [diff] : []),
    ]
    return lines.join('\n')
  })
  return { test, error: firstLines(messages.join('\n') || 'It messages no more.') }
}
