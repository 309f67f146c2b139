import { launch } from './launch.mjs'

await launch('run/benches.ts', process.argv.slice(2), { development: true })
