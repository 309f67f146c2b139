import type { IncomingMessage } from 'node:http'

/** Where the posts of an object store that takes them itself arrive, below /api. */
export const POST_PATH = '/uploads/store'

/** An object that was posted, and how the poster wishes to be answered. */
export interface AcceptedPost {
  readonly status: 200 | 201 | 204
  readonly location: string
  readonly bucket: string
  readonly key: string
  /** With its quotation marks. */
  readonly etag: string
}

/** An object store that takes posts itself. */
export interface PostReceiver {
  /** Takes a multipart form as S3 does, or throws the `PostRefusal`. */
  readonly takePost: (request: IncomingMessage) => Promise<AcceptedPost>
}

/** A post to an object store that is refused, as S3 says it. Source: provider contract section 5.2, "Errors". */
export class PostRefusal extends Error {
  override readonly name = 'PostRefusal'
  readonly status: number
  readonly code: string
  /** What the answer's XML names besides the message. */
  readonly details: Readonly<Record<string, string | number>>

  constructor(status: number, code: string, message: string, details: Record<string, string | number> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** The refusal of what the policy does not allow. */
export function accessDenied(why: string): PostRefusal {
  return new PostRefusal(403, 'AccessDenied', why)
}

/** The refusal of a form that lacks something or says it twice. */
export function invalidArgument(why: string): PostRefusal {
  return new PostRefusal(400, 'InvalidArgument', why)
}

/** The refusal of a body that is no multipart form. */
export function malformedPost(): PostRefusal {
  const why = 'The body of your POST request is not well-formed multipart/form-data.'
  return new PostRefusal(400, 'MalformedPOSTRequest', why)
}
