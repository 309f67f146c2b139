import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Readable, PassThrough, pipeline } from 'node:stream'
import { crc32, createGunzip } from 'node:zlib'
import { type Entry, type ZipFile, openPromise } from 'yauzl'
import { describeFileFailure } from './describe-file-failure.ts'
import { findFileKind } from './file-kind.ts'

const MIN_PIECE = 1024 * 1024

/**
 * The bytes of a plain, gzip or zip file, unpacked, in pieces of at least a megabyte. `onProgress` gets the part of the file read so
 * far, 0 to 1. Throws for a file that is missing or damaged, and for an archive without exactly one CSV file.
 */
export async function* readBytes(path: string, onProgress: (share: number) => void): AsyncGenerator<Buffer> {
  try {
    const kind = await findFileKind(path)
    yield* kind === 'zip' ? unzip(path, onProgress) : readStream(path, kind === 'gzip', onProgress)
  } catch (error) {
    throw describeFileFailure(path, error)
  }
}

async function* readStream(path: string, isPacked: boolean, onProgress: (share: number) => void) {
  const { size } = await stat(path)
  const file = createReadStream(path, { highWaterMark: MIN_PIECE })
  // Destroys both streams when either fails; the error arrives at the reader.
  const bytes = pipeline(file, isPacked ? createGunzip({ chunkSize: MIN_PIECE }) : new PassThrough(), () => undefined)
  for await (const piece of joinPieces(bytes)) {
    onProgress(size === 0 ? 1 : file.bytesRead / size)
    yield piece
  }
}

async function* unzip(path: string, onProgress: (share: number) => void) {
  const archive = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw damaged(path, error)
  })
  try {
    const entry = await findEntry(path, archive)
    let [read, checksum] = [0, 0]
    try {
      for await (const piece of joinPieces(await archive.openReadStreamPromise(entry))) {
        read += piece.length
        checksum = crc32(piece, checksum)
        onProgress(read / entry.uncompressedSize)
        yield piece
      }
    } catch (error) {
      throw damaged(path, error)
    }
    if (checksum !== entry.crc32) throw damaged(path, new Error('The checksum differs.'))
  } finally {
    archive.close()
  }
}

function damaged(path: string, cause: unknown): Error {
  return new Error(`${path} is cut off or damaged.`, { cause })
}

async function findEntry(path: string, archive: ZipFile): Promise<Entry> {
  const found: Entry[] = []
  for await (const entry of archive.eachEntry()) {
    if (/\.csv$/iu.test(entry.fileName) && !entry.fileName.startsWith('__MACOSX/')) found.push(entry)
  }
  const [entry] = found
  if (entry === undefined) throw new Error(`${path} has no .csv file in it.`)
  if (found.length > 1) throw new Error(`${path} has ${found.length} .csv files in it; unpack the right one.`)
  return entry
}

// Unpackers give small pieces; a few large ones are read several times as fast.
async function* joinPieces(stream: Readable): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size < MIN_PIECE) continue
    yield Buffer.concat(pieces)
    pieces = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(pieces)
}
