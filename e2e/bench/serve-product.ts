import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { within } from './within.ts'

/** The product, built for production and served over a database of its own. */
export interface Product {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Long enough for a database to be made and the web app to be built on a slow machine. */
const READY = 180_000
const STOPPED = 30_000

/** Serves the product on a free port, and answers once it is ready. Throws when it ends before that, or is not ready in time. */
export async function serveProduct(): Promise<Product> {
  const program = join(import.meta.dirname, '../serve-house.ts')
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await within(STOPPED, 'The product did not stop', ended).catch((error: Error) => {
      process.stderr.write(`${error.message}\n`)
      server.kill('SIGKILL')
    })
  }
  const ready = new Promise<string>((resolve, reject) => {
    // The line that serve-house.ts prints, for playwright.config.ts too.
    createInterface(server.stdout).on('line', (line) => {
      const url = / stands at (http:\S+) /u.exec(line)?.[1]
      if (url !== undefined) resolve(url)
    })
    ended.then(() => reject(new Error('The product ended before it was ready.')), reject)
  })
  try {
    return { url: await within(READY, 'The product was not ready', ready), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
