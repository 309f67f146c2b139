import { KEY_EXAMPLES, MCP_TOOLS, mcpSetUp } from '@homeyield/contract/key-examples'
import { KEY_SCOPES, type KeyScope } from '@homeyield/contract/key-scope'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const run = promisify(execFile)

let server: TestServer
let account: TestAccount
beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas values
        ('150900', 'Otahuhu Central', '076', 'Auckland', '02', 'Auckland Region', true, -36.9, 174.8);
      insert into market_rents values ('area', '150900', 'House', 3, 570, 640, 700, 12, 1, '2025-07-01');
      ${SURROUNDINGS}`),
  )
  account = await signUp(server, { premium: true })
  await saveCalculation(account, { ...GOLDEN, status: 'owned' })
})
afterAll(() => server.stop())

const host = () => `${server.url}/api`
const keyOf = async (scopes: readonly KeyScope[]): Promise<string> =>
  (await account.post('/keys', { name: 'Example', scopes })).body.key
const withKey = async (scope: KeyScope) => ({ env: { ...process.env, API_KEY: await keyOf([scope]) } })

/** What each example prints, from the golden case and the rents above. */
const PRINTED: Readonly<Record<string, readonly [shell: RegExp, script: RegExp]>> = {
  'Market rents of a suburb': [/"sa2_code":"150900".*"median":640/su, /^House 3 640 High$/mu],
  'Yields of a deal': [/"gross_rental_yield":3\.88/u, /^3\.88 /u],
  'Save a calculation': [/"property":"12 Rose Street, Otahuhu"/u, /^[\da-f-]{36}\n$/u],
  'What you own': [/"totals":\{/u, /^\d{4}-\d{2}-\d{2} 170000 -572\n$/u],
}

it('has an expectation for each example, and an example for each scope', () => {
  expect(KEY_EXAMPLES.map(({ title }) => title)).toEqual(Object.keys(PRINTED))
  expect(KEY_EXAMPLES.map(({ scope }) => scope)).toEqual(KEY_SCOPES)
})

it.each(KEY_EXAMPLES)('$title is printed by curl', async ({ title, scope, shell }) => {
  const { stdout } = await run('sh', ['-c', shell(host())], await withKey(scope))
  expect(stdout).toMatch(PRINTED[title]?.[0] ?? '')
})

it.each(KEY_EXAMPLES)('$title is printed by JavaScript', async ({ title, scope, script }) => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script(host())], await withKey(scope))
  expect(stdout).toMatch(PRINTED[title]?.[1] ?? '')
})

it('connects an AI assistant, which finds the tools', async () => {
  const setUp: { mcpServers: { homes: { url: string; headers: Record<string, string> } } } = JSON.parse(
    mcpSetUp(host(), await keyOf(KEY_SCOPES)),
  )
  const { url, headers } = setUp.mcpServers.homes
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(MCP_TOOLS))
  await client.close()
})
