import { launch } from './launch.mjs'

await launch('run/cluster/faults.ts', process.argv.slice(2))
