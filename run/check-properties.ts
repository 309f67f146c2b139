import { runVitest } from './suites/vitest-suite.ts'

// `npm run bench -- properties`: the tests of the domain, and of exported files (at most 10,000), with as many random
// examples as the specification asks for.

process.env['PROPERTY_RUNS'] ??= '100000'

const { passed, failed } = await runVitest('unit', ['domain', 'web/src/screens/import-export'])
console.log(`${process.env['PROPERTY_RUNS']} examples: ${passed} tests passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
