import { launch } from './launch.mjs'

await launch('run/cluster/cluster.ts', process.argv.slice(2))
