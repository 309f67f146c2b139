import { join } from 'node:path'
import { buildWeb } from './build-web.ts'

// Builds the web app into web/dist, for servers that do not use `npm start`.
await buildWeb(join(import.meta.dirname, '..'), (sentence) => console.log(sentence))
