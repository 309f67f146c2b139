import type { KeyScope } from './key-scope.ts'

export interface KeyExample {
  readonly title: string
  readonly scope: KeyScope
  /** With curl and with JavaScript, for the address of an API host, such as https://homes.example/api. */
  readonly shell: (host: string) => string
  readonly script: (host: string) => string
}

const HEADER = `-H "Authorization: Bearer $API_KEY"`
const JSON_TYPE = `-H 'Content-Type: application/json'`
const AUTHORIZATION = '`Bearer ${process.env.API_KEY}`'

/** Examples of calls with an API key, which the tests run. */
export const KEY_EXAMPLES: readonly KeyExample[] = [
  {
    title: 'Market rents of a suburb',
    scope: 'read:rents',
    shell: (host) => `curl -G '${host}/areas' \\
  ${HEADER} --data-urlencode 'q=Otahuhu'
curl '${host}/market-rent/sa2?sa2_code=150900' \\
  ${HEADER}`,
    script: (host) => `const authorization = ${AUTHORIZATION}
async function read(path) {
  const response = await fetch('${host}' + path, { headers: { authorization } })
  return response.json()
}

const [area] = await read('/areas?q=Otahuhu')
const rents = await read('/market-rent/sa2?sa2_code=' + area.sa2_code)
for (const { dwelling, number_of_bedrooms, median, confidence } of rents) {
  console.log(dwelling, number_of_bedrooms, median, confidence)
}`,
  },
  {
    title: 'Yields of a deal',
    scope: 'read:calculations',
    shell: (host) => `curl '${host}/appraisal' \\
  ${HEADER} ${JSON_TYPE} \\
  -d '{"purchase_price": 850000, "deposit": 170000, "weekly_rental_income": 635,
       "interest_rate": 6.49, "loan_duration": 30, "rates": 2900}'`,
    script: (host) => `const authorization = ${AUTHORIZATION}
const deal = {
  purchase_price: 850000,
  deposit: 170000,
  weekly_rental_income: 635,
  interest_rate: 6.49,
  loan_duration: 30,
  rates: 2900,
}
const response = await fetch('${host}/appraisal', {
  method: 'POST',
  headers: { authorization, 'content-type': 'application/json' },
  body: JSON.stringify(deal),
})
const { gross_rental_yield, weekly_cash_flow } = await response.json()
console.log(gross_rental_yield, weekly_cash_flow)`,
  },
  {
    title: 'Save a calculation',
    scope: 'write:calculations',
    shell: (host) => `curl '${host}/calculations' \\
  ${HEADER} ${JSON_TYPE} \\
  -H 'Idempotency-Key: rose-street-12' \\
  -d '{"property": "12 Rose Street, Otahuhu", "purchase_price": 850000}'`,
    script: (host) => `const authorization = ${AUTHORIZATION}
const home = { property: '14 Rose Street, Otahuhu', purchase_price: 870000 }
// Sent again with the same Idempotency-Key, it is saved once.
const response = await fetch('${host}/calculations', {
  method: 'POST',
  headers: {
    authorization,
    'content-type': 'application/json',
    'idempotency-key': 'rose-street-14',
  },
  body: JSON.stringify(home),
})
const { id } = await response.json()
console.log(id)`,
  },
  {
    title: 'What you own',
    scope: 'read:portfolio',
    shell: (host) => `curl '${host}/portfolio' \\
  ${HEADER}`,
    script: (host) => `const authorization = ${AUTHORIZATION}
const response = await fetch('${host}/portfolio', { headers: { authorization } })
const { as_at, totals } = await response.json()
console.log(as_at, totals.equity.value, totals.weekly_cash_flow.value)`,
  },
]

/** The set-up of an AI assistant that speaks the Model Context Protocol. */
export function mcpSetUp(host: string, key: string): string {
  const server = { type: 'http', url: `${host}/mcp`, headers: { Authorization: `Bearer ${key}` } }
  return JSON.stringify({ mcpServers: { homes: server } }, null, 2)
}

/** The tools of the Model Context Protocol, with what they answer. */
export const MCP_TOOLS: Readonly<Record<string, { readonly answers: string; readonly scope: KeyScope }>> = {
  rent_of_a_place: { answers: 'Market rents of an address or a suburb', scope: 'read:rents' },
  yields_of_a_deal: { answers: 'Yields, cash and costs of a deal, from its figures', scope: 'read:calculations' },
  list_calculations: { answers: 'Your saved calculations', scope: 'read:calculations' },
  portfolio: { answers: 'What you own: worth, debt, equity and cash each week', scope: 'read:portfolio' },
  next_dates: { answers: 'When rates end, and when rents may go up', scope: 'read:portfolio' },
}
