import { STORAGE_FULL, UPLOAD_TYPES, type UploadType } from '@homeyield/contract/upload-types'
import { call } from './call.ts'
import { ownAddress } from './own-address.ts'
import { NO_CONNECTION, RequestProblem } from './request-problem.ts'

/** Milliseconds. */
const TIMEOUT = 120_000

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export interface Upload {
  readonly type: UploadType
  /** Its own type is sent, such as image/png. */
  readonly file: Blob
  readonly fileName: string
  /** Of a property photo; a logo belongs to the account. */
  readonly calculationId?: string
  /** Called with the fraction uploaded, 0 to 1. */
  readonly onProgress?: (fraction: number) => void
  readonly signal?: AbortSignal
}

/**
 * Uploads an image in three steps: get a target, post to it, confirm. Returns the image's URL. Throws RequestProblem;
 * the upload can then be retried from the start.
 */
export async function upload({ type, file, fileName, calculationId, onProgress, signal }: Upload): Promise<string> {
  const given = signal ? { signal } : {}
  const target = await call('newUpload', {
    query: { upload_type: type, content_type: file.type },
    ...given,
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(target.url_fields)) {
    form.append(name, name === 'key' ? value.replace('${filename}', fileName) : value)
  }
  form.append('file', file, fileName)
  const { status, text } = await post(ownAddress(target.url), form, onProgress, signal)
  const key = readPostResponse(status, text, type)
  const { url } = await call('confirmUpload', {
    body: { key, ...(calculationId === undefined ? {} : { calculation_uuid: calculationId }) },
    ...given,
  })
  return url
}

// fetch cannot report upload progress.
function post(
  url: string,
  form: FormData,
  onProgress: Upload['onProgress'],
  signal: AbortSignal | undefined,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const lost = () => reject(new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' }))
    request.open('POST', url)
    request.timeout = TIMEOUT
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    request.addEventListener('error', lost)
    request.addEventListener('timeout', lost)
    request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/** The key in an object store's response to a post. Throws RequestProblem with a sentence for the person. */
export function readPostResponse(status: number, xml: string, type: UploadType): string {
  const key = element(xml, 'Key')
  if (status === 201 && key !== '') return key
  throw new RequestProblem(status, problemOf(element(xml, 'Code'), type))
}

function problemOf(code: string, type: UploadType): { error: string; code: string } {
  if (code === 'EntityTooLarge') return { error: UPLOAD_TYPES[type].tooLarge, code: 'too_large' }
  if (code === 'InsufficientStorage') return { error: STORAGE_FULL, code: 'storage_full' }
  return { error: 'The image could not be uploaded. Please try again.', code: 'upload_failed' }
}

function element(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(xml)?.[1] ?? ''
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/gu, (_, entity: string) => ENTITIES[entity] ?? '')
}
