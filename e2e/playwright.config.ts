import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

// `npm test -- e2e --browser firefox` (run/suites/find-browser.ts).
const browserName = (['firefox', 'webkit'] as const).find((name) => name === process.env['BROWSER_NAME']) ?? 'chromium'

const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
)

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // After all journeys, failed or not, the servers' logs are searched for secrets.
  projects: [
    { name: 'journeys', testDir: 'journeys', teardown: 'teardown' },
    { name: 'teardown', testDir: 'teardown' },
  ],
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  // Each worker starts a server with a database of its own (fixtures.ts); the journeys of a file run one after the other. They
  // often wait, for a timer or a drawn frame, so more workers than processors are faster.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // Long enough for a busy machine; only a failure takes that long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // page.route does not see requests that a service worker serves from its cache. Journeys about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Drawing every frame of a transition is an eighth of the work. Journeys about motion have it (fixtures.ts, WITH_MOTION).
    contextOptions: { reducedMotion: 'reduce' },
    // Without the system's Chromium, Playwright looks for its own.
    launchOptions: browserName !== 'chromium' || executablePath === undefined ? {} : { executablePath },
  },
})
