import { launch } from './launch.mjs'

launch('run/serve.ts', process.argv.slice(2))
