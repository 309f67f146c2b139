import { launch } from './launch.mjs'

await launch('run/dev.ts', process.argv.slice(2))
