import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const SYSTEM_CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

// Without the system's Chromium, Playwright looks for its own.
const executable = existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // Once all journeys are over, whatever became of them, what the house said meanwhile is read.
  projects: [
    { name: 'journeys', testDir: 'journeys', teardown: 'afterwards' },
    { name: 'afterwards', testDir: 'afterwards' },
  ],
  outputDir: 'test-results',
  // The premium account of the development seed is one for all, so the journeys take turns.
  workers: 1,
  forbidOnly: true,
  // Long enough for a machine that is busy with other things; only what fails takes that long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Named by the line that the server prints; known once it runs, which is when a worker reads this.
    baseURL: process.env['HOMEYIELD_URL'],
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // What a worker keeps would answer in place of the server, unseen by a journey that routes requests. Journeys about it let it in.
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
    command: `"${process.execPath}" serve-house.ts`,
    cwd: import.meta.dirname,
    wait: {
      stdout:
        /stands at (?<homeyield_url>\S+) with its inbox at (?<homeyield_inbox>\S+) , its payments at (?<homeyield_payments_url>\S+) and its log in (?<homeyield_log>\S+) /,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stderr: 'pipe',
  },
})
