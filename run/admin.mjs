import { launch } from './launch.mjs'

await launch('run/admin.ts', process.argv.slice(2))
