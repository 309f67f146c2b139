import { randomUUID } from 'node:crypto'
import { buyPremium } from '../buy-premium.ts'
import { signUp, type TestAccount } from '../test-client.ts'
import type { TestServer } from '../test-server.ts'
import { answerCheck, type Answer, type Fault } from './check-answer.ts'
import { rememberThings, TOKEN_MARK, type KnownThings } from './known-things.ts'
import { readMailedToken } from './read-mailed-token.ts'
import type { GeneratedRequest, Operation } from './request-arbitrary.ts'

interface Report {
  readonly faults: readonly { readonly fault: Fault; readonly request: string; readonly reason: string }[]
  readonly statuses: ReadonlyMap<number, number>
  /** Operations that succeeded at least once. */
  readonly succeeded: ReadonlySet<string>
}

interface Caller {
  readonly account: TestAccount
  readonly things: KnownThings
}

type AccountKind = 'premium' | 'free' | 'stranger'

/** Sends requests one after the other; ids, versions and keys of the answers are used in those that follow. */
export async function sendRequests(
  server: TestServer,
  requests: readonly GeneratedRequest[],
  document: object,
): Promise<Report> {
  const check = answerCheck(document)
  const faults: Report['faults'][number][] = []
  const statuses = new Map<number, number>()
  const succeeded = new Set<string>()
  const callers = new Map<AccountKind, Caller>()
  const open = async (kind: AccountKind): Promise<Caller> => {
    const account = await signUp(server, { professional: kind === 'premium' })
    // Paid for, so that it can be cancelled.
    if (kind === 'premium') await buyPremium(server, account)
    await server.database.pool.query('update accounts set email_confirmed_at = now() where id = $1', [account.id])
    const caller = { account, things: rememberThings(account.email, server.url) }
    callers.set(kind, caller)
    return caller
  }
  for (const request of requests) {
    const kind = request.caller === 'free' || request.caller === 'stranger' ? request.caller : 'premium'
    const caller = callers.get(kind) ?? (await open(kind))
    // A stranger names what belongs to another.
    const things = kind === 'stranger' ? (callers.get('premium') ?? caller).things : caller.things
    const call = callOf(request, things, {
      token: tokenOf(request, caller),
      mailed: await readMailedToken(server.database, request.operation.path),
    })
    const answer = await send(`${server.url}/api${call.target}`, call.init)
    const { method, path } = request.operation
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const found = check(request.operation, answer)
    if (found !== null)
      faults.push({ fault: found[0], reason: found[1].slice(0, 500), request: describe(request.operation, call) })
    if (answer.status >= 400) {
      // Signed out, or deleted: the next request is of a new account.
      if (answer.status === 401 && request.caller === kind) callers.delete(kind)
      continue
    }
    succeeded.add(`${method} ${path}`)
    if (answer.type.startsWith('application/json') && answer.text !== '')
      caller.things.note(path, JSON.parse(answer.text))
  }
  return { faults, statuses, succeeded }
}

function tokenOf({ caller }: GeneratedRequest, { account, things }: Caller): string | undefined {
  if (caller === 'nobody') return undefined
  return caller === 'key' ? things.newestKey() : account.token
}

interface Call {
  readonly target: string
  readonly init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string }
}

interface Tokens {
  readonly token: string | undefined
  readonly mailed: string
}

function callOf(
  { operation, parameters, body, form }: GeneratedRequest,
  things: KnownThings,
  { token, mailed }: Tokens,
): Call {
  const fill = (value: unknown) =>
    things
      .fill(typeof value === 'string' ? value : JSON.stringify(value), operation.path)
      .replaceAll(TOKEN_MARK, mailed)
  let target = operation.path
  const query = new URLSearchParams()
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  for (const { name, in: place } of operation.parameters) {
    const value = parameters[name]
    if (place === 'path')
      target = target.replace(`{${name}}`, encodeURIComponent(wellFormed(fill(value ?? randomUUID()))))
    if (value === undefined) continue
    if (place === 'query') query.set(name, wellFormed(fill(value)))
    if (place === 'header') headers[name] = fill(value).replaceAll(/[^\x20-\x7E]/gu, '?')
  }
  if (query.size > 0) target += `?${query.toString()}`
  const method = operation.method.toUpperCase()
  if (method === 'GET' || form === 'none') return { target, init: { method, headers } }
  headers['content-type'] = form === 'another type' ? 'text/plain' : 'application/json'
  const text = form === 'not JSON' ? '{"a":' : form === 'too large' ? `{"name":"${'x'.repeat(70_000)}"}` : undefined
  const sent = text ?? (body === undefined ? undefined : fill(JSON.stringify(body)))
  if (sent === undefined) delete headers['content-type']
  return { target, init: { method, headers, ...(sent === undefined ? {} : { body: sent }) } }
}

// A path without its parameter is another path.
function wellFormed(text: string): string {
  const whole = text.toWellFormed()
  return whole === '' || whole === '.' || whole === '..' ? 'none' : whole
}

async function send(url: string, init: Call['init']): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'manual' })
  const text = await response.text()
  return { status: response.status, type: response.headers.get('content-type') ?? '', text }
}

function describe({ method, path }: Operation, { target, init }: Call): string {
  return `${method.toUpperCase()} ${path}: ${target} ${init.body ?? ''}`.slice(0, 3000)
}
