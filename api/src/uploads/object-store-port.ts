/** What may be posted: one object under an exact key, of an exact type, at most so many bytes, for so long. */
export interface PostTerms {
  readonly key: string
  readonly contentType: string
  readonly mostBytes: number
  readonly seconds: number
}

/** Where to post, and the fields that go before the file. */
export interface PostTarget {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** An object as it is kept. */
export interface StoredObject {
  readonly bytes: Buffer
  readonly contentType: string
}

/**
 * Keeps files by their key. What cannot be done throws an `ObjectStoreProblem`; every call ends within its own time. Source:
 * provider contract section 5.
 */
export interface ObjectStore {
  /** Hands out a target to which a browser posts by itself, as S3's presigned POST. */
  readonly presignPost: (terms: PostTerms) => Promise<PostTarget>
  /** The object; null when there is none, `too_large` when it has more than `mostBytes`. */
  readonly read: (key: string, mostBytes: number) => Promise<StoredObject | 'too_large' | null>
  readonly write: (key: string, object: StoredObject) => Promise<void>
  /** Removes the object; nothing happens when there is none. */
  readonly remove: (key: string) => Promise<void>
}

/** An object store that failed or was too slow. Its message names neither a key nor a secret. */
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
