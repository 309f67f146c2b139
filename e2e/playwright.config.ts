import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const SYSTEM_CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

// Without the system's Chromium, Playwright looks for its own.
const executable = existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // After all journeys, failed or not, the server's log is searched for secrets.
  projects: [
    { name: 'journeys', testDir: 'journeys', teardown: 'teardown' },
    { name: 'teardown', testDir: 'teardown' },
  ],
  outputDir: 'test-results',
  // The journeys share the Premium account of the development seed, so they run one after the other.
  workers: 1,
  forbidOnly: true,
  // Long enough for a busy machine; only a failure takes that long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Read from the line that the server prints (webServer.wait); workers start after that.
    baseURL: process.env['HOMEYIELD_URL'],
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // page.route does not see requests that a service worker serves from its cache. Journeys about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...executable,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" start-test-server.ts`,
    cwd: import.meta.dirname,
    wait: {
      stdout:
        /is ready at (?<homeyield_url>\S+) with its inbox at (?<homeyield_inbox>\S+) , its payments at (?<homeyield_payments_url>\S+) and its log in (?<homeyield_log>\S+) /,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stderr: 'pipe',
  },
})
