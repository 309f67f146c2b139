import type { Readable } from 'node:stream'
import { Transform, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise } from 'yauzl'
import { type BackupManifest, MANIFEST, parseManifest } from './backup-manifest.ts'

export interface Backup {
  readonly manifest: BackupManifest
  readonly entries: readonly string[]
  /** The bytes of an entry, which fail when they are not those that were written. */
  readonly read: (entry: string) => Promise<Readable>
  /** Reads every entry once. Throws a sentence for one that is damaged. */
  readonly verify: () => Promise<void>
  readonly close: () => void
}

/** Opens a backup. Throws a sentence for a file that is none, or is cut off. */
export async function openBackup(file: string): Promise<Backup> {
  const archive = await openPromise(file, { autoClose: false }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'does not exist' : 'is no backup, or is cut off'
    throw new Error(`${file} ${reason}.`, { cause: error })
  })
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName, entry)
    const read = async (name: string) => {
      const entry = entries.get(name)
      if (entry === undefined) throw new Error(`${file} has no ${name}.`)
      return (await archive.openReadStreamPromise(entry)).compose(checkedAgainst(entry, file))
    }
    const verify = async () => {
      for (const name of entries.keys()) {
        await read(name)
          .then((bytes) => pipeline(bytes, ignoreBytes()))
          .catch((error: Error) => {
            throw new Error(`${file} is damaged at ${name}.`, { cause: error })
          })
      }
    }
    const manifest = entries.has(MANIFEST) ? parseManifest(await text(await read(MANIFEST))) : null
    if (manifest === null) throw new Error(`${file} is no backup that this version of Homeyield can read.`)
    return { manifest, entries: [...entries.keys()], read, verify, close: () => archive.close() }
  } catch (error) {
    archive.close()
    throw error
  }
}

function checkedAgainst(entry: Entry, file: string): Transform {
  let checksum = 0
  return new Transform({
    transform(bytes: Buffer, _, done) {
      checksum = crc32(bytes, checksum)
      done(null, bytes)
    },
    flush: (done) => done(checksum === entry.crc32 ? null : new Error(`${file} is damaged at ${entry.fileName}.`)),
  })
}

function ignoreBytes(): Writable {
  return new Writable({ write: (_bytes, _, done) => done() })
}
