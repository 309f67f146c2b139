import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '../main.ts')

/** A server in its own process, as an operator starts it. */
export interface TestProcess {
  readonly url: string
  /** Its log so far. */
  readonly log: () => string
  /** Sends a signal, and returns the exit code once it has ended; null when the signal ended it. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
}

/** Starts the server with only these variables, and waits until it is ready. Throws its output when it ends instead. */
export async function startProcess(variables: Readonly<Record<string, string>>): Promise<TestProcess> {
  const server: ChildProcess = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...variables },
  })
  let log = ''
  server.stderr?.on('data', (data: Buffer) => (log += data.toString()))
  const ended = once(server, 'exit') as Promise<[number | null]>
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout! }).on('line', (line) => {
      log += `${line}\n`
      const ready = /^Ready at (\S+)/u.exec(line)?.[1]
      if (ready) resolve(ready)
    })
    void ended.then(() => reject(new Error(`The server did not start: ${log.slice(-2_000)}`)))
  })
  const end: TestProcess['end'] = async (signal) => {
    server.kill(signal)
    const [code] = await ended
    return code
  }
  return { url, log: () => log, end }
}
