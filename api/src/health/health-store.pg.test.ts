import { openDatabase } from '@homeyield/database/connection'
import { openSilentProxy } from '@homeyield/database/testing/silent-proxy'
import { createTestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHealthStore } from './health-store.ts'

let target: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  target = await createTestDatabase()
})
afterAll(() => target.drop())

/** A pool with three idle connections, over a network with faults. */
async function openIdlePool() {
  const url = new URL(target.url)
  const proxy = await openSilentProxy(Number(url.port))
  url.port = `${proxy.port}`
  const database = openDatabase(url.href, { max: 3 })
  const clients = await Promise.all([1, 2, 3].map(() => database.pool.connect()))
  for (const client of clients) client.release()
  const close = async () => {
    await database.close()
    await proxy.close()
  }
  return { ...database, proxy, close }
}

it('one slow probe costs no connection but its own', async () => {
  const { pool, proxy, close } = await openIdlePool()
  const { isReachable } = openHealthStore({ pool })
  const dropped: unknown[] = []
  pool.on('remove', (client) => dropped.push(client))
  proxy.delay(2_500)
  expect(await isReachable()).toBe(false)
  proxy.restore()
  await expect.poll(() => dropped.length).toBe(1)
  expect(await isReachable()).toBe(true)
  expect(dropped).toHaveLength(1)
  await close()
})

it('a second probe in a row without a response drops what is idle, so that the third finds the database', async () => {
  const { pool, proxy, close } = await openIdlePool()
  const { isReachable } = openHealthStore({ pool })
  proxy.silence()
  proxy.restore()
  expect(await isReachable()).toBe(false)
  expect(await isReachable()).toBe(false)
  expect(await isReachable()).toBe(true)
  await close()
})
