import { launch } from './launch.mjs'

launch('run/check-payments.ts', process.argv.slice(2))
