import { launch } from './launch.mjs'

await launch('run/build.ts', process.argv.slice(2))
