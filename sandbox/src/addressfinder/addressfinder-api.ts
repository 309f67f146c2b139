import type { StandInResponse, StandInCall } from '../stand-in/start-stand-in.ts'
import { SAMPLE_ADDRESSES, type SampleAddress } from './sample-addresses.ts'
import { WIDGET_SCRIPT } from './widget-script.ts'

export const ADDRESSFINDER_PARTS = ['autocomplete', 'metadata', 'nearby', 'widget'] as const
export type AddressFinderPart = (typeof ADDRESSFINDER_PARTS)[number]

/** The only credentials that it accepts. */
export const ADDRESSFINDER_KEY = 'SANDBOX-KEY'
export const ADDRESSFINDER_SECRET = 'sandbox-secret'

const MESSAGES: Readonly<Record<string, string>> = {
  '1000': 'Q can not be blank',
  '1001': 'Key not found',
  '1002': 'Key missing',
  '1004': 'Secret missing',
  '1006': 'Bad credentials',
  '1008': 'Secret must not be supplied',
  '1009': 'Free lookups used up',
  '1011': 'Record does not exist',
}
const OTHER = 'Not possible'

/** The part that a path asks for, in its documented form or that of older clients. */
export function addressFinderPart(method: string, path: string): AddressFinderPart | null {
  if (method !== 'GET') return null
  if (['/api/nz/address/autocomplete', '/api/nz/address'].includes(path)) return 'autocomplete'
  if (/^\/api\/nz\/address\/(?:metadata|info)(?:\.json)?$/u.test(path)) return 'metadata'
  if (path === '/api/nz/address/nearby') return 'nearby'
  return path === '/assets/v3/widget.js' ? 'widget' : null
}

/** An error in the provider's format. */
export function addressFinderError(code: string, status = 200): StandInResponse {
  return { status, body: { completions: [], message: MESSAGES[code] ?? OTHER, error_code: code, success: false } }
}

/** The response to a call; a search for `error1001` returns that error. */
export function addressFinderResponse({ part, query, headers }: StandInCall<AddressFinderPart>): StandInResponse {
  if (part === 'widget')
    return { status: 200, text: { type: 'text/javascript; charset=utf-8', content: WIDGET_SCRIPT } }
  const error = refuse(query, headers.authorization, headers.origin)
  if (error !== null) return addressFinderError(error, 401)
  if (part === 'metadata') return metadata(query)
  if (part === 'nearby') return complete(SAMPLE_ADDRESSES.slice(0, 3), query)
  const [, magic] = /^error(\d{4})/u.exec(query.get('q') ?? '') ?? []
  if (magic !== undefined) return addressFinderError(magic)
  const wanted = fold(query.get('q') ?? '')
  if (wanted.length === 0) return addressFinderError('1000', 400)
  const boxes = query.get('post_box')
  const found = SAMPLE_ADDRESSES.filter(
    ({ a, isPostBox }) => (boxes === null || isPostBox === (boxes === '1')) && isLike(fold(a), wanted),
  )
  return complete(found, query)
}

function refuse(query: URLSearchParams, authorization: string | undefined, origin: string | undefined): string | null {
  const secret = query.get('secret') ?? authorization
  if (!query.get('key')) return '1002'
  if (query.get('key') !== ADDRESSFINDER_KEY) return '1001'
  // Browsers send an origin, and must never send the secret.
  if (origin !== undefined) return secret === undefined ? null : '1008'
  if (secret === undefined) return '1004'
  return secret === ADDRESSFINDER_SECRET ? null : '1006'
}

function complete(found: readonly SampleAddress[], query: URLSearchParams): StandInResponse {
  const isMarked = query.get('highlight') === '1'
  const completions = found
    .slice(0, Number(query.get('max') ?? 10))
    .map(({ a, pxid }) =>
      isMarked ? { a, pxid, v: 0, highlighted_a: `<span class='af_hl'>${a}</span>` } : { a, pxid, v: 0 },
    )
  return { status: 200, body: { completions, paid: false, demo: true, success: true } }
}

function metadata(query: URLSearchParams): StandInResponse {
  const found = SAMPLE_ADDRESSES.find(({ pxid }) => pxid === query.get('pxid'))
  if (found === undefined) return addressFinderError('1011')
  const { sa1_id, sa2_id, sa2, ...older } = found.metadata
  const isNew = (query.get('census') ?? '2018') === '2018'
  return { status: 200, body: { success: true, ...older, ...(isNew && sa2_id ? { sa1_id, sa2_id, sa2 } : {}) } }
}

// Each word searched for must begin a word of the address.
function isLike(address: string, wanted: string): boolean {
  const words = address.split(' ')
  return wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
