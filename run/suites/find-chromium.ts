import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installDebianPackages } from './install-debian-packages.ts'
import { ROOT, runTool } from './run-tool.ts'

// With the headless shell the journeys take a fifth less time than with the whole browser.
const USUAL_PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's or Playwright's own. Installs one if there is none: Debian's package as
 * root on Debian, otherwise Playwright's. Prints the reason and returns undefined if that fails too.
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) {
    console.error(`CHROMIUM_PATH is ${named}, which does not exist.`)
    return undefined
  }
  const present = named ?? findPresent()
  if (present) return present
  console.error('Installing Chromium for the browser journeys …')
  for (const name of ['chromium-headless-shell', 'chromium']) if (await installDebianPackages([name])) break
  if (!findPresent()) await runTool('playwright', ['install', 'chromium'])
  const installed = findPresent()
  if (!installed) console.error('Chromium could not be installed. Install one and set CHROMIUM_PATH.')
  return installed
}

function findPresent(): string | undefined {
  return [...USUAL_PLACES, playwrightsOwn()].find((path) => path !== undefined && existsSync(path))
}

function playwrightsOwn(): string | undefined {
  // Resolved from e2e, which depends on Playwright; e2e itself is not imported.
  const require = createRequire(join(ROOT, 'e2e/package.json'))
  const { chromium } = require('@playwright/test') as { chromium: { executablePath: () => string } }
  return chromium.executablePath()
}
