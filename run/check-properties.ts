import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './suites/run-tool.ts'
import { runVitest } from './suites/vitest-suite.ts'

// `npm run bench -- properties`: the property tests with a new seed, and those of the domain, and of exported files (at
// most 10,000), with as many random examples as a release needs; and 10,000 calls with keys.

process.env['PROPERTY_RUNS'] ??= '100000'
process.env['KEY_CALLS'] ??= '10000'
process.env['PROPERTY_SEED'] ??= String(randomInt(2 ** 31))
const examples = `PROPERTY_SEED=${process.env['PROPERTY_SEED']} PROPERTY_RUNS=${process.env['PROPERTY_RUNS']}`
console.log(examples)

const files = globSync('*/src/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) =>
  readFileSync(join(ROOT, file), 'utf8').includes("from 'fast-check'"),
)
let succeeded = true
for (const project of ['unit', 'api']) {
  const own = files.filter((file) => file.endsWith('.pg.test.ts') === (project === 'api'))
  const { passed, failed } = await runVitest(project, own)
  console.log(`${project}: ${passed} tests passed, ${failed} failed (${examples})`)
  succeeded &&= failed === 0
}
process.exitCode = succeeded ? 0 : 1
