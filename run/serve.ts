import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveHomeyield, type Serving } from './serve-homeyield.ts'
import { readSettings } from './settings.ts'

// What `npm start` runs: everything in one process, from the settings to the line that says where to look.
const ROOT = join(import.meta.dirname, '..')
const SHUTDOWN_LIMIT = 30_000

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)

let serving: Promise<Serving> | undefined
let ending = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// The launcher has gone, so nobody could stop us any more.
process.on('disconnect', () => void end(0))

try {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
  const settings = readSettings(process.env, ROOT)
  const onLost = (sentence: string) => {
    say(sentence)
    void end(1)
  }
  serving = serveHomeyield(ROOT, settings, { say, onLost })
  const { url, inboxUrl, paymentsUrl } = await serving
  const invitation = ' — sign in as premium@homeyield.test, password homeyield-demo'
  const inbox = inboxUrl === undefined ? '' : ` — mail at ${inboxUrl}`
  const payments = paymentsUrl === undefined ? '' : ` — pretend payments at ${paymentsUrl}, no money moves`
  const isSeeded = settings.environment !== 'production' || settings.productionAllows.includes('development-seed')
  const more = `${isSeeded ? invitation : ''}${inbox}${payments}`
  if (!ending) console.log(`Homeyield is ready at ${url}${more}`)
} catch (error) {
  if (!ending) say(error instanceof Error ? error.message : String(error))
  process.exit(ending ? 0 : 1)
}

/** Stops everything that was started, once, however often it is asked; a start under way is waited for first. */
async function end(status: number): Promise<void> {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref()
  try {
    await (await serving)?.close()
  } catch {
    // The start failed and has cleaned up after itself.
  }
  process.exit(status)
}
