import { buildWeb } from '../build-web.ts'
import { ROOT } from './run-tool.ts'

/** Before the tests of the built web app: builds it, unless that is up to date. */
export default async function setUp(): Promise<void> {
  await buildWeb(ROOT, (message) => console.log(message))
}
