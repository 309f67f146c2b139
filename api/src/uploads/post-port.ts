import type { IncomingMessage } from 'node:http'

export const POST_PATH = '/uploads/store'

export interface AcceptedPost {
  readonly status: 200 | 201 | 204
  readonly location: string
  readonly bucket: string
  readonly key: string
  /** With its quotation marks. */
  readonly etag: string
}

export interface PostReceiver {
  readonly takePost: (request: IncomingMessage) => Promise<AcceptedPost>
}

/** A refused post, in S3's terms. */
export class PostRefusal extends Error {
  override readonly name = 'PostRefusal'
  readonly status: number
  readonly code: string
  /** Further elements of the response's XML. */
  readonly details: Readonly<Record<string, string | number>>

  constructor(status: number, code: string, message: string, details: Record<string, string | number> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

export function accessDenied(why: string): PostRefusal {
  return new PostRefusal(403, 'AccessDenied', why)
}

export function invalidArgument(why: string): PostRefusal {
  return new PostRefusal(400, 'InvalidArgument', why)
}

export function malformedPost(): PostRefusal {
  const why = 'The body of your POST request is not well-formed multipart/form-data.'
  return new PostRefusal(400, 'MalformedPOSTRequest', why)
}
