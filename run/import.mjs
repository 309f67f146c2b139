import { launch } from './launch.mjs'

await launch('run/import.ts', process.argv.slice(2))
