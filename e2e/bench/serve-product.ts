import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The product, built for production and served over a database of its own. */
export interface Product {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves the product on a free port, and answers once it is ready. Throws when it ends before that. */
export async function serveProduct(): Promise<Product> {
  const program = join(import.meta.dirname, '../serve-house.ts')
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  for await (const line of createInterface(server.stdout)) {
    const url = /ready at (http:\S+)/u.exec(line)?.[1]
    if (url !== undefined) {
      server.stdout.resume()
      return { url, stop }
    }
  }
  throw new Error('The product ended before it was ready')
}
