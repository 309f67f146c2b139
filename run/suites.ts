import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listFailures, listSecondTries } from './suites/list-failures.ts'
import { addOutcomes, checkOutcome, type Outcome, type Suite } from './suites/outcome.ts'
import { runPlaywright } from './suites/playwright-suite.ts'
import { readArguments, type Wanted } from './suites/read-arguments.ts'
import { ROOT, runTool } from './suites/run-tool.ts'
import { runSize } from './suites/size-suite.ts'
import { runVitest } from './suites/vitest-suite.ts'

// `npm test`: runs all suites, or the named ones, each to its end; paths after the name of one suite run only these tests. The end repeats every failure and every pass at the second
// try, because logs are often cut to their end; the last line counts everything.

// Vitest itself leaves one processor unused.
const PROCESSORS = availableParallelism()

/** Builds of the web app and runs of npm, which `quick` leaves out of unit. */
const SLOW_FILES = ['web/src/first-load.test.ts', 'run/public-pages.test.ts', 'run/lock-file.test.ts']
/** How many examples the large property tests try in `quick`. */
const QUICK_RUNS = '100'

const SUITES: Suite[] = [
  { name: 'format', run: async () => checkOutcome(await runTool('oxfmt', ['--check', '.'])) },
  { name: 'lint', run: lint },
  { name: 'types', run: checkTypes },
  { name: 'unused', run: async () => checkOutcome(await runTool('knip', [])) },
  { name: 'unit', run: runUnit },
  // Its tests often wait for PostgreSQL, so more workers than processors are faster.
  { name: 'api', run: (options) => runVitest('api', [`--maxWorkers=${PROCESSORS + 1}`, ...options]) },
  { name: 'size', run: runSize },
  { name: 'e2e', run: runPlaywright },
]

process.exitCode = await runSuites(process.argv.slice(2))

async function runSuites(words: string[]): Promise<number> {
  let wanted: Wanted
  try {
    wanted = readArguments(
      words,
      SUITES.map(({ name }) => name),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
  const outcomes: Outcome[] = []
  const failures: string[] = []
  const secondTries: string[] = []
  for (const suite of SUITES.filter(({ name }) => wanted.suites.includes(name))) {
    console.log(`\n── ${suite.name}`)
    const started = Date.now()
    const outcome = await suite.run(wanted.options, wanted.quick).catch((error: unknown) => {
      console.error(error)
      return checkOutcome(false)
    })
    outcomes.push(outcome)
    failures.push(...listFailures(suite.name, outcome))
    secondTries.push(...listSecondTries(suite.name, outcome))
    console.log(`${suite.name}: ${describe(outcome)} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    for (const reason of outcome.skipped) console.log(`  skipped: ${reason}`)
  }
  const total = addOutcomes(outcomes)
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
  if (secondTries.length > 0) console.log(`\n${secondTries.join('\n')}`)
  console.log(`\n${describe(total)}`)
  return total.failed > 0 ? 1 : 0
}

/** The linter, and the test that it refuses every forbidden import direction. */
async function lint(): Promise<Outcome> {
  return addOutcomes([
    checkOutcome(await runTool('oxlint', ['--type-aware', '--deny-warnings'])),
    await runVitest('directions', []),
  ])
}

/** The unit tests; with `quick`, without the slow files and with fewer examples. */
function runUnit(options: readonly string[], quick: boolean): Promise<Outcome> {
  if (quick) process.env['PROPERTY_RUNS'] ??= QUICK_RUNS
  const left = quick ? SLOW_FILES.map((file) => `--exclude=${file}`) : []
  return runVitest('unit', [`--maxWorkers=${PROCESSORS}`, ...left, ...options])
}

/** Checks every tsconfig of every workspace. */
async function checkTypes(): Promise<Outcome> {
  const projects = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap((entry) => readdirSync(join(ROOT, entry.name)).map((file) => join(entry.name, file)))
    .filter((path) => /tsconfig(\.\w+)?\.json$/.test(path))
  let succeeded = true
  for (const project of projects) succeeded = (await runTool('tsc', ['-p', project])) && succeeded
  return checkOutcome(succeeded)
}

function describe({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed, ${skipped.length} skipped`
}
