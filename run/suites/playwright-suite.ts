import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, readBrowser } from './find-browser.ts'
import { listSlowest } from './list-slowest.ts'
import type { Outcome } from './outcome.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { ROOT, runTool } from './run-tool.ts'

// One failed journey on a busy machine should not fail a whole run; the end lists what passed at the second try.
const RETRIES = '--retries=1'

/** Runs the browser journeys with Playwright. A missing browser, missing journeys or an error of Playwright is a failure. */
export async function runPlaywright(words: readonly string[]): Promise<Outcome> {
  const failure: Outcome = { passed: 0, failed: 1, skipped: [], failures: [] }
  const config = join(ROOT, 'e2e/playwright.config.ts')
  if (!existsSync(config)) {
    console.error('There are no browser journeys: e2e/playwright.config.ts is missing.')
    return failure
  }
  const { browser, options } = readBrowser(words)
  const path = await findBrowser(browser)
  if (!path) return failure
  const directory = await mkdtemp(join(tmpdir(), 'homeyield-tally-'))
  const file = join(directory, 'report.json')
  try {
    const succeeded = await runTool(
      'playwright',
      ['test', '--config', config, RETRIES, '--reporter=line,json', ...options],
      {
        BROWSER_NAME: browser,
        ...(browser === 'chromium' ? { CHROMIUM_PATH: path } : {}),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    )
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text) console.log(`\n${listSlowest(text).join('\n')}`)
    const outcome = text ? readPlaywrightReport(text) : failure
    const unexplained = outcome.failed === 0 && (!succeeded || outcome.passed + outcome.skipped.length === 0)
    return unexplained ? { ...outcome, failed: 1 } : outcome
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
