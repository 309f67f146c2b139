import { open } from 'node:fs/promises'

export type FileKind = 'gzip' | 'zip' | 'parquet' | 'text'

/** What a file is, by its first bytes: a name can be wrong. */
export async function findFileKind(path: string): Promise<FileKind> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    const start = buffer.toString('latin1')
    if (start.startsWith('\x1F\x8B')) return 'gzip'
    if (start === 'PK\x03\x04') return 'zip'
    return start === 'PAR1' ? 'parquet' : 'text'
  } finally {
    await file.close()
  }
}
