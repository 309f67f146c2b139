import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { runStatement } from '@homeyield/database/testing/run-statement'
import type { Cluster } from './start-cluster.ts'
import { importAddress } from './import-address.ts'
import { sendUntilAnswered } from './persistent-client.ts'

/** What was acknowledged, for the comparison with what is stored. */
export interface Ledger {
  /** By the address of the calculation, with its id. */
  readonly saves: Map<string, string>
  /** The last acknowledged value of each calculation that is changed. */
  readonly changes: Map<string, number>
  /** The name of the last acknowledged scenario of each calculation. */
  readonly scenarios: Map<string, number>
  /** Email addresses. */
  readonly signUps: Set<string>
  /** The number of the last acknowledged import, and how many were. */
  imported: { last: number; count: number }
  /** Responses that were neither success nor a failure of the server. */
  readonly refused: string[]
  /** When saves were acknowledged, in milliseconds of `performance.now()`. */
  readonly successes: number[]
  counts: { changes: number; scenarios: number }
}

export interface Writers {
  readonly ledger: Ledger
  /** Lets what is under way end. */
  readonly stop: () => Promise<void>
}

const SAVERS = 3
const PASSWORD = 'a password of the cluster'
/** What every save sends, besides its address. */
export const HOME = { purchase_price: 850_000, interest_rate: 6.49, loan_duration: 30, weekly_rental_income: 620 }
const textOf = (body: unknown, name: string) => String(recordOrEmpty(body)[name])

export function newLedger(): Ledger {
  return {
    saves: new Map(),
    changes: new Map(),
    scenarios: new Map(),
    signUps: new Set(),
    imported: { last: 0, count: 0 },
    refused: [],
    successes: [],
    counts: { changes: 0, scenarios: 0 },
  }
}

/** Saves, changes, signs up and imports all the time, and writes down what was acknowledged. */
export async function startWriters({ urls, directUrl, folder }: Cluster): Promise<Writers> {
  const ledger = newLedger()
  const stopping = new AbortController()
  const send = async (request: Parameters<typeof sendUntilAnswered>[1], fine: readonly number[]) => {
    const response = await sendUntilAnswered(urls, request, stopping.signal)
    if (response === null) return null
    if (fine.includes(response.status)) return response
    ledger.refused.push(`${request.method} ${request.path}: ${response.status} ${JSON.stringify(response.body)}`)
    await sleep(1_000)
    return null
  }

  async function signUp(): Promise<string | null> {
    const email = `${randomUUID()}@homeyield.test`
    const body = { name: 'Writer', email, password: PASSWORD, password_confirmation: PASSWORD }
    // A repeated sign-up finds the account that the first one made.
    const response = await send({ method: 'POST', path: '/account', body }, [201, 422])
    if (response === null) return null
    ledger.signUps.add(email)
    return response.status === 201 ? textOf(response.body, 'auth_token') : null
  }

  const token = (await signUp()) ?? ''
  const [owner = ''] = ledger.signUps
  await runStatement(
    directUrl,
    `insert into subscriptions (account_id, status, current_period_end)
      select id, 'active', now() + interval '1 year' from accounts where email = '${owner}'`,
  )

  async function save(property: string): Promise<string | null> {
    const request = {
      method: 'POST',
      path: '/calculations',
      body: { ...HOME, property },
      token,
      key: randomUUID(),
    } as const
    const response = await send(request, [201])
    if (response === null) return null
    const id = textOf(response.body, 'id')
    ledger.saves.set(property, id)
    ledger.successes.push(performance.now())
    return id
  }

  const repeat = async (work: (number: number) => Promise<unknown>, pause: number) => {
    for (let number = 1; !stopping.signal.aborted; number++) {
      await work(number)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const changed = (await save('1 Changed Street')) ?? ''
  const compared = (await save('1 Compared Street')) ?? ''
  const scenario = { id: randomUUID(), changes: { deposit: 100_000 } }

  const writers = [
    ...Array.from({ length: SAVERS }, (_, saver) => repeat((number) => save(`${number} Saver ${saver} Street`), 100)),
    repeat(async (number) => {
      const body = { deposit: number }
      if ((await send({ method: 'PATCH', path: `/calculations/${changed}`, body, token }, [200])) === null) return
      ledger.changes.set(changed, number)
      ledger.counts.changes++
    }, 150),
    repeat(async (number) => {
      const body = { scenarios: [{ ...scenario, name: `${number}` }] }
      if ((await send({ method: 'PATCH', path: `/calculations/${compared}`, body, token }, [200])) === null) return
      ledger.scenarios.set(compared, number)
      ledger.counts.scenarios++
    }, 300),
    repeat(signUp, 2_000),
    repeat(async (number) => {
      if (!(await importAddress(folder, directUrl, number, stopping.signal))) return
      ledger.imported = { last: number, count: ledger.imported.count + 1 }
    }, 20_000),
  ]
  return {
    ledger,
    async stop() {
      stopping.abort()
      await Promise.all(writers)
    },
  }
}
