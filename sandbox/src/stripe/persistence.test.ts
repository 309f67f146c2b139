import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripeSandbox } from './start-stripe-sandbox.ts'
import { sandboxClient } from './testing/sandbox-client.ts'

const MEMBER = { accountId: 'account-1', email: 'member@homeyield.test', name: 'Member' }

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'homeyield-stripe-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('payments, clock, events and idempotency keys survive a restart', async () => {
  const file = join(directory, 'sandbox/stripe.json')
  const before = await startStripeSandbox({ port: 0, file })
  const member = await before.ensureMember(MEMBER)
  const options = { idempotencyKey: 'once' }
  await before.advance({ months: 2, days: 1 })
  const made = await sandboxClient(before).customers.create({ name: 'Made' }, options)
  const [now, known] = [before.now(), before.read()]
  // As after a kill: nothing was closed.
  const after = await startStripeSandbox({ port: 0, file })
  try {
    expect(after.now() - now).toBeLessThan(60)
    expect(after.read()).toEqual(known)
    expect(await after.ensureMember(MEMBER)).toEqual({
      ...member,
      periodEnd: new Date(known.subscriptions[0]!.items.data[0]!.current_period_end * 1000),
    })
    expect((await sandboxClient(after).customers.create({ name: 'Made' }, options)).id).toBe(made.id)
    expect(await readdir(join(directory, 'sandbox'))).toEqual(['stripe.json'])
  } finally {
    await after.close()
    await before.close()
  }
})

test('a member who has left gets a subscription again', async () => {
  const sandbox = await startStripeSandbox({ port: 0 })
  const { customerId, subscriptionId } = await sandbox.ensureMember(MEMBER)
  await sandboxClient(sandbox).subscriptions.cancel(subscriptionId)
  expect(await sandbox.ensureMember(MEMBER)).toMatchObject({ customerId, status: 'active', cancelled: false })
  expect(sandbox.read().subscriptions).toHaveLength(2)
  await sandbox.close()
})

test('an event that is still to be delivered outlives the thirty days', async () => {
  const file = join(directory, 'stripe.json')
  const sandbox = await startStripeSandbox({ port: 0, file })
  const client = sandboxClient(sandbox)
  await client.customers.create({ name: 'Early' })
  await sandbox.advance({ months: 2 })
  await client.customers.create({ name: 'Late' })
  await sandbox.advance({ months: 2 })
  await client.customers.create({ name: 'Now' })
  const stored = JSON.parse(await readFile(file, 'utf8')) as { events: object; undelivered: string[] }
  expect(stored.undelivered).toHaveLength(3)
  expect(Object.keys(stored.events)).toEqual(stored.undelivered)
  await sandbox.close()
})

test('an unreadable file is named in the error and left unchanged', async () => {
  const file = join(directory, 'stripe.json')
  await writeFile(file, '{"version":')
  await expect(startStripeSandbox({ port: 0, file })).rejects.toThrow(`${file} is not a file of the test payments.`)
  expect(await readFile(file, 'utf8')).toBe('{"version":')
})

test('rejects when the port is taken', async () => {
  const first = await startStripeSandbox({ port: 0 })
  const port = Number(new URL(first.url).port)
  await expect(startStripeSandbox({ port })).rejects.toThrow('EADDRINUSE')
  await first.close()
})
