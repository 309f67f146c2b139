import type * as z from 'zod/mini'
import type { KeyScope } from './key-scope.ts'

type Schema = z.core.$ZodType

export type Access = 'public' | 'signed_in'

export interface EndpointAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API host, with `{name}` for a path parameter. */
  readonly path: string
  readonly access: Access
  /** What an API key needs to make the call; without a scope every key is refused. */
  readonly scope?: KeyScope
  /** The type of the file that is returned instead of JSON, such as application/pdf. */
  readonly file?: string
  /** The response is large and seldom changes: it is sent compressed and with an ETag, so that browsers revalidate it. */
  readonly packed?: true
}

export interface EndpointDetails {
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly headers?: Schema
  readonly body?: Schema
  /** The most bytes of the body, where it may be longer than others. */
  readonly bodyLimit?: number
  /** The body is passed on byte for byte, whatever its type, because a signature covers it. */
  readonly rawBody?: true
  /** Mail programs call it with a posted form, whose content is ignored. */
  readonly postedForm?: true
  /** The status and body of success; no schema means no body. */
  readonly status: 200 | 201 | 202 | 204 | 303
  readonly response?: Schema
  /** The browser gets a field of the response, where it is not null, as a cookie too. */
  readonly cookie?: { readonly name: string; readonly field: string; readonly seconds: number }
  /** The statuses of refusals, besides those of access and input. */
  readonly refusals?: readonly number[]
  /** The bodies of refusals that carry more than the problem. */
  readonly refusalBodies?: Readonly<Record<number, Schema>>
}

export type Endpoint = EndpointAddress & EndpointDetails

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined
type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined

export interface CallInput<E extends Endpoint> {
  params: InputOf<E['params']>
  query: InputOf<E['query']>
  headers: InputOf<E['headers']>
  body: InputOf<E['body']>
}

/** The validated input that a handler receives. */
export interface HandlerInput<E extends Endpoint> {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  headers: OutputOf<E['headers']>
  body: E['rawBody'] extends true ? Uint8Array : OutputOf<E['body']>
}

/** A file to return, and the name to save it under. */
export interface FileResponse {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What an endpoint returns on success; for status 303 the path of the web app to redirect to. */
export type CallResult<E extends Endpoint> = E['response'] extends Schema
  ? z.core.output<E['response']>
  : E['file'] extends string
    ? FileResponse
    : E['status'] extends 303
      ? string
      : undefined
