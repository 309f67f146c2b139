import { encodePolygons } from '@homeyield/domain/outlines/outline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importAddresses } from '../testing/import-addresses.ts'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Real imports, while servers run.
const SAMPLE = '12 Made Street, Auckland'
const [SOUTH, NORTH, WEST, EAST] = [-37, -36, 174, 175]
const HOME = { suburb: 'Sydenham', city: 'Auckland', district: 'Auckland', latitude: -36.5, longitude: 174.5 }

let server: TestServer
let premium: TestAccount
let urls: string[]
beforeAll(async () => {
  server = await startTestServer({}, async ({ pool }) => {
    await pool.query(`
      insert into areas values ('151600', 'Test North', '076', 'Auckland', '02', 'Auckland Region', true, -36.5, 174.5);
      insert into streets (id, name, city, territorial_authority) values (-9, 'Made Street', 'Auckland', 'Auckland');
      insert into addresses (id, street_id, label, house_number, address, sa2_code, latitude, longitude, is_sample)
        values ('s9', -9, '12', 12, '${SAMPLE}', '151600', -36.5, 174.5, true)`)
    const ring = [
      [WEST, SOUTH],
      [EAST, SOUTH],
      [EAST, NORTH],
      [WEST, NORTH],
      [WEST, SOUTH],
    ] as const
    await pool.query(`insert into area_outlines values ('151600', $1)`, [encodePolygons([[ring]])])
  })
  premium = await signUp(server, { premium: true })
  urls = [server.url, (await server.startAnother()).url]
})
afterAll(() => server.stop())

const search = (url: string, text: string) =>
  callAs({ url }, premium.token).get(`/addresses?q=${encodeURIComponent(text)}`)
/** What every server finds. */
const findEverywhere = async (text: string) =>
  Promise.all(
    urls.map(async (url) => (await search(url, text)).body.map(({ address }: { address: string }) => address)),
  )

it('are found by every running server without a restart, and those that they replace no longer', async () => {
  expect(await findEverywhere('12 made street')).toEqual([[SAMPLE], [SAMPLE]])
  await importAddresses(server.databaseUrl, [{ ...HOME, id: 3 }])
  server.wait(5000)
  const kauri = ['3 Kauri Street, Sydenham, Auckland']
  await expect.poll(() => findEverywhere('3 kauri')).toEqual([kauri, kauri])
  expect(await findEverywhere('12 made street')).toEqual([[], []])

  await importAddresses(server.databaseUrl, [{ ...HOME, id: 5, street: 'Rātā Road' }])
  server.wait(5000)
  const rata = ['5 Rātā Road, Sydenham, Auckland']
  await expect.poll(() => findEverywhere('5 rata road')).toEqual([rata, rata])
  expect(await findEverywhere('3 kauri street')).toEqual([[], []])
})

it('leave a saved calculation of a sample marked', async () => {
  await server.database.pool.query(`
    delete from addresses; delete from streets;
    insert into streets (id, name, city, territorial_authority) values (-9, 'Made Street', 'Auckland', 'Auckland');
    insert into addresses (id, street_id, label, house_number, address, sa2_code, latitude, longitude, is_sample)
      values ('s9', -9, '12', 12, '${SAMPLE}', '151600', -36.5, 174.5, true)`)
  const { id } = await saveCalculation(premium, { ...GOLDEN, property: SAMPLE })
  await importAddresses(server.databaseUrl, [{ ...HOME, id: 7 }])
  expect((await server.database.pool.query('select from addresses where is_sample')).rowCount).toBe(0)
  expect((await premium.get(`/calculations/${id}`)).body.is_sample_address).toBe(true)
  const changed = await premium.patch(`/calculations/${id}`, { deposit: 1 })
  expect(changed).toMatchObject({ status: 200, body: { deposit: 1, is_sample_address: true } })
})
