import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const FOLDER = 'uploads/'
// As the store on disk names its files; anything else could be a path out of the folder.
const ENTRY = /^uploads\/([\da-f]{2}\/[\da-f]{64})$/u

/** The files of the uploads' folder, by their names in the archive. One that is deleted during the copy is left out. */
export async function* openUploads(folder: string): AsyncGenerator<{ entry: string; handle: FileHandle }> {
  const names = await readdir(folder, { recursive: true }).catch(absent)
  for (const name of names?.toSorted() ?? []) {
    const entry = FOLDER + name.replaceAll('\\', '/')
    const handle = ENTRY.test(entry) ? await open(join(folder, name)).catch(absent) : null
    if (handle !== null) yield { entry, handle }
  }
}

export function isUpload(entry: string): boolean {
  return ENTRY.test(entry)
}

/** Writes an upload of the archive, whole or not at all. */
export async function writeUpload(folder: string, entry: string, bytes: Readable): Promise<void> {
  const name = ENTRY.exec(entry)?.[1]
  if (name === undefined) throw new Error(`${entry} is not the name of an upload.`)
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(bytes, createWriteStream(`${file}.restored`, { mode: 0o600 }))
  await rename(`${file}.restored`, file)
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
