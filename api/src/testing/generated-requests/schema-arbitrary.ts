import { isRecord } from '@homeyield/domain/records/is-record'
import fc from 'fast-check'

/** A JSON Schema, as openapi.json has it. */
export interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly propertyNames?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

const DAYS = { min: new Date('2015-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }
/** What a generator that knows only types would never try. */
const ODD = fc.oneof(
  fc.constantFrom<unknown>(null, '', [], {}, true, -1, 0.1 + 0.2, 1e15, '1e400', '\u0000', '\ud800', 'x'.repeat(5000)),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Values of a schema, of which one in thirty is anything at all. `known` gives those that mean something to the server. */
export function schemaArbitrary(
  schema: JsonSchema,
  known: (name: string, schema: JsonSchema) => fc.Arbitrary<unknown> | null,
  name = '',
): fc.Arbitrary<unknown> {
  const inside = (part: JsonSchema, partName = name) => schemaArbitrary(part, known, partName)
  const valid = (): fc.Arbitrary<unknown> => {
    const meant = known(name, schema)
    if (meant !== null) return meant
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
    if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((part) => inside(part)))
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.type === 'null') return fc.constant(null)
    if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 2_000_000 })
    if (schema.type === 'number')
      return fc.oneof(fc.constantFrom(0, 1, 2, 5, 10, 50, 600, 850_000), fc.integer({ min: 0, max: 2_000_000 }))
    if (schema.type === 'string') return strings(schema)
    if (schema.type === 'array') {
      const size = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) }
      return fc.array(inside(schema.items ?? {}), size)
    }
    return objects(schema, inside)
  }
  return fc.oneof({ weight: 40, arbitrary: valid() }, { weight: 1, arbitrary: ODD })
}

function strings({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.date(DAYS).map((day) => day.toISOString().slice(0, 10))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  const long = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
  return fc.oneof(
    long,
    fc.constantFrom('12 Rose Street', '650', '5.5', '20%').filter((text) => text.length >= minLength),
  )
}

// More optional properties at once would seldom pass all checks.
const MOST_OPTIONAL = 4

function objects(
  { properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema,
  inside: (part: JsonSchema, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (propertyNames !== undefined && isRecord(additionalProperties)) {
    const keys = inside(propertyNames).map(String)
    return fc.dictionary(keys, inside(additionalProperties), { maxKeys: 3 })
  }
  const values = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inside(part, name)]))
  const optional = Object.keys(values).filter((name) => !required.includes(name))
  // All of the required, or all but one.
  const needed = fc.oneof(
    { weight: 29, arbitrary: fc.constant(required) },
    { weight: 1, arbitrary: fc.nat().map((at) => required.toSpliced(at % Math.max(1, required.length), 1)) },
  )
  return fc
    .tuple(needed, fc.subarray(optional, { maxLength: Math.min(optional.length, MOST_OPTIONAL) }))
    .chain(([some, others]) => {
      const chosen = Object.entries(values).filter(([name]) => some.includes(name) || others.includes(name))
      return fc.record(Object.fromEntries(chosen))
    })
}
