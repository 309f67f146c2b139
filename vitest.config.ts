import { configDefaults, defineConfig } from 'vitest/config'

const DIRECTIONS = 'run/import-directions.test.ts'
// What a busy machine may take until something that is waited for has happened, in milliseconds; Vitest would wait for one second.
const POLL = { poll: { timeout: 15_000 } }
const ROOMS = '{domain,contract,database,api,imports,web,sandbox}'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${ROOMS}/src/**/*.test.{ts,tsx}`, 'run/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.pg.test.ts', DIRECTIONS],
          // Thousands of made-up texts, and the build of the web, take a busy machine longer than the usual five seconds.
          testTimeout: 90_000,
          hookTimeout: 60_000,
          expect: POLL,
        },
      },
      {
        test: {
          name: 'directions',
          environment: 'node',
          include: [DIRECTIONS],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: [`${ROOMS}/src/**/*.pg.test.ts`],
          globalSetup: ['database/src/testing/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: POLL,
        },
      },
    ],
  },
})
