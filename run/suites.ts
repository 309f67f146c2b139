import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { NO_POOLER } from '@homeyield/database/testing/start-pooler'
import { ensureFontsInstalled } from './installation.mjs'
import { ensureNginx } from './suites/ensure-nginx.ts'
import { installDebianPackages } from './suites/install-debian-packages.ts'
import { listFailures, listSecondTries } from './suites/list-failures.ts'
import { addOutcomes, checkOutcome, type Outcome, type Suite } from './suites/outcome.ts'
import { runPlaywright } from './suites/playwright-suite.ts'
import { readArguments, type Wanted } from './suites/read-arguments.ts'
import { ROOT, runTool, type Print } from './suites/run-tool.ts'
import { runSize } from './suites/size-suite.ts'
import { runVitest } from './suites/vitest-suite.ts'

// `npm test`: runs all suites, or the named ones, each to its end, the checks of the code beside the tests; paths after the name
// of one suite run only these tests. The end repeats every failure and every pass at the second try, because logs are often cut
// to their end; the last line counts everything.

// Vitest itself leaves one processor unused.
const PROCESSORS = availableParallelism()

/** How many examples the large property tests try in `quick`. */
const QUICK_RUNS = '100'

const SUITES: Suite[] = [
  { name: 'format', beside: true, run: (_options, _quick, print) => runCheck('oxfmt', ['--check', '.'], print) },
  { name: 'lint', beside: true, run: (_options, _quick, print) => lint(print) },
  { name: 'types', beside: true, run: (_options, _quick, print) => checkTypes(print) },
  { name: 'unused', beside: true, run: (_options, _quick, print) => runCheck('knip', [], print) },
  { name: 'unit', run: runUnit },
  { name: 'api', run: runApi },
  { name: 'size', run: runSize },
  { name: 'e2e', run: runPlaywright },
]

/** The suites that print documents in Chinese, Japanese and Korean too. */
const WITH_FONTS: ReadonlySet<string> = new Set(['unit', 'api', 'e2e'])

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
  const suites = SUITES.filter(({ name }) => wanted.suites.includes(name))
  if (suites.some(({ name }) => WITH_FONTS.has(name))) await ensureFontsInstalled()
  // On two processors the checks would slow down the unit tests, which never wait; those of the API do, for PostgreSQL.
  const alone = PROCESSORS > 2 ? [] : suites.filter(({ name }) => name === 'unit')
  const others = suites.filter((suite) => !alone.includes(suite))
  const lanes = [others.filter(({ beside }) => beside), others.filter(({ beside }) => !beside)]
  const first = await runInTurn(alone, wanted)
  const finished = [...first, ...(await Promise.all(lanes.map((lane) => runInTurn(lane, wanted)))).flat()]
  const failures = finished.flatMap(({ name, outcome }) => listFailures(name, outcome))
  const secondTries = finished.flatMap(({ name, outcome }) => listSecondTries(name, outcome))
  const total = addOutcomes(finished.map(({ outcome }) => outcome))
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
  if (secondTries.length > 0) console.log(`\n${secondTries.join('\n')}`)
  console.log(`\n${describe(total)}`)
  return total.failed > 0 ? 1 : 0
}

interface Finished {
  readonly name: string
  readonly outcome: Outcome
}

async function runInTurn(suites: readonly Suite[], { options, quick }: Wanted): Promise<Finished[]> {
  const finished: Finished[] = []
  for (const { name, beside, run } of suites) {
    const heading = `\n── ${name}`
    if (!beside) console.log(heading)
    const printed: string[] = []
    const print: Print | undefined = beside ? (text) => printed.push(text) : undefined
    const started = Date.now()
    const outcome = await run(options, quick, print).catch((error: unknown) => {
      console.error(error)
      return checkOutcome(false)
    })
    finished.push({ name, outcome })
    if (beside) console.log(`${heading}\n${printed.join('')}`)
    console.log(`${name}: ${describe(outcome)} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    for (const reason of outcome.skipped) console.log(`  skipped: ${reason}`)
  }
  return finished
}

async function runCheck(tool: string, options: string[], print?: Print): Promise<Outcome> {
  return checkOutcome(await runTool(tool, options, {}, print))
}

/** The linter, which checks the types of what it reads, and the test that it refuses every forbidden import direction. */
async function lint(print?: Print): Promise<Outcome> {
  return addOutcomes([
    await runCheck('oxlint', ['--type-aware', '--type-check', '--deny-warnings'], print),
    await runVitest('directions', [], print),
  ])
}

/** The unit tests; with `quick`, without the slow files and with fewer examples. */
async function runUnit(options: readonly string[], quick: boolean): Promise<Outcome> {
  if (quick) {
    process.env['QUICK'] = 'true'
    process.env['PROPERTY_RUNS'] ??= QUICK_RUNS
  } else await ensureNginx()
  return runVitest('unit*', [`--maxWorkers=${PROCESSORS}`, ...options])
}

async function runApi(options: readonly string[]): Promise<Outcome> {
  // Without it the tests of a pooler are skipped, and say so.
  if (NO_POOLER !== null) await installDebianPackages(['pgbouncer'])
  await ensureNginx()
  // Its tests often wait for PostgreSQL, so more workers than processors are faster.
  return runVitest('api', [`--maxWorkers=${PROCESSORS + 2}`, ...options])
}

/** The compiler over every tsconfig of every workspace: the types alone, when `lint` is not wanted. */
async function checkTypes(print?: Print): Promise<Outcome> {
  const projects = globSync('*/{,*/}tsconfig{,.*}.json', { cwd: ROOT, exclude: ['**/node_modules/**'] })
  let succeeded = true
  for (const project of projects) succeeded = (await runTool('tsc', ['-p', project], {}, print)) && succeeded
  return checkOutcome(succeeded)
}

function describe({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed, ${skipped.length} skipped`
}
