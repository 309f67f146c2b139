import { recordOrEmpty } from '@homeyield/domain/records/is-record'

/** A permitted post: one object under an exact key, of an exact type, at most so many bytes, for so long. */
export interface PostTerms {
  readonly key: string
  readonly contentType: string
  readonly maxBytes: number
  readonly seconds: number
}

export interface PostTarget {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

export interface StoredObject {
  readonly bytes: Buffer
  readonly contentType: string
}

/** Failures throw an `ObjectStoreProblem`; every call has a time limit. */
export interface ObjectStore {
  readonly presignPost: (terms: PostTerms) => Promise<PostTarget>
  /** The object; null when there is none, `too_large` when it has more than `maxBytes`. */
  readonly read: (key: string, maxBytes: number) => Promise<StoredObject | 'too_large' | null>
  readonly write: (key: string, object: StoredObject) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

type StoreProblemKind = 'failed' | 'slow' | 'full'

const WHAT: Readonly<Record<StoreProblemKind, string>> = { failed: 'failed', slow: 'was too slow', full: 'is full' }

export class ObjectStoreProblem extends Error {
  override readonly name = 'ObjectStoreProblem'
  readonly kind: StoreProblemKind

  constructor(kind: StoreProblemKind, cause: unknown) {
    super(`The object store ${WHAT[kind]}: ${codeOf(cause)}`, { cause })
    this.kind = kind
  }
}

function codeOf(error: unknown): string {
  const { name, code } = recordOrEmpty(error)
  return String(code ?? name)
}
