import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import * as z from 'zod/mini'
import { calculationFields } from './calculation.ts'
import { descriptions, describeField } from './describe-field.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problemSchema } from './problem.ts'
import { asAtSchema, calculationSchema, livesHereSchema, nextChangeSchema } from './saved-calculation.ts'
import { SCOPE_WORDS } from './scope-words.ts'

type Json = Record<string, unknown>

const RETRY_AFTER = { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } }

for (const bound of ['lower', 'upper'] as const) {
  for (const period of RENT_PERIODS) {
    const name = `estimate_${period}_${bound}` as const
    const description = `${describeField(CALCULATION_FIELDS[name])} Sent alone, it replaces the other two periods.`
    descriptions.add(calculationFields.shape[name], { description })
  }
}

descriptions.add(calculationFields.shape.deposit, {
  description: `${describeField(CALCULATION_FIELDS.deposit)} A share, such as 20%, needs purchase_price in the same body.`,
})
descriptions.add(asAtSchema, { description: 'The day in New Zealand as at which the figures are computed.' })
descriptions.add(livesHereSchema, { description: 'Whether the purpose is live_in.' })
descriptions.add(nextChangeSchema, {
  description:
    'The next day on which cash each week changes because of a loan, why, and what it is from then on, NZD. Null when nothing is owed.',
})
descriptions.add(calculationSchema.shape.figures_changed, {
  description:
    'Cash each week that an earlier version computed, NZD, and why it is another now. Null once the calculation is saved again.',
})
descriptions.add(calculationSchema.shape.loan, {
  description: 'Purchase price less deposit, NZD. Null without a purchase price or a deposit.',
})
descriptions.add(calculationFields.shape.loan_duration, { description: 'Loan duration, years. Months win.' })

/** The contract as OpenAPI 3.1, from the schemas that validate requests. `server` is the address of the API host. */
export function openApiDocument(server: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, declared] of Object.entries<Endpoint>(endpoints)) {
    paths[declared.path] = { ...paths[declared.path], [declared.method.toLowerCase()]: operation(name, declared) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Homeyield', version: '1', description: 'Rent, cost and yield of New Zealand homes.' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'hy_…',
          description: describeKey(),
        },
      },
    },
  }
}

function describeKey(): string {
  const scopes = Object.entries(SCOPE_WORDS).map(([scope, words]) => `\`${scope}\`: ${words}.`)
  return [
    'An API key of a Premium account, for the calls that name a scope that it has. Any other call is refused with 403, more than its calls a minute with 429.',
    ...scopes,
  ].join(' ')
}

function operation(name: string, declared: Endpoint): Json {
  return {
    operationId: name,
    summary: declared.summary,
    security: securityOf(declared),
    parameters: [
      ...parameters('path', declared.params),
      ...parameters('query', declared.query),
      ...parameters('header', declared.headers),
    ],
    ...(declared.body
      ? { requestBody: { required: true, content: jsonContent(jsonSchema(declared.body, 'input')) } }
      : {}),
    ...(declared.rawBody ? { requestBody: { required: true, content: jsonContent({ type: 'object' }) } } : {}),
    responses: responses(declared),
  }
}

/** A scope is a role in the sense of OpenAPI 3.1: bearer schemes have no scopes of their own. */
function securityOf({ access, scope }: Endpoint): Json[] {
  if (access === 'public') return []
  return [{ session: [] }, ...(scope === undefined ? [] : [{ key: [scope] }])]
}

function responses(declared: Endpoint): Json {
  const success = successContent(declared)
  const refusals = new Set([...(declared.refusals ?? []), 500, 503])
  // A key is refused with 403 where it lacks the scope, or no key is admitted.
  if (declared.access === 'signed_in') refusals.add(401).add(403)
  // The traffic of one address is limited, but for health checks.
  if (!declared.path.startsWith('/health/')) refusals.add(429)
  if (declared.params) refusals.add(404)
  if (declared.body || declared.query) refusals.add(400)
  if (declared.body || declared.query || declared.headers) refusals.add(422)
  // Any call but GET reads a body, even one that needs none.
  if (declared.method !== 'GET' && !declared.rawBody) refusals.add(400).add(413).add(415)
  const refusal = (status: number) => {
    const body = declared.refusalBodies?.[status]
    const schema = body ? jsonSchema(body, 'output') : { $ref: '#/components/schemas/Problem' }
    const headers = status === 429 ? { headers: RETRY_AFTER } : {}
    return { description: 'Refused', ...headers, content: jsonContent(schema) }
  }
  return {
    [declared.status]: { description: declared.summary, ...success, ...cookieHeader(declared) },
    ...(declared.packed ? { 304: { description: 'It is as the ETag of If-None-Match names it' } } : {}),
    ...Object.fromEntries([...refusals].map((status) => [status, refusal(status)])),
  }
}

function successContent({ response, file, status }: Endpoint): Json {
  if (file !== undefined) return { content: { [file]: {} } }
  if (status === 303) return { headers: { location: { schema: { type: 'string' } } } }
  return response ? { content: jsonContent(jsonSchema(response, 'output')) } : {}
}

function cookieHeader({ cookie }: Endpoint): Json {
  if (cookie === undefined) return {}
  const description = `${cookie.name}, with \`${cookie.field}\`, where that is not null`
  return { headers: { 'set-cookie': { description, schema: { type: 'string' } } } }
}

function parameters(where: 'path' | 'query' | 'header', schema: Endpoint['params']): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonContent(schema: unknown): Json {
  return { 'application/json': { schema } }
}

function jsonSchema(schema: NonNullable<Endpoint['params']>, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, metadata: descriptions })
  return described
}
