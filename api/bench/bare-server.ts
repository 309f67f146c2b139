import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { openDatabase } from '@homeyield/database/connection'

// What the product is compared with: node:http alone, the same statements on the same number of connections, and
// JSON.stringify. It checks the session and nothing else: no signature, no input, no figures worked out, no headers.
const [, , databaseUrl = '', connections = '10', content = '{}'] = process.argv
const { pool } = openDatabase(databaseUrl, { max: Number(connections) })
const { inputs, figures } = JSON.parse(content) as { inputs: object; figures: object }

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
const insertStatement = `
  insert into calculations (account_id, idempotency_key, inputs, figures, created_at, updated_at)
  values ($1, $2, $3, $4, clock_timestamp(), clock_timestamp())
  on conflict do nothing returning id, version, created_at, updated_at`

const server = createServer((request, response) => {
  serve(request, response).catch(() => response.destroy())
})

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [status, body] = await result(request)
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

async function result(request: IncomingMessage): Promise<[number, unknown]> {
  const [sessionId, accountId] = (request.headers.authorization ?? '').slice('Bearer '.length).split('.')
  const values = [sessionId, accountId, new Date()]
  const session = await pool.query({ name: 'session', text: sessionStatement, values })
  if (session.rows.length === 0) return [401, {}]
  if (request.method === 'GET') {
    return [200, (await pool.query({ name: 'list', text: listStatement, values: [accountId] })).rows]
  }
  await readJson(request)
  const row = [accountId, null, JSON.stringify(inputs), JSON.stringify(figures)]
  const { rows } = await pool.query<object>({ name: 'insert', text: insertStatement, values: row })
  return [201, { ...rows[0], ...inputs, ...figures }]
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) text += chunk as string
  return JSON.parse(text)
}

server.listen(0, 'localhost', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.(`http://localhost:${port}`)
})
