import { access, constants, mkdir, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Makes a directory and those above it where they are missing, and makes sure that it can be written to. Throws a sentence
 * otherwise. It goes step by step: node's own recursive mkdir never ends in a place such as /proc.
 */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await makeStepwise(resolve(directory))
    await access(directory, constants.W_OK | constants.X_OK)
    // Root may write everywhere, says the system, even where nothing can be written.
    const probe = join(directory, `.writable-${process.pid}`)
    await mkdir(probe)
    await rmdir(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The data cannot be kept in ${directory}: ${reason}. Set DATA_DIR to a directory that can be written to.`,
      { cause: error },
    )
  }
}

async function makeStepwise(directory: string): Promise<void> {
  const entry = await stat(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (entry?.isDirectory()) return
  if (entry) throw new Error(`${directory} is a file, not a directory`)
  await makeStepwise(dirname(directory))
  await mkdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
