import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'
import { notSignedIn } from './refusal.ts'
import type { Identified, Viewer, Visitor } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

/** Returns the viewer of a token, or null when it is expired, revoked or not ours. */
export type Identify = (token: string) => Promise<Identified | null>

export function authenticate(server: FastifyInstance, identify: Identify) {
  server.decorateRequest('viewer', null)
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request.headers.authorization)
    const identified = token === null ? null : await identify(token)
    if (identified === null) throw notSignedIn()
    request.viewer = { ...identified, ...visitorOf(request) }
  }
}

export function visitorOf({ ip, socket }: FastifyRequest): Visitor {
  return { address: networkOf(ip, socket.remoteAddress) }
}

const BEARER = /^bearer +(\S+)$/iu

/** The token of an Authorization header, or null: browsers without a session send an empty one. */
export function bearerToken(authorization: string | undefined): string | null {
  return authorization === undefined ? null : (BEARER.exec(authorization.trim())?.[1] ?? null)
}
