import type { CallResult, Endpoint, HandlerInput } from '@homeyield/contract/endpoint'
import type { Endpoints } from '@homeyield/contract/endpoints'
import type { PackedText } from './pack-text.ts'
import type { Slices } from './slices.ts'
import type { Viewer, Visitor } from './viewer.ts'

/** A read-only result, whose list may be in slices; void for endpoints without a body. */
type Served<Result> = Result extends undefined
  ? void
  : Result extends readonly unknown[]
    ? Sliceable<Result>
    : Result extends object
      ? { readonly [Name in keyof Result]: Sliceable<Result[Name]> }
      : Result
type Sliceable<Value> =
  | DeepReadonly<Value>
  | (Value extends readonly (infer Item)[] ? Slices<DeepReadonly<Item>> : never)
type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value

export type Handler<E extends Endpoint> = (
  caller: E['access'] extends 'signed_in' ? Viewer : Visitor,
  input: HandlerInput<E>,
) => Result<E> | Promise<Result<E>>

type Result<E extends Endpoint> = E['packed'] extends true ? PackedText : Served<CallResult<E>>

/** A handler for every endpoint; one that is missing does not compile. */
export type Handlers = { readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]> }

/** What a handler receives of a call without any input. */
export const NO_INPUT = { params: undefined, query: undefined, headers: undefined, body: undefined } as const
