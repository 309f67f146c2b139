import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isOvertureReachable } from '@homeyield/imports/addresses/overture-bucket'
import {
  ADDRESS_COMMAND,
  askForAddresses,
  isAnswered,
  isAtTerminal,
  storeAnswer,
  type Terminal,
} from './address-question.ts'

interface Offer {
  /** Where the answer is stored. */
  readonly dataDirectory: string
  /** Of Overture’s bucket. */
  readonly url: string
  readonly terminal: Terminal
  readonly log: (message: string) => void
  /** Ends the question and the import. */
  readonly signal: AbortSignal
}

/**
 * Asks once on a terminal whether to load the country’s addresses, and loads them in another process. Asks nothing without
 * a terminal or a connection. Returns once the import has ended.
 */
export async function offerAddresses({ dataDirectory, url, terminal, log, signal }: Offer): Promise<void> {
  if (isAnswered(dataDirectory) || !isAtTerminal(terminal)) return
  if (!(await isOvertureReachable(url, signal)) || signal.aborted) return
  const isWanted = await askForAddresses(terminal, signal)
  if (isWanted === null) return
  await storeAnswer(dataDirectory, isWanted)
  if (!isWanted) return log(`You are not asked again. ${ADDRESS_COMMAND} loads them at any time.`)
  const isLoaded = await importAddresses(url, signal)
  if (!isLoaded && !signal.aborted) log(`The addresses are not loaded. To try again: ${ADDRESS_COMMAND}`)
}

/** Whether `npm run import -- addresses` succeeded; it shows its progress and its problems itself. */
async function importAddresses(url: string, signal: AbortSignal): Promise<boolean> {
  const script = join(import.meta.dirname, 'import.ts')
  const program = spawn(process.execPath, [script, 'addresses', '--url', url], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = () => void program.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    const [status] = await once(program, 'exit')
    return status === 0
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
