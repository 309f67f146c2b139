import { launch } from './launch.mjs'

await launch('run/licences.ts', process.argv.slice(2))
