import { access, constants, mkdir, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Creates a directory with its parents and checks that it is writable; throws otherwise. Works step by step, because node's
 * recursive mkdir never ends in places such as /proc.
 */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await makeStepwise(resolve(directory))
    await access(directory, constants.W_OK | constants.X_OK)
    // For root the system reports every directory as writable.
    const probe = join(directory, `.writable-${process.pid}`)
    await mkdir(probe)
    await rmdir(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The data cannot be stored in ${directory}: ${reason}. Set DATA_DIR to a writable directory.`, {
      cause: error,
    })
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
