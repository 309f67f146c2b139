import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OVERTURE_URL } from '@homeyield/imports/addresses/overture-bucket'
import { hasFontsOnNeed } from '../api/src/pdf/fonts-on-need.ts'
import { describeReady } from './describe-ready.ts'
import { offerAddresses } from './offer-addresses.ts'
import { serveHomeyield, type Serving } from './serve-homeyield.ts'
import { readSettings } from './settings.ts'

// `npm start`: runs everything in one process and prints the address. With --no-build it serves web/dist as it is.
const ROOT = join(import.meta.dirname, '..')
const SHUTDOWN_LIMIT = 30_000

const log = (message: string) => process.stderr.write(`${message}\n`)

let serving: Promise<Serving> | undefined
let offering: Promise<void> | undefined
let isEnding = false
const ending = new AbortController()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// The launcher is gone, so nobody could stop this process.
process.on('disconnect', () => void end(0))

try {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
  const settings = readSettings(process.env, ROOT)
  const onLost = (message: string) => {
    log(message)
    void end(1)
  }
  const build = !process.argv.includes('--no-build')
  serving = serveHomeyield(ROOT, settings, { build, log, onLost })
  const isSeeded = settings.environment !== 'production' || settings.productionAllows.includes('development-seed')
  const { hasSampleAddresses, ...places } = await serving
  const ready = describeReady({ ...places, hasSampleAddresses, isSeeded, hasFontsOnNeed: hasFontsOnNeed() })
  if (!isEnding) console.log(ready)
  if (hasSampleAddresses && !isEnding) {
    const { dataDirectory } = settings
    const terminal = { input: process.stdin, output: process.stdout }
    const offer = offerAddresses({ dataDirectory, url: OVERTURE_URL, terminal, log, signal: ending.signal })
    offering = offer.catch((error: unknown) => void log(error instanceof Error ? error.message : String(error)))
  }
} catch (error) {
  if (!isEnding) log(error instanceof Error ? error.message : String(error))
  process.exit(isEnding ? 0 : 1)
}

/** Stops everything once; waits for an unfinished start first. */
async function end(status: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  ending.abort()
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref()
  try {
    const started = await serving
    // The import needs the database.
    await offering
    await started?.close()
  } catch {
    // The start failed and has stopped its parts itself.
  }
  process.exit(status)
}
