import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const SYSTEM_CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

// Without the system's Chromium, Playwright looks for its own.
const executable = existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}

// Chromium starts two hidden pages for each window's address bar, and a process for a page that may come. The last three features
// are those; the others repeat what Playwright disables, because only one list counts.
const DISABLED = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

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
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // page.route does not see requests that a service worker serves from its cache. Journeys about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Drawing every frame of a transition is an eighth of the work. Journeys about motion have it (fixtures.ts, WITH_MOTION).
    contextOptions: { reducedMotion: 'reduce' },
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
        // The same for the animations of the browser's own window.
        '--force-prefers-reduced-motion',
        `--disable-features=${DISABLED.join(',')}`,
      ],
    },
  },
})
