import { randomBytes } from 'node:crypto'
import {
  startStandIn,
  type Refusal,
  type StandIn,
  type StandInCall,
  type StandInFile,
  type StandInResponse,
} from '../stand-in/start-stand-in.ts'
import {
  CAPITAL_VALUE_PATH,
  COTALITY_PARTS,
  cotalityError,
  cotalityPart,
  cotalityResponse,
  emptyResponse,
  TOKEN_PATH,
  type CotalityPart,
} from './cotality-api.ts'
import { samplePhoto } from './sample-photo.ts'

const CREDENTIALS = { clientId: 'sandbox', clientSecret: 'sandbox-secret' }
const TOKEN_SECONDS = 120
const REFUSALS: Readonly<Record<Refusal, StandInResponse>> = {
  unauthorized: cotalityError(401, 'Invalid token provided.'),
  forbidden: cotalityError(403, 'Not entitled.'),
  limited: { status: 429, body: { fault: { faultstring: 'Quota violation' } } },
  broken: { status: 500, body: { fault: { faultstring: 'Internal error' } } },
}

/** A stand-in for Cotality's API, its token endpoint and its photos. */
export interface CotalitySandbox extends StandIn<CotalityPart> {
  readonly clientId: string
  readonly clientSecret: string
  readonly tokenUrl: string
  readonly capitalValuePath: string
  /** Expires every token issued so far. */
  readonly expireTokens: () => void
}

/** Has a property for every address. Listens on this machine only; port 0 takes any free port. Never for production. */
export async function startCotalitySandbox({ port = 0, tokenSeconds = TOKEN_SECONDS } = {}): Promise<CotalitySandbox> {
  /** The expiry of each token, in milliseconds since 1970. */
  const tokens = new Map<string, number>()
  const standIn = await startStandIn<CotalityPart>(
    {
      parts: COTALITY_PARTS,
      findPart: cotalityPart,
      findFile: findPhoto,
      respond: (call) => {
        if (call.part === 'token') return issueToken(call, tokens, tokenSeconds)
        return hasToken(call, tokens) ? cotalityResponse(call) : REFUSALS.unauthorized
      },
      refuse: (fault) => REFUSALS[fault],
      empty: emptyResponse,
    },
    port,
  )
  return {
    ...standIn,
    ...CREDENTIALS,
    tokenUrl: `${standIn.url}${TOKEN_PATH}`,
    capitalValuePath: CAPITAL_VALUE_PATH,
    expireTokens: () => tokens.clear(),
  }
}

function issueToken(
  { headers, query }: StandInCall<CotalityPart>,
  tokens: Map<string, number>,
  seconds: number,
): StandInResponse {
  const expected = `Basic ${Buffer.from(`${CREDENTIALS.clientId}:${CREDENTIALS.clientSecret}`).toString('base64')}`
  if (headers.authorization !== expected || query.get('grant_type') !== 'client_credentials') {
    return { status: 401, body: { error: 'unauthorized', error_description: 'Unknown client' } }
  }
  const token = randomBytes(24).toString('base64url')
  tokens.set(token, Date.now() + seconds * 1000)
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: seconds } }
}

function hasToken({ headers }: StandInCall<CotalityPart>, tokens: ReadonlyMap<string, number>): boolean {
  const [, token = ''] = /^Bearer (\S+)$/u.exec(headers.authorization ?? '') ?? []
  return (tokens.get(token) ?? 0) > Date.now()
}

function findPhoto(path: string): StandInFile | null {
  const [, id] = /^\/pictures\/(\d{1,18})\.png$/u.exec(path) ?? []
  if (id === undefined) return null
  return {
    content: samplePhoto(id),
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  }
}
