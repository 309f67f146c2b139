import { firstLines } from './first-lines.ts'
import type { Failure, Outcome } from './outcome.ts'

export interface Spec {
  title: string
  file: string
  line: number
  tests: Test[]
}

interface Test {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  annotations: { type: string; description?: string }[]
  results: { status?: string; duration?: number; errors: Problem[] }[]
}

interface Problem {
  message?: string
  location?: { file: string; line: number }
}

export interface Group {
  specs?: Spec[]
  suites?: Group[]
}

export function parseReport(text: string) {
  return JSON.parse(text) as { suites?: Group[]; errors?: Problem[] }
}

/**
 * Reads Playwright's JSON report. A test counts once: one that passed at the second try counts as passed and is listed with its
 * first failure. Each error outside any test, such as a file that does not load, counts as a failure.
 */
export function readPlaywrightReport(text: string): Outcome {
  const report = parseReport(text)
  const errors = report.errors ?? []
  const secondTries: Failure[] = []
  const outcome: Outcome = {
    passed: 0,
    failed: errors.length,
    skipped: [],
    failures: errors.map((error) => ({ test: 'outside any test', error: firstLines(messageOf(error)) })),
    secondTries,
  }
  for (const spec of (report.suites ?? []).flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status === 'expected') outcome.passed++
      else if (test.status === 'skipped') outcome.skipped.push(`${spec.title}: ${reasonOf(test.annotations)}`)
      else if (test.status === 'flaky') {
        outcome.passed++
        secondTries.push(failureOf(spec, test.results.slice(0, 1)))
      } else {
        outcome.failed++
        outcome.failures.push(failureOf(spec, test.results))
      }
    }
  }
  return outcome
}

export function specsOf(group: Group): Spec[] {
  return [...(group.specs ?? []), ...(group.suites ?? []).flatMap(specsOf)]
}

function reasonOf(annotations: { type: string; description?: string }[]): string {
  const annotation = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  return annotation?.description ?? 'disabled in its file'
}

function failureOf({ title, file, line }: Spec, results: Test['results']): Failure {
  const messages = results.flatMap(({ errors }) => errors).map(messageOf)
  const ended = results.map((result) => result.status ?? 'unfinished').join(', ')
  return {
    test: `${file}:${line} › ${title}`,
    error: firstLines(messages.length > 0 ? messages.join('\n') : `Status: ${ended}.`),
  }
}

// The location comes first, so that a long message does not cut it off.
function messageOf({ message = 'It messages no more.', location }: Problem): string {
  return location ? `at ${location.file}:${location.line}\n${message}` : message
}
