import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Who may call: everybody, or only an account that is signed in. */
export type Access = 'public' | 'signed_in'

/** Where a call is and who may make it. */
export interface EndpointAddress {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API host; `{name}` stands for a path parameter. */
  readonly path: string
  readonly access: Access
  /** The type of the file that is returned instead of JSON, such as application/pdf. */
  readonly file?: string
}

/** What a call takes and returns. */
export interface EndpointDetails {
  readonly summary: string
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
  /** The statuses with which this call can refuse, besides those of its access and its input. */
  readonly refusals?: readonly number[]
  /** The bodies of those refusals that carry more than the problem. */
  readonly refusalBodies?: Readonly<Record<number, Schema>>
}

/** One call of the contract. Source: decisions section 1. */
export type Endpoint = EndpointAddress & EndpointDetails

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
