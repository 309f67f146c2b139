import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'

/** The streams of `npm start`. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

export const ADDRESS_COMMAND = 'npm run import -- addresses'

// The sizes and times of docs/data.md, "Addresses".
const QUESTION = `Load all 2.4 million addresses of New Zealand while Homeyield runs? They come from Overture Maps: a download of 100 to
200 MB, about 700 MB on disk meanwhile and 360 MB after it, in one to five minutes on most connections. [y/N] `

/** Whether somebody can read the question and answer it: a program in the background would be stopped by reading. */
export function isAtTerminal({ input, output }: Terminal): boolean {
  if (input.isTTY !== true || output.isTTY !== true) return false
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(process.pid)], { encoding: 'utf8' })
  return stdout?.includes('+') ?? false
}

/** Null for neither yes nor no; Enter alone is no. */
export function readAnswer(text: string): boolean | null {
  const answer = text.trim().toLowerCase()
  if (answer === 'y' || answer === 'yes') return true
  return answer === '' || answer === 'n' || answer === 'no' ? false : null
}

/** Asks until the answer is yes or no; null when the input or `signal` ends first. */
export async function askForAddresses({ input, output }: Terminal, signal: AbortSignal): Promise<boolean | null> {
  // Without `terminal`, Ctrl-C stays a signal to this process.
  const lines = createInterface({ input, output, terminal: false })
  const ended = new AbortController()
  lines.once('close', () => ended.abort())
  const either = AbortSignal.any([signal, ended.signal])
  try {
    for (;;) {
      const answer = readAnswer(await lines.question(QUESTION, { signal: either }))
      if (answer !== null) return answer
    }
  } catch (error) {
    if (either.aborted) return null
    throw error
  } finally {
    lines.close()
  }
}

/** Whether the question was answered before. */
export function isAnswered(dataDirectory: string): boolean {
  return existsSync(fileIn(dataDirectory))
}

export async function storeAnswer(dataDirectory: string, isWanted: boolean): Promise<void> {
  await writeFile(fileIn(dataDirectory), `${JSON.stringify({ load_addresses: isWanted })}\n`)
}

function fileIn(dataDirectory: string): string {
  return join(dataDirectory, 'address-question.json')
}
