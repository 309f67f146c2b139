import { launch } from './launch.mjs'

await launch('run/suites.ts', process.argv.slice(2), { development: true })
