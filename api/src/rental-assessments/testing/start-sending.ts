import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@homeyield/sandbox/start-sandbox'
import { expect } from 'vitest'
import { signUp } from '../../testing/test-client.ts'
import type { TestAccount } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { AssessmentLimits } from '../assessment-limits.ts'

const MANY = [{ attempts: 1_000, minutes: 60 }]
const GENEROUS: AssessmentLimits = { account: MANY, newAccount: MANY, recipient: MANY, everybody: MANY }
const HOME = {
  property: '12 Rose Street, Ōtāhuhu, Auckland',
  dwelling: 'House',
  number_of_bedrooms: 3,
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  market_period: '2025-07-01',
  purchase_price: 850_000,
  deposit: 170_000,
}

export const ORIGIN = 'https://homeyield.example'

/** A server with an inbox, without limits of sending, and what its senders do. */
export async function startSending() {
  const uploadsDirectory = await mkdtemp(join(tmpdir(), 'homeyield-logos-'))
  const sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  const places = { smtpUrl: sandbox.smtpUrl, publicOrigin: ORIGIN, uploadsDirectory }
  const server = await startTestServer({ ...places, assessmentLimits: GENEROUS }, ({ pool }) =>
    pool.query(`
      insert into streets values (1, 'Rose Street', 'Ōtāhuhu', 'Auckland', 'Auckland');
      insert into addresses (id, street_id, label, house_number, latitude, longitude)
        values ('one', 1, '12', 12, -36.9, 174.8)`),
  )

  async function stop(): Promise<void> {
    await server.stop()
    await sandbox.close()
    await rm(uploadsDirectory, { recursive: true })
  }
  const query = async <Row extends object>(statement: string, values: unknown[] = [], on = server) =>
    (await on.database.pool.query<Row>(statement, values)).rows

  /** An account with a confirmed address. */
  async function sender(kind: Parameters<typeof signUp>[1] = {}, on = server): Promise<TestAccount> {
    const account = await signUp(on, kind)
    await query('update accounts set email_confirmed_at = now() where id = $1', [account.id], on)
    return account
  }
  async function save(account: TestAccount, fields: object = {}): Promise<{ id: string; version: number }> {
    const { status, body } = await account.post('/calculations', { ...HOME, ...fields })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  return {
    server,
    sandbox,
    uploadsDirectory,
    stop,
    query,
    sender,
    save,
    arrived: (to: string, count = 1) => sandbox.inbox.waitFor(to, count, 30_000),
    postedTo: (to: string) => query<{ data: object }>('select data from mails where recipient = $1', [to]),
  }
}

export const someone = () => `${randomUUID()}@homeyield.test`

export const send = (account: TestAccount, id: string, body: object, key?: string) =>
  account.post(`/calculations/${id}/send_rental_assessment_email`, body, key ? { 'idempotency-key': key } : {})
