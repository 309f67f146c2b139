import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// A Homeyield that was just killed or told to stop may need a moment to let go.
const PATIENCE = 4_000

/**
 * Waits until `port` can be listened on at `host`, and throws a sentence if it is still taken, or not allowed, after four
 * seconds, which names the setting to choose another by.
 */
export async function assertPortIsFree(port: number, host: string, setting = 'PORT'): Promise<void> {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    const code = await tryListening(port, host)
    if (code === undefined) return
    if (code !== 'EADDRINUSE') throw new Error(`Homeyield cannot listen on ${host}, port ${port}: ${code}.`)
    if (Date.now() > deadline) {
      throw new Error(
        `Port ${port} is taken by another program. Stop that one, or choose another port: ${setting}=${port + 1} npm start`,
      )
    }
    await sleep(200)
  }
}

/** Answers whether `port` can be listened on at `host` right now. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  return (await tryListening(port, host)) === undefined
}

function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
