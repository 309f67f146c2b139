import { runVitest } from './suites/vitest-suite.ts'

// `npm run bench -- rolling-restarts`: at least 5,000 requests over ten restarts of two processes behind a proxy.

process.env['RESTARTS'] ??= '10'
const { failed } = await runVitest('api', ['api/src/rolling-restart.pg.test.ts'])
process.exitCode = failed === 0 ? 0 : 1
