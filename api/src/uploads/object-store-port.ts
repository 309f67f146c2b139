/** A permitted post: one object under an exact key, of an exact type, at most so many bytes, for so long. */
export interface PostTerms {
  readonly key: string
  readonly contentType: string
  readonly mostBytes: number
  readonly seconds: number
}

/** Where to post, and the fields that precede the file. */
export interface PostTarget {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

export interface StoredObject {
  readonly bytes: Buffer
  readonly contentType: string
}

/** Failures throw an `ObjectStoreProblem`; every call has a time limit. Source: provider contract section 5. */
export interface ObjectStore {
  /** Creates a target to which a browser posts directly, like S3's presigned POST. */
  readonly presignPost: (terms: PostTerms) => Promise<PostTarget>
  /** The object; null when there is none, `too_large` when it has more than `mostBytes`. */
  readonly read: (key: string, mostBytes: number) => Promise<StoredObject | 'too_large' | null>
  readonly write: (key: string, object: StoredObject) => Promise<void>
  /** Removes the object; does nothing when there is none. */
  readonly remove: (key: string) => Promise<void>
}

/** A failure of the object store. Its message contains neither a key nor a secret. */
export class ObjectStoreProblem extends Error {
  override readonly name = 'ObjectStoreProblem'
  readonly kind: 'failed' | 'slow'

  constructor(kind: 'failed' | 'slow', cause: unknown) {
    super(`The object store ${kind === 'slow' ? 'was too slow' : 'failed'}: ${codeOf(cause)}`, { cause })
    this.kind = kind
  }
}

function codeOf(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown }
  return String(code ?? name)
}
