import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { ROOT, runTool } from './run-tool.ts'

const BROWSERS = ['chromium', 'firefox', 'webkit'] as const
export type BrowserName = (typeof BROWSERS)[number]

interface Asked {
  readonly browser: BrowserName
  /** What remains for Playwright. */
  readonly options: readonly string[]
}

/** Reads `--browser <name>`, which Playwright itself refuses beside projects; Chromium without. Throws for another browser. */
export function readBrowser(words: readonly string[]): Asked {
  const at = words.indexOf('--browser')
  if (at < 0) return { browser: 'chromium', options: words }
  const browser = BROWSERS.find((name) => name === words[at + 1])
  if (browser === undefined) throw new Error(`--browser takes one of ${BROWSERS.join(', ')}.`)
  return { browser, options: words.toSpliced(at, 2) }
}

/** The path of a browser, which is installed if there is none. Prints the reason and returns undefined if that fails. */
export async function findBrowser(browser: BrowserName): Promise<string | undefined> {
  if (browser === 'chromium') return findChromium()
  const path = pathOf(browser)
  if (existsSync(path)) return path
  console.error(`Installing ${browser} for the browser journeys …`)
  // The libraries that it needs are packages of the system, which only root may install.
  const withLibraries = process.env['CI'] !== undefined || process.getuid?.() === 0 ? ['--with-deps'] : []
  await runTool('playwright', ['install', ...withLibraries, browser])
  if (existsSync(path)) return path
  console.error(`${browser} could not be installed.`)
  return undefined
}

function pathOf(browser: BrowserName): string {
  // Resolved from e2e, which depends on Playwright; e2e itself is not imported.
  const require = createRequire(join(ROOT, 'e2e/package.json'))
  const playwright = require('@playwright/test') as Record<BrowserName, { executablePath: () => string }>
  return playwright[browser].executablePath()
}
