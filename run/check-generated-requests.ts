import { randomInt } from 'node:crypto'
import { runVitest } from './suites/vitest-suite.ts'

// `npm run bench -- generated-requests`: 10,000 requests generated from openapi.json against the server, with a new seed.

process.env['GENERATED_REQUESTS'] ??= '10000'
process.env['PROPERTY_SEED'] ??= String(randomInt(2 ** 31))
console.log(`PROPERTY_SEED=${process.env['PROPERTY_SEED']} GENERATED_REQUESTS=${process.env['GENERATED_REQUESTS']}`)
const { failed } = await runVitest('api', ['api/src/server/generated-requests.pg.test.ts'])
process.exitCode = failed === 0 ? 0 : 1
