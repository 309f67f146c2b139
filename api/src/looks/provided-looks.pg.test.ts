import {
  startAddressFinderSandbox,
  type AddressFinderSandbox,
} from '@homeyield/sandbox/addressfinder/start-addressfinder-sandbox'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callAs } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let sandbox: AddressFinderSandbox
let server: TestServer

beforeAll(async () => {
  sandbox = await startAddressFinderSandbox()
  const { url, key, secret } = sandbox
  server = await startTestServer({ addressFinder: { url, key, secret, hasWidget: false } }, ({ pool }) =>
    pool.query(`
      insert into areas values
        ('316100', 'Kaiapoi Central', '059', 'Waimakariri District', '13', 'Canterbury Region', true, -43, 172);
      insert into streets (id, name, suburb, city, territorial_authority)
        values (1, 'Rata Street', null, 'Kaiapoi', 'Waimakariri District');
      insert into addresses (id, street_id, label, house_number, unit, sa2_code, latitude, longitude, is_sample)
        values ('a1', 1, '7', 7, '', '316100', -43, 172, true)`),
  )
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
})
beforeEach(() => sandbox.reset())

const look = async (place: string) => (await callAs(server).get(`/look?place=${encodeURIComponent(place)}`)).body

it('takes the one address of the provider that begins with what was typed', async () => {
  expect((await look('12 sample terrace, Kaiapoi')).place).toMatchObject({
    name: 'Kaiapoi Central',
    address: '12 Sample Terrace, Kaiapoi 7630',
    address_id: '2-.ka.12',
  })
})

it('lets the person choose among others', async () => {
  const { place, choices } = await look('Sample Terrace, Kaiapoi')
  expect(place).toBeNull()
  expect(choices).toContainEqual({ name: '12 Sample Terrace, Kaiapoi 7630', sa2_code: null, address_id: '2-.ka.12' })
})

it('does not ask the provider for a suburb', async () => {
  sandbox.misbehave('autocomplete', { fault: 'broken' })
  expect((await look('Kaiapoi Central')).place).toMatchObject({ sa2_code: '316100', address: null })
  expect(await look('Nowhere Lane')).toMatchObject({ code: 'provider_failed' })
})

it('gives no address of our own, which the provider could not read', async () => {
  expect(await look('7 Rata Street, Kaiapoi')).toMatchObject({
    place: null,
    choices: [{ name: 'Kaiapoi Central, Waimakariri District', address_id: null }],
  })
})
