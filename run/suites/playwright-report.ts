import { firstLines } from './first-lines.ts'
import type { Failure, Outcome } from './outcome.ts'

interface Spec {
  title: string
  file: string
  line: number
  tests: Test[]
}

interface Test {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  annotations: { type: string; description?: string }[]
  results: { status?: string; errors: Problem[] }[]
}

interface Problem {
  message?: string
  location?: { file: string; line: number }
}

interface Group {
  specs?: Spec[]
  suites?: Group[]
}

/**
 * Reads the report of Playwright's JSON reporter. A test that passed only when it was repeated counts as failed; errors
 * outside of any test (a journey file that cannot be loaded) count as a failure each.
 */
export function readPlaywrightReport(text: string): Outcome {
  const report = JSON.parse(text) as { suites?: Group[]; errors?: Problem[] }
  const errors = report.errors ?? []
  const outcome: Outcome = {
    passed: 0,
    failed: errors.length,
    skipped: [],
    failures: errors.map((error) => ({ test: 'outside of any test', error: firstLines(sentenceOf(error)) })),
  }
  for (const spec of (report.suites ?? []).flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status === 'expected') outcome.passed++
      else if (test.status === 'skipped') outcome.skipped.push(`${spec.title}: ${reasonOf(test.annotations)}`)
      else {
        outcome.failed++
        outcome.failures.push(failureOf(spec, test))
      }
    }
  }
  return outcome
}

function specsOf(group: Group): Spec[] {
  return [...(group.specs ?? []), ...(group.suites ?? []).flatMap(specsOf)]
}

function reasonOf(annotations: { type: string; description?: string }[]): string {
  const annotation = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  return annotation?.description ?? 'switched off in its file'
}

function failureOf({ title, file, line }: Spec, { status, results }: Test): Failure {
  const said = results.flatMap(({ errors }) => errors).map(sentenceOf)
  const ended = results.map((result) => result.status ?? 'without an end').join(', ')
  return {
    test: `${file}:${line} › ${title}${status === 'flaky' ? ' (passed when it was repeated)' : ''}`,
    error: firstLines(said.length > 0 ? said.join('\n') : `It ended ${ended}.`),
  }
}

// Where it happened comes first, so that no long message pushes it out.
function sentenceOf({ message = 'It said no more.', location }: Problem): string {
  return location ? `at ${location.file}:${location.line}\n${message}` : message
}
