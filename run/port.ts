import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// A Homeyield that is stopping may still have the port for a moment.
const TIMEOUT = 4_000

/** Waits up to four seconds for a free port; otherwise throws and names `setting` to choose another. */
export async function assertPortIsFree(port: number, host: string, setting = 'PORT'): Promise<void> {
  const deadline = Date.now() + TIMEOUT
  for (;;) {
    const code = await tryListening(port, host)
    if (code === undefined) return
    if (code !== 'EADDRINUSE') throw new Error(`Homeyield cannot listen on ${host}, port ${port}: ${code}.`)
    if (Date.now() > deadline) {
      throw new Error(
        `Port ${port} is used by another program. Stop it, or choose another port: ${setting}=${port + 1} npm start`,
      )
    }
    await sleep(200)
  }
}

/** Whether the port is free now. */
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
