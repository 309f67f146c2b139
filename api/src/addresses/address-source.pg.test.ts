import { addressResponse, addressesResponse } from '@homeyield/contract/address'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import {
  startAddressFinderSandbox,
  type AddressFinderSandbox,
} from '@homeyield/sandbox/addressfinder/start-addressfinder-sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAddressFinderGateway } from '../gateways/addressfinder/addressfinder-gateway.ts'
import type { AddressSource } from './address-source.ts'
import { openAddressStore } from './address-store.ts'
import { ownAddresses } from './search-addresses.ts'
import { openStreetDirectory } from './street-directory.ts'

let test: TestDatabase
let sandbox: AddressFinderSandbox
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.pool.query(`
    insert into streets values (1, 'Sample Terrace', 'Kaiapoi', 'Kaiapoi', 'Waimakariri District');
    insert into addresses (id, street_id, label, house_number, address, sa2_code, meshblock, latitude, longitude, is_sample)
      select 'sample-' || n, 1, n::text, n, n || ' Sample Terrace, Kaiapoi', '316100', '4008267', -43.38655, 172.65447, true
      from generate_series(1, 30) as n;`)
  sandbox = await startAddressFinderSandbox()
})
afterAll(async () => {
  await sandbox.close()
  await test.drop()
})

// Every address source has to pass these.
describe.each<[string, () => AddressSource]>([
  [
    'our own table',
    () => {
      const addresses = openAddressStore(test.database)
      return ownAddresses({ addresses, streets: openStreetDirectory(addresses) })
    },
  ],
  [
    'Addressfinder',
    () => {
      const { url, key, secret } = sandbox
      return openAddressFinderGateway({ url, key, secret, hasWidget: true }, { now: Date.now, warn: () => undefined })
    },
  ],
])('%s', (_, open) => {
  it('finds an address, as the contract has it, and reads what it found', async () => {
    const source = open()
    const found = await source.search('12 Sample Terrace Kaiapoi')
    expect(addressesResponse.safeParse(found).error).toBeUndefined()
    expect(found[0]?.address).toMatch(/^12 Sample Terrace, Kaiapoi/u)
    const read = await source.read(found[0]!.id)
    expect(addressResponse.safeParse(read).error).toBeUndefined()
    expect(read).toMatchObject({
      id: found[0]!.id,
      address: found[0]!.address,
      city: 'Kaiapoi',
      sa2_id: '316100',
      meshblock: '4008267',
      latitude: -43.38655,
      longitude: 172.65447,
      sample: true,
    })
  })

  it('finds at most ten, and nothing for a few letters or what is not there', async () => {
    const source = open()
    expect(await source.search('sample terrace')).toHaveLength(10)
    for (const text of ['', '  ', 'ka', '1 2', '!?/', 'zzzz qqqq xxxx']) expect(await source.search(text)).toEqual([])
  })

  it.each(['', 'nothing', '../../account', 'a b', "'; drop table addresses", 'a\u0000b', 'x'.repeat(101)])(
    'knows no address %j',
    async (id) => expect(await open().read(id)).toBeNull(),
  )
})
