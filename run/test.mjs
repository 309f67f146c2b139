import { launch } from './launch.mjs'

launch('run/suites.ts', process.argv.slice(2))
