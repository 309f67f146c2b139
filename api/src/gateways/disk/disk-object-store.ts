import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { STORAGE_FULL } from '@homeyield/contract/upload-types'
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkPostPolicy } from './check-post-policy.ts'
import { ObjectStoreProblem, type ObjectStore, type StoredObject } from '../../uploads/object-store-port.ts'
import { PostRefusal, type AcceptedPost, type PostReceiver } from '../../uploads/post-port.ts'
import { readPostForm } from './read-post-form.ts'
import { signPostPolicy, type PostSigner } from './sign-post-policy.ts'

export interface DiskStoreSettings {
  readonly folder: string
  readonly secretKey: string
  readonly url: () => string
  readonly now: () => number
}

// More than enough for the head before the bytes.
const MAX_HEAD_BYTES = 64 * 1024

/**
 * A store on this machine's disk with S3's presigned POST: policy, signature, expiry, size and type are enforced. An
 * object is one file, named by its key's digest, so that keys cannot address other files; it is written whole or not at
 * all.
 */
export function openDiskObjectStore({ folder, secretKey, url, now }: DiskStoreSettings): ObjectStore & PostReceiver {
  const signer: PostSigner = { bucket: 'homeyield', region: 'local', accessKeyId: 'HOMEYIELD', secretKey }
  const fileOf = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }
  const write = async (key: string, { bytes, contentType }: StoredObject): Promise<void> => {
    const file = fileOf(key)
    const draft = `${file}.${randomUUID()}`
    try {
      // Again where the folder was removed as empty just before.
      const handle = (await openIn(draft).catch(absent)) ?? (await openIn(draft))
      try {
        await handle.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify({ key, contentType })}\n`), bytes]))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw isFull(error) ? new ObjectStoreProblem('full', error) : error
    }
  }
  return {
    presignPost: (terms) => Promise.resolve({ url: url(), fields: signPostPolicy(signer, terms, now()) }),
    read: (key, maxBytes) => orProblem(() => readObject(fileOf(key), maxBytes)),
    write: (key, object) => orProblem(() => write(key, object)),
    remove: (key) =>
      orProblem(async () => {
        await rm(fileOf(key), { force: true })
        await rmdir(dirname(fileOf(key))).catch(stillUsed)
      }),
    async takePost(request) {
      const { fields, file } = await readPostForm(request, (given) => checkPostPolicy(signer, given, now()))
      const key = fields.get('key') ?? ''
      const contentType = fields.get('content-type') ?? 'binary/octet-stream'
      await write(key, { bytes: file, contentType }).catch(refuseFull)
      return {
        status: statusOf(fields.get('success_action_status')),
        location: `${url()}/${key.split('/').map(encodeURIComponent).join('/')}`,
        bucket: signer.bucket,
        key,
        etag: `"${createHash('md5').update(file).digest('hex')}"`,
      }
    },
  }
}

async function readObject(file: string, maxBytes: number): Promise<StoredObject | 'too_large' | null> {
  const stats = await stat(file).catch(absent)
  if (stats === null) return null
  if (stats.size > maxBytes + MAX_HEAD_BYTES) return 'too_large'
  const content = await readFile(file).catch(absent)
  if (content === null) return null
  const end = content.indexOf('\n')
  const bytes = content.subarray(end + 1)
  if (bytes.length > maxBytes) return 'too_large'
  const head: unknown = JSON.parse(content.subarray(0, end).toString())
  return { bytes, contentType: String(recordOrEmpty(head)['contentType']) }
}

async function openIn(file: string): Promise<FileHandle> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  return open(file, 'wx', 0o600)
}

/** A folder that has other files, or that another process removed. */
function stillUsed(error: NodeJS.ErrnoException): void {
  if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code ?? '')) throw error
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function orProblem<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ObjectStoreProblem ? error : new ObjectStoreProblem('failed', error)
  }
}

/** No room on the disk, or none left of a quota. */
function isFull(error: unknown): boolean {
  const { code } = recordOrEmpty(error)
  return code === 'ENOSPC' || code === 'EDQUOT'
}

function refuseFull(error: unknown): never {
  const isFull = error instanceof ObjectStoreProblem && error.kind === 'full'
  throw isFull ? new PostRefusal(507, 'InsufficientStorage', STORAGE_FULL) : error
}

function statusOf(wanted: string | undefined): AcceptedPost['status'] {
  return wanted === '200' ? 200 : wanted === '201' ? 201 : 204
}
