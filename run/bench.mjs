import { launch } from './launch.mjs'

launch('run/benches.ts', process.argv.slice(2))
