import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileTexts } from './web/compile-texts.ts'
import { configDefaults, defineConfig } from 'vitest/config'

const DIRECTIONS = 'run/import-directions.test.ts'
// The time limit of expect.poll on a busy machine, in milliseconds; Vitest's default is one second.
const POLL = { poll: { timeout: 15_000 } }
// How many examples the large property tests try.
const PROPERTY_RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1000)
// The seed of all property tests; `npm run bench -- properties` takes a new one.
const PROPERTY_SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
// Other reference cases than those beside the code.
const ORACLES_FILE = process.env['ORACLES_FILE']
/** Tests of the built web app. */
const BUILT = ['run/first-load.test.ts', 'run/public-pages.test.ts']
/** A run of npm, which `npm test -- quick` leaves out. */
const SLOW_FILES = ['run/lock-file.test.ts']
const LEFT_OUT = process.env['QUICK'] === undefined ? [] : SLOW_FILES
const WORKSPACES = '{domain,contract,database,api,imports,web,sandbox}'
const UNIT_TESTS = [`${WORKSPACES}/src/**/*.test.{ts,tsx}`, 'run/**/*.test.ts']
const NO_UNIT_TESTS = [...configDefaults.exclude, '**/*.pg.test.ts', DIRECTIONS, ...BUILT, ...LEFT_OUT]

declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number
    propertySeed: number
    referenceCases: readonly unknown[]
    importFiles: Readonly<Record<string, string>>
  }
}

/** Unit tests with modules of their own: they mock or replace what other files use, or have a DOM. */
const ISOLATED = globSync(UNIT_TESTS, { cwd: import.meta.dirname }).filter((path) =>
  /@vitest-environment|\bvi\.(?:mock|doMock|resetModules|stubGlobal|useFakeTimers)\(/u.test(
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  ),
)

/** The cases of ORACLES_FILE alone, or those beside the domain's code. */
function readReferenceCases(): readonly unknown[] {
  if (ORACLES_FILE !== undefined) return readCases(ORACLES_FILE)
  return globSync(join(import.meta.dirname, 'domain/src/**/cases/*.json')).flatMap(readCases)
}

/** The cases of a file, which is a list or an object with `cases`. */
function readCases(path: string): readonly unknown[] {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const cases: unknown = typeof file === 'object' && file !== null && 'cases' in file ? file.cases : file
  if (!Array.isArray(cases)) throw new Error(`${path} is neither a list of cases nor an object with them.`)
  return cases
}

/** The reference cases of the import and their spreadsheets, by name, in base64. */
function readImportFiles(): Readonly<Record<string, string>> {
  const folder = join(import.meta.dirname, 'web/src/screens/import-export/cases')
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]))
}

const UNIT = {
  environment: 'node',
  // Property tests and whole screens need more than the default five seconds on a busy machine.
  testTimeout: Math.max(90_000, 60 * PROPERTY_RUNS),
  hookTimeout: 60_000,
  expect: POLL,
  setupFiles: 'vitest.setup.ts',
  provide: {
    propertyRuns: PROPERTY_RUNS,
    propertySeed: PROPERTY_SEED,
    referenceCases: readReferenceCases(),
    importFiles: readImportFiles(),
  },
} as const

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [compileTexts()],
        test: {
          ...UNIT,
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [...NO_UNIT_TESTS, ...ISOLATED],
          // A process for each file takes longer than most files. vi.mock would change the modules of other files: see ISOLATED.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        plugins: [compileTexts()],
        test: {
          ...UNIT,
          name: 'unit-isolated',
          include: ISOLATED,
          exclude: NO_UNIT_TESTS,
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
          name: 'built',
          environment: 'node',
          include: BUILT,
          globalSetup: ['run/suites/build-before.ts'],
          setupFiles: ['vitest.setup.ts'],
          provide: { propertySeed: PROPERTY_SEED },
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: [`${WORKSPACES}/src/**/*.pg.test.ts`, 'run/**/*.pg.test.ts'],
          globalSetup: ['database/src/testing/global-setup.ts', 'api/src/testing/migrate-template.ts'],
          setupFiles: ['vitest.setup.ts'],
          provide: { propertySeed: PROPERTY_SEED },
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
