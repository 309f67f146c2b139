import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const TABLE = {
  pages: [{ name: 'terms', path: '/termsandconditions', aliases: [], hasProfessionalWords: false, hasExamples: false }],
  application: [],
  notFoundTitle: 'Page not found',
  shells: {},
  popup: '/premiumpopup',
}
const ADDRESS = `
  insert into streets (id, name, city, territorial_authority) values (1, 'Rose Street', 'Auckland', 'Auckland');
  insert into addresses (id, street_id, label, house_number, address, sa2_code, latitude, longitude, is_sample)
  values ('a1', 1, '12', 12, '12 Rose Street, Auckland', '151600', -36.9, 174.8, false)`
const SAMPLES = '<when-sample-addresses> They are samples.</when-sample-addresses>'
const NONE = 'Addresses: entered by hand.'
const LINZ = 'Addresses: sourced from the LINZ Data Service and licensed'

let webDist: string

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'homeyield-credit-'))
  await mkdir(join(webDist, 'pages'))
  await writeFile(join(webDist, 'index.html'), '<title>Application</title>')
  await writeFile(join(webDist, 'pages.json'), JSON.stringify(TABLE))
  for (const name of ['terms', 'terms.professional']) {
    await writeFile(join(webDist, 'pages', `${name}.html`), `%ADDRESS_CREDIT%${SAMPLES}`)
  }
})
afterAll(() => rm(webDist, { recursive: true }))

const creditAt = async (url: string) => (await fetch(`${url}/termsandconditions`)).text()

it('the pages credit the addresses that are loaded while they are served', async () => {
  const server = await startTestServer({ webDist })
  expect(await creditAt(server.url)).toBe(NONE)
  await server.database.pool.query(ADDRESS)
  await server.database.pool.query(
    `insert into import_reports (name, source, report) values ('addresses', 'LINZ Data Service, layer 123113', '{}')`,
  )
  server.wait(5_000)
  await expect.poll(() => creditAt(server.url)).toContain(LINZ)
  await server.stop()
})

it('the pages say that addresses are samples while they are', async () => {
  const server = await startTestServer({ webDist })
  await server.database.pool.query(`${ADDRESS}; update addresses set is_sample = true`)
  server.wait(5_000)
  await expect.poll(() => creditAt(server.url)).toContain(' They are samples.')
  await server.database.pool.query('update addresses set is_sample = false')
  server.wait(5_000)
  await expect.poll(() => creditAt(server.url)).not.toContain('They are samples')
  await server.stop()
})

it('a credit that could not be read at the first page is read later', async () => {
  const server = await startTestServer({ webDist }, ({ pool }) => pool.query('alter table addresses rename to away'))
  expect(await creditAt(server.url)).toContain(LINZ)
  await server.database.pool.query('alter table away rename to addresses')
  server.wait(5_000)
  await expect.poll(() => creditAt(server.url)).toBe(NONE)
  await server.stop()
})
