import { configDefaults, defineConfig } from 'vitest/config'

const DIRECTIONS = 'run/import-directions.test.ts'
// The time limit of expect.poll on a busy machine, in milliseconds; Vitest's default is one second.
const POLL = { poll: { timeout: 15_000 } }
// How many examples the large property tests try.
const PROPERTY_RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1000)
const WORKSPACES = '{domain,contract,database,api,imports,web,sandbox}'

declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${WORKSPACES}/src/**/*.test.{ts,tsx}`, 'run/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.pg.test.ts', DIRECTIONS],
          // Property tests and the build of the web app need more than the default five seconds on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 60_000,
          expect: POLL,
          provide: { propertyRuns: PROPERTY_RUNS },
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
          include: [`${WORKSPACES}/src/**/*.pg.test.ts`],
          globalSetup: ['database/src/testing/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: POLL,
        },
      },
    ],
  },
})
