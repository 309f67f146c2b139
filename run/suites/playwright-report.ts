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
 * Reads the report of Playwright's JSON reporter. A test counts once, however often it was tried: one that passed at the second try
 * counts as passed and is named with its first failure. Errors outside of any test (a journey file that cannot be loaded) count as a
 * failure each.
 */
export function readPlaywrightReport(text: string): Outcome {
  const report = JSON.parse(text) as { suites?: Group[]; errors?: Problem[] }
  const errors = report.errors ?? []
  const secondTries: Failure[] = []
  const outcome: Outcome = {
    passed: 0,
    failed: errors.length,
    skipped: [],
    failures: errors.map((error) => ({ test: 'outside of any test', error: firstLines(sentenceOf(error)) })),
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

function specsOf(group: Group): Spec[] {
  return [...(group.specs ?? []), ...(group.suites ?? []).flatMap(specsOf)]
}

function reasonOf(annotations: { type: string; description?: string }[]): string {
  const annotation = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  return annotation?.description ?? 'switched off in its file'
}

function failureOf({ title, file, line }: Spec, results: Test['results']): Failure {
  const said = results.flatMap(({ errors }) => errors).map(sentenceOf)
  const ended = results.map((result) => result.status ?? 'without an end').join(', ')
  return {
    test: `${file}:${line} › ${title}`,
    error: firstLines(said.length > 0 ? said.join('\n') : `It ended ${ended}.`),
  }
}

// Where it happened comes first, so that no long message pushes it out.
function sentenceOf({ message = 'It said no more.', location }: Problem): string {
  return location ? `at ${location.file}:${location.line}\n${message}` : message
}
