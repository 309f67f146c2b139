import { expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: { properties?: object; $ref?: string } }> }>
}
const paths = openApiDocument('/api')['paths'] as Record<string, Record<string, Operation>>
const PROBLEM = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }

it('names what every call can refuse with', () => {
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    expect(operation.responses['500']?.content).toEqual(PROBLEM)
    expect(operation.responses['503']?.content).toEqual(PROBLEM)
  }
})

it('names the refusals of a body where there can be one', () => {
  const statuses = (operation?: Operation) => Object.keys(operation?.responses ?? {}).map(Number)
  expect(statuses(paths['/calculations']?.['post'])).toEqual([201, 400, 401, 403, 413, 415, 422, 429, 500, 503])
  expect(statuses(paths['/account/sign_out']?.['post'])).toEqual([204, 400, 401, 403, 413, 415, 429, 500, 503])
  expect(statuses(paths['/account']?.['get'])).toEqual([200, 401, 403, 429, 500, 503])
  expect(statuses(paths['/areas/{sa2_code}']?.['get'])).toEqual([200, 401, 403, 404, 429, 500, 503])
  expect(statuses(paths['/config']?.['get'])).toEqual([200, 429, 500, 503])
  expect(statuses(paths['/health/live']?.['get'])).toEqual([200, 500, 503])
  expect(statuses(paths['/market-rent/table']?.['get'])).toEqual([200, 304, 401, 403, 429, 500, 503])
})

it('names the scope with which a key may make a call, and which calls are for sessions alone', () => {
  const { components } = openApiDocument('/api') as { components: { securitySchemes: Record<string, object> } }
  expect(components.securitySchemes).toMatchObject({
    session: { type: 'http', scheme: 'bearer' },
    key: {
      type: 'http',
      scheme: 'bearer',
      description: expect.stringContaining(
        '`read:portfolio`: Read what you own: homes, loans and dates, with people’s names',
      ),
    },
  })
  const security = (path: string, method: string) =>
    (paths[path]?.[method] as { security?: object } | undefined)?.security
  expect(security('/portfolio', 'get')).toEqual([{ session: [] }, { key: ['read:portfolio'] }])
  expect(security('/calculations/{id}', 'patch')).toEqual([{ session: [] }, { key: ['write:calculations'] }])
  expect(security('/account', 'get')).toEqual([{ session: [] }])
  expect(security('/keys', 'post')).toEqual([{ session: [] }])
  expect(security('/config', 'get')).toEqual([])
})

it('describes the parameters of a page of the list', () => {
  const { parameters } = paths['/calculations']!['get'] as unknown as { parameters: object[] }
  expect(parameters).toMatchObject([
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 200 } },
    { name: 'after', in: 'query', required: false, schema: { type: 'string', format: 'uuid' } },
  ])
})

it('shows the calculation that a conflict encloses', () => {
  const conflict = paths['/calculations/{id}']?.['patch']?.responses['409']?.content?.['application/json']?.schema
  expect(Object.keys(conflict?.properties ?? {})).toEqual(expect.arrayContaining(['error', 'code', 'calculation']))
})

it('shows the household that a conflict encloses', () => {
  const conflict = paths['/household']?.['put']?.responses['409']?.content?.['application/json']?.schema
  expect(Object.keys(conflict?.properties ?? {})).toEqual(expect.arrayContaining(['error', 'code', 'household']))
})

it('shows the list of homes that a conflict encloses', () => {
  const conflict = paths['/screenings/{id}']?.['patch']?.responses['409']?.content?.['application/json']?.schema
  expect(Object.keys(conflict?.properties ?? {})).toEqual(expect.arrayContaining(['error', 'code', 'screening']))
})

it('describes which call returns a file, and which redirects', () => {
  const success = (operation?: Operation) => Object.entries(operation?.responses ?? {})[0]
  expect(success(paths['/calculations/{id}/rental_assessment']?.['get'])).toMatchObject([
    '200',
    { content: { 'application/pdf': {} } },
  ])
  expect(success(paths['/recipients/stop/{token}']?.['get'])).toMatchObject(['303', { headers: { location: {} } }])
})

it('says that a change of one period of an estimate replaces the others', () => {
  type Content = Record<string, { schema: { properties: Record<string, { description?: string }> } }>
  const { requestBody } = paths['/calculations/{id}']!['patch'] as unknown as { requestBody: { content: Content } }
  const properties = requestBody.content['application/json']?.schema.properties ?? {}
  for (const name of ['estimate_weekly_lower', 'estimate_monthly_upper', 'estimate_yearly_lower']) {
    expect(properties[name]?.description).toMatch(
      /^\w+ estimate, .*\. Sent alone, it replaces the other two periods\.$/u,
    )
  }
})

it('describes the inputs of a calculation with label, unit and limits', () => {
  type Content = Record<string, { schema: { properties: Record<string, { description?: string }> } }>
  type Described = { requestBody: { content: Content }; responses: Record<string, { content: Content }> }
  const { requestBody, responses } = paths['/calculations']!['post'] as unknown as Described
  const sent = requestBody.content['application/json']?.schema.properties
  const returned = responses['201']?.content['application/json']?.schema.properties
  for (const properties of [sent, returned]) {
    expect(properties?.['rates']?.description).toBe('Rates, NZD a year, 0 to 100,000,000.')
    expect(properties?.['property_management_fees']?.description).toBe('Property management fee, % of rent, 0 to 50.')
    expect(properties?.['suburb']?.description).toBe('Suburb.')
  }
  expect(sent?.['deposit']?.description).toContain('A share, such as 20%, needs purchase_price in the same body.')
})

it('describes the day of the figures, and their next change, of a calculation, the list and the portfolio', () => {
  interface Schema {
    readonly description?: string
    readonly properties?: Record<string, Schema>
    readonly items?: Schema
  }
  const responseOf = (path: string) => {
    const { responses } = paths[path]!['get'] as unknown as {
      responses: Record<string, { content: Record<string, { schema: Schema }> }>
    }
    return responses['200']?.content['application/json']?.schema
  }
  const one = responseOf('/calculations/{id}')?.properties
  const portfolio = responseOf('/portfolio')?.properties
  const [entry, home] = [responseOf('/calculations')?.items?.properties, portfolio?.['homes']?.items?.properties]
  for (const properties of [one, entry, portfolio]) {
    expect(properties?.['as_at']?.description).toBe('The day in New Zealand as at which the figures are computed.')
  }
  for (const properties of [one, entry, home]) {
    expect(properties?.['next_change']?.description).toMatch(/^The next day on which cash each week changes/u)
  }
  expect(one?.['figures_changed']?.description).toMatch(/^Cash each week that an earlier version computed/u)
  expect(one?.['loan']?.description).toBe(
    'Purchase price less deposit, NZD. Null without a purchase price or a deposit.',
  )
  expect(one?.['payment_quantity']?.description).toBeUndefined()
})

it('describes POST /analysis: its inputs with label, unit and limits, and each part as a value or a reason', () => {
  interface Schema {
    readonly description?: string
    readonly properties?: Record<string, Schema>
    readonly items?: Schema
    readonly anyOf?: readonly Schema[]
    readonly enum?: readonly string[]
  }
  type Content = Record<string, { schema: Schema }>
  const { summary, requestBody, responses } = paths['/analysis']!['post'] as unknown as {
    summary: string
    requestBody: { content: Content }
    responses: Record<string, { content: Content }>
  }
  expect(summary).toContain('without it `loans` is premium_required and the own loan fields count')
  const inside = (schema?: Schema): Schema => schema?.anyOf?.find(({ properties, items }) => properties ?? items) ?? {}
  const analysis = inside(requestBody.content['application/json']?.schema.properties?.['analysis'])
  expect(analysis.properties?.['vacancy_weeks']?.description).toBe('Empty weeks a year, weeks, 0 to 52.')
  expect(analysis.properties?.['test_margin']?.description).toBe('Test margin, points, 0 to 10.')
  expect(Object.keys(analysis.properties ?? {})).toEqual(
    expect.arrayContaining(['settlement_date', 'loans', 'fee_plus_gst', 'target_weekly_cash_flow', 'hold']),
  )
  const loan = inside(analysis.properties?.['loans']).items?.properties
  expect(loan?.['interest_rate']?.description).toBe('Interest rate, % a year, 0 to 100.')
  expect(loan?.['offset_balance']?.description).toBe('Offset balance, NZD, 0 to 1,000,000,000.')
  expect(Object.keys(loan ?? {})).toEqual(expect.arrayContaining(['name', 'fixed_until', 'drawdown_date']))
  const { as_at, ...parts } = responses['200']?.content['application/json']?.schema.properties ?? {}
  expect(as_at?.description).toBe('The day in New Zealand as at which the figures are computed.')
  const tenancy = inside(analysis.properties?.['tenancy']).properties
  expect(Object.keys(tenancy ?? {})).toEqual(expect.arrayContaining(['notice_by', 'notice_after_5pm']))
  // Accepted of earlier clients, and not described.
  expect(JSON.stringify(paths)).not.toContain('service_days')
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(['loans', 'today', 'refix_2', 'break_even_price']))
  for (const { anyOf } of Object.values(parts)) {
    expect(anyOf?.map(({ properties }) => Object.keys(properties ?? {}))).toEqual([['value'], ['reason', 'message']])
    expect(anyOf?.[1]?.properties?.['reason']?.enum).toContain('premium_required')
  }
})
