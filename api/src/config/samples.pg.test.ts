import type { Database } from '@homeyield/database/connection'
import { createTestDatabase } from '@homeyield/database/testing/test-database'
import { expect, it } from 'vitest'
import { startServer } from '../main.ts'
import type { Settings } from './settings.ts'
import { seedDevelopment } from '../seed-development.ts'
import { callAs } from '../testing/test-client.ts'
import { startTestServer, TEST_SECRET } from '../testing/test-server.ts'

const SAMPLE_ADDRESS = `
  insert into streets (id, name, city, territorial_authority) values (1, 'Rose Street', 'Auckland', 'Auckland');
  insert into addresses (id, street_id, label, house_number, address, sa2_code, latitude, longitude, is_sample)
  values ('s1', 1, '12', 12, '12 Rose Street, Auckland', '151600', -36.9, 174.8, true)`

async function startInProduction(
  prepare: (database: Database) => Promise<unknown>,
  settings: Partial<Settings> = {},
): Promise<void> {
  const test = await createTestDatabase()
  try {
    await prepare(test.database)
    const production = { environment: 'production', logLevel: 'silent', drain: 0 } as const
    const server = await startServer({
      ...production,
      databaseUrl: test.url,
      jwtSecret: TEST_SECRET,
      port: 0,
      ...settings,
    })
    await server.close()
  } finally {
    await test.drop()
  }
}

it('production refuses the demo accounts', async () => {
  await expect(startInProduction(seedDevelopment)).rejects.toThrow(
    /^This database was made for development: it has demo accounts with a public password\. In production/u,
  )
})

it('production refuses a demo account that is written otherwise', async () => {
  const account = `insert into accounts (email, name, password_hash) values ('Free@Homeyield.test', 'Free', 'x')`
  await expect(startInProduction(({ pool }) => pool.query(account))).rejects.toThrow(/demo accounts/u)
})

it('production refuses invented addresses', async () => {
  await expect(startInProduction(({ pool }) => pool.query(SAMPLE_ADDRESS))).rejects.toThrow(/has invented addresses\./u)
})

it('production starts on what is neither', async () => {
  const real = `${SAMPLE_ADDRESS}; update addresses set is_sample = false;
    insert into accounts (email, name, password_hash) values ('somebody@homeyield.test', 'Somebody', 'x')`
  await expect(startInProduction(({ pool }) => pool.query(real))).resolves.toBeUndefined()
})

it('production accepts development data when it is allowed', async () => {
  const prepare = async (database: Database) => {
    await seedDevelopment(database)
    await database.pool.query(SAMPLE_ADDRESS)
  }
  await expect(startInProduction(prepare, { productionAllows: ['development-seed'] })).resolves.toBeUndefined()
  await expect(startInProduction(prepare, { productionAllows: ['sandbox'] })).rejects.toThrow(/made for development/u)
})

it('production closes after a drain that is longer than the framework waits for a hook', async () => {
  await expect(startInProduction(() => Promise.resolve(), { drain: 10_500 })).resolves.toBeUndefined()
})

it('production refuses a database that lacks migrations, and names them', async () => {
  const forget = `delete from schema_migrations where name = '0002_create_areas.sql'`
  await expect(startInProduction(({ pool }) => pool.query(forget))).rejects.toThrow(
    'The database of DATABASE_URL lacks the migration 0002_create_areas.sql. Bring it up to date first: node run/migrate.ts',
  )
})

it('production starts on a database that a newer version has migrated', async () => {
  const newer = `insert into schema_migrations (name, checksum) values ('9999_of_tomorrow.sql', 'x')`
  await expect(startInProduction(({ pool }) => pool.query(newer))).resolves.toBeUndefined()
})

it('production reports that it could not check', async () => {
  const production = { environment: 'production', logLevel: 'silent', drain: 0 } as const
  const databaseUrl = 'postgres://somebody:secret@localhost:1/nothing'
  const starting = startServer({ ...production, databaseUrl, jwtSecret: TEST_SECRET, port: 0 })
  await expect(starting).rejects.toThrow(/^The database of DATABASE_URL does not respond: .*ECONNREFUSED/u)
})

it('production says at start that the table of addresses is empty, if it is the source', async () => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const warned = () => lines.splice(0).filter((line) => line.includes('No addresses are loaded')).length
  await startInProduction(() => Promise.resolve(), { logLevel: 'warn', log })
  expect(warned()).toBe(1)
  await startInProduction(({ pool }) => pool.query(`${SAMPLE_ADDRESS}; update addresses set is_sample = false`), {
    logLevel: 'warn',
    log,
  })
  expect(warned()).toBe(0)
  const addressFinder = { url: 'https://addresses.example', key: 'key', secret: 'a-secret-of-ours', hasWidget: false }
  await startInProduction(() => Promise.resolve(), { logLevel: 'warn', log, addressFinder })
  expect(warned()).toBe(0)
})

it('GET /config reports whether there are addresses to search, and credits nobody for none', async () => {
  const server = await startTestServer()
  const hasAddresses = async () => (await callAs(server).get('/config')).body.has_addresses
  expect(await hasAddresses()).toBe(false)
  await server.database.pool.query(SAMPLE_ADDRESS)
  expect(await hasAddresses()).toBe(true)
  await server.stop()
})

it('GET /config credits the source of the newest import of addresses', async () => {
  const server = await startTestServer()
  const readCredit = async () => (await callAs(server).get('/config')).body.address_credit
  const load = (source: string) =>
    server.database.pool.query(`insert into import_reports (name, source, report) values ('addresses', $1, '{}')`, [
      source,
    ])
  expect(await readCredit()).toBe('Addresses: entered by hand.')
  await server.database.pool.query(SAMPLE_ADDRESS)
  const linz = 'sourced from the LINZ Data Service and licensed for reuse under CC BY 4.0'
  expect(await readCredit()).toContain(linz)
  await load('Overture Maps, release 2026-08-19.0')
  expect(await readCredit()).toContain('LINZ Data Service by Overture Maps Foundation (overturemaps.org) and licensed')
  await load('LINZ Data Service, layer 123113')
  expect(await readCredit()).toContain(linz)
  await server.stop()
})

it('GET /config reports sample addresses by looking at the addresses', async () => {
  const server = await startTestServer()
  const readSampleData = async () => (await callAs(server).get('/config')).body.sample_data
  expect(await readSampleData()).toEqual({
    addresses: false,
    market_rents: false,
    payments: true,
    property_data: false,
  })
  await server.database.pool.query(SAMPLE_ADDRESS)
  expect(await readSampleData()).toEqual({ addresses: true, market_rents: false, payments: true, property_data: false })
  await server.database.pool.query('update addresses set is_sample = false')
  expect(await readSampleData()).toEqual({
    addresses: false,
    market_rents: false,
    payments: true,
    property_data: false,
  })
  await server.stop()
})
