import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { withTimeout } from './with-timeout.ts'

/** The product, built for production, with a database of its own. */
export interface Product {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Includes creating a database and building the web app on a slow machine. */
const READY = 180_000
const STOPPED = 30_000

/** Starts the product on a free port, and waits until it is ready. Throws if it ends or takes too long. */
export async function serveProduct(): Promise<Product> {
  const program = join(import.meta.dirname, '../start-test-server.ts')
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await withTimeout(STOPPED, 'The product did not stop', ended).catch((error: Error) => {
      process.stderr.write(`${error.message}\n`)
      server.kill('SIGKILL')
    })
  }
  const ready = new Promise<string>((resolve, reject) => {
    // playwright.config.ts reads the same line.
    createInterface(server.stdout).on('line', (line) => {
      const url = / is ready at (http:\S+) /u.exec(line)?.[1]
      if (url !== undefined) resolve(url)
    })
    ended.then(() => reject(new Error('The product ended before it was ready.')), reject)
  })
  try {
    return { url: await withTimeout(READY, 'The product was not ready', ready), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
