import type { Outcome } from './outcome.ts'

interface Spec {
  title: string
  tests: {
    projectName: string
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: { type: string; description?: string }[]
  }[]
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
  const report = JSON.parse(text) as { suites?: Group[]; errors?: unknown[] }
  const outcome: Outcome = { passed: 0, failed: report.errors?.length ?? 0, skipped: [] }
  for (const spec of (report.suites ?? []).flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status === 'expected') outcome.passed++
      else if (test.status === 'skipped') outcome.skipped.push(`${spec.title}: ${reasonOf(test.annotations)}`)
      else outcome.failed++
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
