import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import fc from 'fast-check'
import { GOLDEN } from '../saved-calculation.ts'
import { TEST_PASSWORD } from '../test-client.ts'
import { EMAIL_MARK, idMark, ORIGIN_MARK, TOKEN_MARK, VERSION_MARK } from './known-things.ts'
import { schemaArbitrary, type JsonSchema } from './schema-arbitrary.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

/** An operation of openapi.json. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> }>
  >
}

export const CALLERS = ['premium', 'free', 'key', 'nobody', 'stranger'] as const

/** A request before the ids that its marks stand for are known. */
export interface GeneratedRequest {
  readonly operation: Operation
  readonly caller: (typeof CALLERS)[number]
  readonly parameters: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** How the body is sent. */
  readonly form: 'as described' | 'not JSON' | 'another type' | 'too large' | 'none'
}

/** Requests of all operations, most of which the server can answer. */
export function requestArbitrary(operations: readonly Operation[]): fc.Arbitrary<GeneratedRequest> {
  return fc.oneof(
    ...operations.map((operation) => ({ weight: weightOf(operation), arbitrary: ofOperation(operation) })),
  )
}

// What ends an account's session ends the links between its requests; what makes a thing begins some.
function weightOf({ method, path }: Operation): number {
  if (path === '/account/sign_out' || path === '/account/password' || (path === '/account' && method !== 'get'))
    return 1
  return method === 'post' ? 10 : 5
}

function ofOperation(operation: Operation): fc.Arbitrary<GeneratedRequest> {
  const schema = operation.requestBody?.content['application/json']?.schema
  const parameters = operation.parameters.map((parameter) =>
    fc.tuple(
      fc.constant(parameter.name),
      fc.oneof(
        { weight: parameter.in === 'path' ? 0 : 2, arbitrary: fc.constant(undefined) },
        { weight: 8, arbitrary: schemaArbitrary(parameter.schema, known(operation), parameter.name) },
      ),
    ),
  )
  return fc.record({
    operation: fc.constant(operation),
    caller: fc.oneof(
      { weight: 12, arbitrary: fc.constant('premium' as const) },
      { weight: 8, arbitrary: fc.constantFrom(...CALLERS) },
    ),
    parameters: fc.tuple(...parameters).map((entries) => Object.fromEntries(entries)),
    body: schema === undefined ? fc.constant(undefined) : bodyArbitrary(operation, schema),
    form: fc.oneof(
      { weight: 24, arbitrary: fc.constant('as described' as const) },
      { weight: 1, arbitrary: fc.constantFrom('not JSON', 'another type', 'too large', 'none') },
    ),
  })
}

/** Of a calculation mostly one that can be saved, with some inputs changed. */
function bodyArbitrary(operation: Operation, schema: JsonSchema): fc.Arbitrary<unknown> {
  const body = schemaArbitrary(schema, known(operation))
  if (!['post /calculations', 'post /appraisal'].includes(`${operation.method} ${operation.path}`)) return body
  return fc.oneof(
    { weight: 1, arbitrary: body },
    { weight: 4, arbitrary: body.map((changes) => Object.assign({}, GOLDEN, recordOrEmpty(changes))) },
  )
}

/** What a client takes from earlier answers or knows by itself. */
function known({ path }: Operation): (name: string, schema: JsonSchema) => fc.Arbitrary<unknown> | null {
  return (name, { type, format }) => {
    if (name === 'version' && type === 'integer')
      return fc.oneof({ weight: 4, arbitrary: fc.constant(VERSION_MARK) }, fc.nat({ max: 5 }))
    if (format === 'uuid' || (name === 'id' && type === 'string')) {
      const own = fc.nat({ max: 9 }).map((index) => idMark(kindOf(name, path), index))
      return fc.oneof({ weight: 9, arbitrary: own }, fc.uuid())
    }
    if (name === 'latitude') return fc.constantFrom(-36.94, 0)
    if (name === 'longitude') return fc.constantFrom(174.84, 0)
    if (type !== 'string') return null
    if (name === 'sa2_code' || name === 'area') return fc.constantFrom('151600', '100100', '999999')
    if (name === 'q' || name === 'address') return fc.constantFrom('Kauri', '1 Kauri Street', 'Otahuhu', '', 'x')
    if (name === 'token' || name === 'reset_password_token') return fc.constant(TOKEN_MARK)
    if (name.includes('password')) return fc.constant(TEST_PASSWORD)
    if (name === 'coupon_code') return fc.constantFrom('WELCOME', 'HALFYEAR', 'NOTHING')
    if (name === 'place') return fc.constantFrom('Otahuhu', '1 Kauri Street', 'x')
    if (name === 'email' || name === 'to') {
      const others = fc.nat({ max: 99_999 }).map((number) => `generated${number}@homeyield.test`)
      return fc.oneof(others, fc.constant(EMAIL_MARK))
    }
    if (name === 'success_url' || name === 'cancel_url') return fc.constant(`${ORIGIN_MARK}/account`)
    return null
  }
}

/** The collection that an id is of: `/links` of `/links/{id}`, `/calculations` of `calculation_id`. */
function kindOf(name: string, path: string): string {
  if (name === 'id') return path.split('/')[1] ?? ''
  if (name === 'after') return 'calculations'
  return `${name.replace(/_id$/u, '')}s`.replace('persons', 'household')
}
