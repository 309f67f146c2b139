import type { EndpointAddress } from '@homeyield/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'
import { notSignedIn, Refusal } from './refusal.ts'
import type { Identified, Viewer, Visitor } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

/** Returns the viewer of a token, or null when it is expired, revoked or not ours. */
export type Identify = (token: string, caller: Visitor) => Promise<Identified | null>

/** The viewer of a request's token. Throws the refusal without a valid one. */
export async function authenticate(request: FastifyRequest, identify: Identify): Promise<Viewer> {
  const token = bearerToken(request.headers.authorization)
  const caller = visitorOf(request)
  const identified = token === null ? null : await identify(token, caller)
  if (identified === null) throw notSignedIn()
  return { ...identified, ...caller }
}

/** Throws the refusal of an API key without the scope of a call, or of any key where the call has none. */
export function requireScope({ scopes }: Pick<Viewer, 'scopes'>, scope: EndpointAddress['scope']): void {
  if (scopes === null) return
  if (scope === undefined) throw new Refusal('key_not_allowed', 'This call cannot be made with an API key.')
  if (!scopes.includes(scope)) throw new Refusal('scope_required', `This API key does not have the scope ${scope}.`)
}

export function visitorOf({ ip, socket }: FastifyRequest): Visitor {
  return { address: networkOf(ip, socket.remoteAddress) }
}

const BEARER = /^bearer +(\S+)$/iu

/** The token of an Authorization header, or null: browsers without a session send an empty one. */
export function bearerToken(authorization: string | undefined): string | null {
  return authorization === undefined ? null : (BEARER.exec(authorization.trim())?.[1] ?? null)
}
