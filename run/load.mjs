import { launch } from './launch.mjs'

await launch('api/bench/load.ts', process.argv.slice(2), { development: true })
