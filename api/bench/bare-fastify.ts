import { openDatabase } from '@homeyield/database/connection'
import fastify, { type FastifyRequest } from 'fastify'
import { limitTraffic } from '../src/server/limit-traffic.ts'
import { REQUEST_OPTIONS, returnRequestId } from '../src/server/request-id.ts'
import { addSecurityHeaders } from '../src/server/security-headers.ts'

// What calls.ts and calculations.ts compare the product with: Fastify with a bearer token, the same statements on the same number of
// connections, and JSON. No signature, no check of input, nothing computed, no headers of security. With `guarded` it does what
// every call of the product must: it limits traffic, and sends an id and the headers of security, and logs.
const [, , databaseUrl = '', connections = '10', content = '{}'] = process.argv
const { pool } = openDatabase(databaseUrl, { max: Number(connections) })
const { inputs, figures, entries, guarded } = JSON.parse(content) as {
  inputs: object
  figures: object
  entries: object[]
  guarded?: boolean
}

const sessionStatement = `
  select accounts.email_confirmed_at is not null as email_confirmed, accounts.is_property_professional,
    subscriptions.status, subscriptions.past_due_since
  from sessions
  join accounts on accounts.id = sessions.account_id
  left join subscriptions on subscriptions.account_id = accounts.id
  where sessions.id = $1 and sessions.account_id = $2 and sessions.revoked_at is null and sessions.expires_at > $3`
const listStatement = `
  select id, version, updated_at, property, is_sample_address, house_condition, purchase_price, deposit, number_of_loans, loan_duration_months,
    weekly_payment, weekly_cash_flow, rent_source, weekly_rental_income, weekly_rental_income_lower, weekly_rental_income_upper, total_expenses,
    gross_rental_yield, net_rental_yield, interest_missing, suburb, dwelling, property_photo_url, image_url,
    market_confidence, market_interval_lower, market_interval_upper
  from calculations where account_id = $1 order by updated_at desc, id asc`
const findStatement = `
  select calculations.id, calculations.version, created_at, calculations.updated_at, inputs, figures, scenarios, property_data, property_photo_url,
    (select count(*)::int from (select from calculations as newer where newer.account_id = calculations.account_id
      and newer.updated_at >= calculations.updated_at
      and (newer.updated_at > calculations.updated_at or newer.id < calculations.id) limit 1) as counted) as newer,
    households.people
  from calculations left join households on households.account_id = calculations.account_id
  where calculations.id = $1 and calculations.account_id = $2`
const insertStatement = `
  insert into calculations (account_id, inputs, figures, scenarios, created_at, updated_at)
  values ($1, $2, $3, '[]', clock_timestamp(), clock_timestamp())
  on conflict do nothing returning id, version, created_at, updated_at`
const accountStatement = `
  select accounts.id, accounts.email, email_confirmed_at, accounts.name, is_property_professional, brand_logo_url, email_signature, accounts.coupon_code,
    subscriptions.status, current_period_end, past_due_since, cancelled, stripe_customers.customer_id, search_undone_at,
    (select case when count(*) > 0 then json_build_object('areas', string_agg(sa2_code, ',' order by created_at, sa2_code),
      'since', min(created_at)) end from property_searches where account_id = accounts.id) as searched,
    session_id, publishable_key
  from accounts
  left join subscriptions on subscriptions.account_id = accounts.id
  left join stripe_customers on stripe_customers.account_id = accounts.id
  left join checkouts on checkouts.customer_id = stripe_customers.customer_id and state = 'open' and checkouts.expires_at > now()
  where accounts.id = $1`

interface Row {
  readonly inputs?: object
  readonly figures?: object
}

const query = async (name: string, text: string, values: unknown[]) =>
  (await pool.query<Row>({ name, text, values })).rows[0]

async function list(accountId: string) {
  return (await pool.query({ name: 'list', text: listStatement, values: [accountId] })).rows
}

async function load(id: string, accountId: string) {
  const row = await query('find', findStatement, [id, accountId])
  return { ...row, ...row?.inputs, ...row?.figures, inputs: undefined, figures: undefined }
}

async function save(accountId: string) {
  const values = [accountId, JSON.stringify(inputs), JSON.stringify(figures)]
  return { ...(await query('insert', insertStatement, values)), ...inputs, ...figures }
}

const server = fastify(guarded ? { ...REQUEST_OPTIONS, logger: { level: 'info' } } : {})
if (guarded) {
  returnRequestId(server)
  await limitTraffic(server, { requestsPerMinute: 1_000_000_000, unlimitedPaths: [] })
  await addSecurityHeaders(server, true)
  server.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { method, routeOptions } = request
    request.log.info({ method, route: routeOptions.url, status: statusCode, milliseconds: elapsedTime }, 'answered')
    done()
  })
}
server.decorateRequest('accountId', '')
server.addHook('preParsing', async (request) => {
  const [sessionId, accountId = ''] = (request.headers.authorization ?? '').slice('Bearer '.length).split('.')
  if (!(await query('session', sessionStatement, [sessionId, accountId, new Date()]))) throw new Error('Not signed in')
  request.setDecorator('accountId', accountId)
})
const accountOf = (request: FastifyRequest) => request.getDecorator<string>('accountId')

server.get('/api/calculations', (request) => list(accountOf(request)))
server.get<{ Params: { id: string } }>('/api/calculations/:id', (request) =>
  load(request.params.id, accountOf(request)),
)
server.post('/api/calculations', (request, reply) => {
  void reply.code(201)
  return save(accountOf(request))
})
server.get('/api/account', (request) => query('account', accountStatement, [accountOf(request)]))
server.get('/api/market-rent/sa2', () => entries)

process.send?.(await server.listen({ port: 0, host: 'localhost' }))
