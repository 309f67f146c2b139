import { launch } from './launch.mjs'

await launch('run/check-payments.ts', process.argv.slice(2))
