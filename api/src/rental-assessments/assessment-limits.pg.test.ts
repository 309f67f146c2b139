import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { recipientDigest } from './rental-assessment-store.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

let server: TestServer

beforeAll(async () => {
  const limits = {
    account: [
      { attempts: 5, minutes: 60 },
      { attempts: 7, minutes: 24 * 60 },
    ],
    newAccount: [{ attempts: 2, minutes: 60 }],
    recipient: [{ attempts: 3, minutes: 24 * 60 }],
    everybody: [{ attempts: 30, minutes: 60 }],
  }
  server = await startTestServer({ assessmentLimits: limits })
})
afterAll(() => server.stop())

const someone = () => `${randomUUID()}@homeyield.test`

async function sender(madeAgo: number): Promise<{ send: (to: string) => ReturnType<TestAccount['post']> }> {
  const account = await signUp(server)
  await server.database.pool.query(
    `update accounts set email_confirmed_at = now(), created_at = created_at - make_interval(secs => $2) where id = $1`,
    [account.id, madeAgo / 1000],
  )
  const { body } = await account.post('/calculations', { property: '1 Test Street', weekly_rental_income: 600 })
  return { send: (to) => account.post(`/calculations/${body.id}/send_rental_assessment_email`, { to }) }
}

async function sendMany(account: { send: (to: string) => ReturnType<TestAccount['post']> }, count: number) {
  const responses = await Promise.all(Array.from({ length: count }, () => account.send(someone())))
  return responses.filter(({ status }) => status === 202).length
}

it('an account has its hour and its day, and a new one less', async () => {
  const young = await sender(0)
  expect(await sendMany(young, 4)).toBe(2)
  const old = await sender(2 * DAY)
  expect(await sendMany(old, 8)).toBe(5)
  const { status, headers, body } = await old.send(someone())
  expect([status, body.code]).toEqual([429, 'too_many_attempts'])
  const wait = Number(headers.get('retry-after'))
  expect(wait).toBeGreaterThan(3_500)
  expect(wait).toBeLessThanOrEqual(3_600)
  expect(body.error).toBe('You have sent as many assessments as you can for now. Please try again in 60 minutes.')
  server.wait(HOUR)
  expect(await sendMany(old, 4)).toBe(2)
  const later = await old.send(someone())
  expect(Number(later.headers.get('retry-after'))).toBeGreaterThan(22 * 3_600)
  expect(later.body.error).toMatch(/try again in 2[23] hours\.$/u)
})

it('a recipient gets three a day, from any sender and however the address is written', async () => {
  server.wait(2 * HOUR)
  const to = someone()
  const spellings = [to, to.toUpperCase(), to.replace('@', '+x@'), to.replace('@', '+y@'), to]
  const senders = await Promise.all(spellings.map(() => sender(2 * DAY)))
  const responses = await Promise.all(senders.map((account, at) => account.send(spellings[at] ?? to)))
  expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([202, 202, 202, 429, 429])
  const refused = responses.find(({ status }) => status === 429)
  expect(refused?.body.error).toContain('This address has had as many assessments')
})

it('all together have an hour as well', async () => {
  server.wait(2 * HOUR)
  const senders = await Promise.all(Array.from({ length: 7 }, () => sender(2 * DAY)))
  const sent = []
  for (const account of senders) sent.push(await sendMany(account, 5))
  expect(sent).toEqual([5, 5, 5, 5, 5, 5, 0])
  const { status, body } = await senders[6]!.send(someone())
  expect([status, body.error]).toEqual([429, expect.stringContaining('We are sending as many assessments as we can.')])
})

it('what is refused leaves nothing behind', async () => {
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from rental_assessments) as requested,
      (select count(*)::int from mails where kind = 'rental_assessment') as posted`,
  )
  // 2 + 5 + 2, 3, and 30.
  expect(rows).toEqual([{ requested: 42, posted: 42 }])
})

it('a request to somebody who has stopped them counts too', async () => {
  server.wait(25 * HOUR)
  const [account, to] = [await sender(2 * DAY), someone()]
  await server.database.pool.query('insert into stopped_recipients values ($1, now())', [recipientDigest(to)])
  const codes = []
  for (const _ of [1, 2, 3, 4]) codes.push((await account.send(to)).body.code)
  expect(codes).toEqual(['recipient_stopped', 'recipient_stopped', 'recipient_stopped', 'too_many_attempts'])
  expect(await sendMany(account, 4)).toBe(2)
})
