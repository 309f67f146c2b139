import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Who may call: everybody, or only an account that is signed in. */
export type Access = 'public' | 'signed_in'

/** One call of the wire contract: where it is, what it takes and what it answers. Source: decisions section 1. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API host; `{name}` stands for a path parameter. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly headers?: Schema
  readonly body?: Schema
  /** The body is handed over byte for byte as it came, because a signature covers it, whatever its type says. */
  readonly rawBody?: true
  /** Whether mail programs call it, which post a form, of which nothing is read. */
  readonly postedForm?: true
  /** The status of success and what it carries; no schema means no body. */
  readonly status: 200 | 201 | 202 | 204 | 303
  readonly answer?: Schema
  /** The type of the file that is answered instead of JSON, such as application/pdf. */
  readonly file?: string
  /** The statuses with which this call can refuse, besides those of its access and its input. */
  readonly refusals?: readonly number[]
  /** The bodies of those refusals that carry more than the problem. */
  readonly refusalBodies?: Readonly<Record<number, Schema>>
}

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined
type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined

/** What a caller of an endpoint gives. */
export interface CallInput<E extends Endpoint> {
  params: InputOf<E['params']>
  query: InputOf<E['query']>
  headers: InputOf<E['headers']>
  body: InputOf<E['body']>
}

/** What a handler of an endpoint receives, once it has been checked. */
export interface HandlerInput<E extends Endpoint> {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  headers: OutputOf<E['headers']>
  body: E['rawBody'] extends true ? Uint8Array : OutputOf<E['body']>
}

/** A file as it is answered, and the name to save it under. */
export interface FileAnswer {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What an endpoint answers on success; one of the status 303 answers where to go on, a path of the web app. */
export type Answer<E extends Endpoint> = E['answer'] extends Schema
  ? z.core.output<E['answer']>
  : E['file'] extends string
    ? FileAnswer
    : E['status'] extends 303
      ? string
      : undefined

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}
