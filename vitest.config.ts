import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const DIRECTIONS = 'run/import-directions.test.ts'
// The time limit of expect.poll on a busy machine, in milliseconds; Vitest's default is one second.
const POLL = { poll: { timeout: 15_000 } }
// How many examples the large property tests try.
const PROPERTY_RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1000)
// The reference cases of the investment analysis: those of ORACLES_FILE, or those beside the repository; null without.
const REFERENCE_CASES = fileURLToPath(new URL('../shared/reference/oracles-investment.json', import.meta.url))
const CASES_FILE = process.env['ORACLES_FILE'] ?? (existsSync(REFERENCE_CASES) ? REFERENCE_CASES : null)
/** Builds of the web app and runs of npm, which `npm test -- quick` leaves out. */
const SLOW_FILES = ['web/src/first-load.test.ts', 'run/public-pages.test.ts', 'run/lock-file.test.ts']
const LEFT_OUT = process.env['QUICK'] === undefined ? [] : SLOW_FILES
const WORKSPACES = '{domain,contract,database,api,imports,web,sandbox}'

declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number
    investmentCases: unknown
  }
}

function readCases(): unknown {
  if (CASES_FILE === null) return null
  const file: unknown = JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  return typeof file === 'object' && file !== null && 'cases' in file ? file.cases : file
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${WORKSPACES}/src/**/*.test.{ts,tsx}`, 'run/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.pg.test.ts', DIRECTIONS, ...LEFT_OUT],
          // Property tests and the build of the web app need more than the default five seconds on a busy machine.
          testTimeout: Math.max(90_000, 60 * PROPERTY_RUNS),
          hookTimeout: 60_000,
          expect: POLL,
          provide: { propertyRuns: PROPERTY_RUNS, investmentCases: readCases() },
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
          // Importing the server takes seconds, so the files of a worker share its modules, with their caches and limits. Each has
          // its own servers and database. vi.mock would change the modules of other files: do not use it here.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: POLL,
        },
      },
    ],
  },
})
