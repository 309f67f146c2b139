import { resolve } from 'node:path'
import { ensureFontsInstalled } from './installation.mjs'
import { findChromium } from './suites/find-chromium.ts'
import { runProgram } from './suites/run-tool.ts'

// `npm run bench`: runs all benchmarks, or the named ones, one after the other. They print measurements and assert nothing,
// except the property tests; otherwise the command fails only if one could not measure.

const BENCHES: Readonly<Record<string, string | readonly string[]>> = {
  appraisal: 'e2e/bench/appraisal.ts',
  appraise: 'api/bench/appraise.ts',
  addresses: 'api/bench/address-search.ts',
  areas: 'api/bench/area-search.ts',
  calculations: 'api/bench/calculations.ts',
  calls: 'api/bench/calls.ts',
  'daily-figures': 'api/bench/daily-figures.ts',
  documents: 'api/bench/documents.ts',
  fairness: 'api/bench/fairness.ts',
  'generated-requests': 'run/check-generated-requests.ts',
  'import-addresses': 'imports/bench/import-addresses.ts',
  'import-sheet': 'e2e/bench/import-sheet.ts',
  'long-list': 'api/bench/long-list.ts',
  'market-rent': 'api/bench/market-rent.ts',
  portfolio: 'api/bench/portfolio.ts',
  'rent-fit': 'imports/bench/rent-fit.ts',
  keystroke: 'e2e/bench/keystroke.ts',
  lighthouse: 'e2e/bench/lighthouse.ts',
  look: 'e2e/bench/look.ts',
  loans: 'e2e/bench/loans.ts',
  'owned-home': 'e2e/bench/owned-home.ts',
  properties: 'run/check-properties.ts',
  screening: ['api/bench/screening.ts', 'imports/bench/screening-chance.ts'],
  'rolling-restarts': 'run/check-rolling-restarts.ts',
}

// Options after the name of one benchmark go to it.
// Those that read a file of the operator's, named after them.
const READS_FILE: ReadonlySet<string> = new Set(['rent-fit'])

process.exitCode = await runBenches(process.argv.slice(2))

async function runBenches(given: string[]): Promise<number> {
  const { names, file } = readNames(given.filter((text) => !text.startsWith('--')))
  const options = given.filter((text) => text.startsWith('--'))
  if (options.length > 0 && names.length !== 1) {
    console.error(`Name the benchmark that ${options.join(' ')} is for.`)
    return 1
  }
  const unknown = names.find((name) => !(name in BENCHES))
  if (unknown !== undefined) {
    console.error(`There is no benchmark "${unknown}". The benchmarks are ${Object.keys(BENCHES).join(', ')}.`)
    return 1
  }
  let succeeded = true
  const programs = Object.entries(BENCHES).flatMap(([name, each]) =>
    [each].flat().map((program) => ({ name, program })),
  )
  for (const { name, program } of programs) {
    if (names.length > 0 && !names.includes(name)) continue
    console.log(`\n── ${name}`)
    if (name === 'documents') await ensureFontsInstalled()
    const chromium = program.startsWith('e2e/') ? await findChromium() : undefined
    const environment = chromium === undefined ? {} : { CHROMIUM_PATH: chromium }
    succeeded = (await runProgram(process.execPath, [program, ...file, ...options], environment)) && succeeded
  }
  return succeeded ? 0 : 1
}

/** A file is named after its only benchmark, from the folder in which the command was given. */
function readNames(given: readonly string[]): { names: readonly string[]; file: readonly string[] } {
  const [name = '', path, ...others] = given
  const hasFile = READS_FILE.has(name) && path !== undefined && !(path in BENCHES) && others.length === 0
  return hasFile ? { names: [name], file: [resolve(process.env['INIT_CWD'] ?? '.', path)] } : { names: given, file: [] }
}
