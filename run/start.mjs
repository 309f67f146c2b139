import { launch } from './launch.mjs'

await launch('run/serve.ts', process.argv.slice(2))
