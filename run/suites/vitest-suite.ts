import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './outcome.ts'
import { ROOT, runTool, type Print } from './run-tool.ts'

/** Runs one project of vitest.config.ts, or those of a pattern. An error, or no test at all, is at least one failure. */
export async function runVitest(project: string, options: readonly string[], print?: Print): Promise<Outcome> {
  const directory = await mkdtemp(join(tmpdir(), 'homeyield-tally-'))
  const file = join(directory, 'tally.json')
  try {
    const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'run/suites/tally-reporter.ts')}`]
    const words = ['run', '--project', project, ...reporters, ...options]
    const succeeded = await runTool('vitest', words, { TALLY_FILE: file }, print)
    const text = await readFile(file, 'utf8').catch(() => undefined)
    const outcome: Outcome = text ? (JSON.parse(text) as Outcome) : { passed: 0, failed: 0, skipped: [], failures: [] }
    const unexplained = outcome.failed === 0 && (!succeeded || outcome.passed + outcome.skipped.length === 0)
    return unexplained ? { ...outcome, failed: 1 } : outcome
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
