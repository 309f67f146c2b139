import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'
import type { PostFields, SizeRange } from './check-post-policy.ts'
import { invalidArgument, malformedPost, PostRefusal } from '../../uploads/post-port.ts'

// S3's own limit on everything before the file.
const MAX_FIELD_BYTES = 20 * 1024
const MAX_FIELDS = 100
// A file too large for its policy is read to its end, so that the browser receives the reason, but no further than
// this.
const MAX_BYTES = 8 * 1024 * 1024

export interface PostedForm {
  readonly fields: PostFields
  readonly file: Buffer
}

/**
 * Reads a multipart form whose last part is the file; anything after it is ignored. `accept` checks the fields before
 * the file is read, and returns its allowed size or throws. A refusal waits until the rest has been read; an aborted or
 * endless request is a `PostRefusal`. Only a file within its range is held in memory.
 */
export async function readPostForm(
  request: IncomingMessage,
  accept: (fields: PostFields) => SizeRange,
): Promise<PostedForm> {
  const form = new FormReading(accept)
  await pour(request, form)
  return form.finish()
}

class FormReading {
  readonly #accept: (fields: PostFields) => SizeRange
  readonly #fields = new Map<string, string>()
  #refusal: PostRefusal | null = null
  #fieldBytes = 0
  #range: SizeRange | null = null
  #chunks: Buffer[] = []
  #size = 0
  #hasFile = false

  constructor(accept: (fields: PostFields) => SizeRange) {
    this.#accept = accept
  }

  takeField(name: string, value: string, isCut: boolean): void {
    if (this.#hasFile) return
    const key = name.toLowerCase()
    this.#fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (isCut || this.#fieldBytes > MAX_FIELD_BYTES) {
      const why = 'Your POST request fields preceding the upload file were too large.'
      this.refuse(new PostRefusal(400, 'MaxPostPreDataLengthExceeded', why))
    } else if (this.#fields.has(key)) {
      this.refuse(invalidArgument(`POST requires exactly one field named '${name}'.`))
    } else {
      this.#fields.set(key, value)
    }
  }

  takeFile(name: string | undefined, fileName: string | undefined): boolean {
    if (this.#hasFile) return false
    if (name?.toLowerCase() !== 'file') {
      this.refuse(invalidArgument('POST requires exactly one file upload per request, in the field file.'))
      return false
    }
    this.#hasFile = true
    const base = fileName?.split(/[/\\]/u).at(-1) ?? ''
    for (const [key, value] of this.#fields)
      this.#fields.set(
        key,
        value.replaceAll('${filename}', () => base),
      )
    if (this.#refusal !== null) return false
    try {
      this.#range = this.#accept(this.#fields)
    } catch (error) {
      if (!(error instanceof PostRefusal)) throw error
      this.refuse(error)
    }
    return this.#range !== null
  }

  takeChunk(chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#range !== null && this.#size <= this.#range.most) this.#chunks.push(chunk)
    else this.#chunks = []
  }

  refuse(refusal: PostRefusal): void {
    this.#refusal ??= refusal
  }

  finish(): PostedForm {
    if (this.#refusal !== null) throw this.#refusal
    if (this.#range === null) throw invalidArgument('POST requires exactly one file upload per request.')
    const { least, most } = this.#range
    if (this.#size > most) throw entityTooLarge(this.#size, most)
    if (this.#size < least) {
      const why = 'Your proposed upload is smaller than the minimum allowed size'
      throw new PostRefusal(400, 'EntityTooSmall', why, { ProposedSize: this.#size, MinSizeAllowed: least })
    }
    return { fields: this.#fields, file: Buffer.concat(this.#chunks) }
  }
}

function pour(request: IncomingMessage, form: FormReading): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let received = 0
  let parser: InstanceType<typeof Busboy>
  const fail = (problem: unknown) => {
    request.unpipe(parser)
    // The rest of the request still has to be read.
    request.resume()
    reject(problem)
  }
  try {
    parser = new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      isPartAFile: (name, _type, fileName) => fileName !== undefined || name?.toLowerCase() === 'file',
      preservePath: true,
      limits: {
        fieldNameSize: 200,
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        parts: MAX_FIELDS + 1,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    })
  } catch {
    return Promise.reject(notMultipart())
  }
  parser.on('field', (name, value, nameCut, valueCut) => form.takeField(name, value, nameCut || valueCut))
  parser.on('file', (name, stream, fileName) => {
    const wanted = form.takeFile(name, fileName)
    stream.on('data', (chunk: Buffer) => wanted && form.takeChunk(chunk))
    // The parser reports the form's failure; unhandled, the part's error would end the process.
    stream.on('error', () => fail(malformedPost()))
  })
  parser.on('partsLimit', () => form.refuse(malformedPost()))
  parser.on('fieldsLimit', () => form.refuse(malformedPost()))
  parser.on('finish', resolve)
  parser.on('error', () => fail(malformedPost()))
  request.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > MAX_BYTES) fail(entityTooLarge(received, MAX_BYTES))
  })
  request.once('error', () => fail(malformedPost()))
  request.once('close', () => {
    if (!request.complete) fail(malformedPost())
  })
  request.pipe(parser)
  return promise
}

function entityTooLarge(size: number, most: number): PostRefusal {
  const why = 'Your proposed upload exceeds the maximum allowed size'
  return new PostRefusal(400, 'EntityTooLarge', why, { ProposedSize: size, MaxSizeAllowed: most })
}

function notMultipart(): PostRefusal {
  const why = 'At least one of the pre-conditions you specified did not hold'
  const Condition = 'Bucket POST must be of the enclosure-type multipart/form-data'
  return new PostRefusal(412, 'PreconditionFailed', why, { Condition })
}
