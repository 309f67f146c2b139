import {
  startStandIn,
  type Refusal,
  type StandIn,
  type StandInCall,
  type StandInResponse,
} from '../stand-in/start-stand-in.ts'

const PARTS = ['list', 'file'] as const
type OverturePart = (typeof PARTS)[number]
/** A page of a list, small so that tests see several. */
const PAGE_SIZE = 2

export interface OvertureSandbox extends StandIn<OverturePart> {
  /** Stores a file of a release: put('2026-08-19.0', 'part-00000.parquet', …). */
  readonly put: (release: string, name: string, content: Buffer) => void
  /** Sends whole files, whatever is asked for. */
  readonly ignoreRanges: (isIgnored: boolean) => void
  /** Removes all files, as when a release goes, but lists them. */
  readonly loseFiles: () => void
}

interface State {
  readonly files: Map<string, { content: Buffer; isLost: boolean }>
  areRangesIgnored: boolean
}

/** A stand-in for Overture’s public bucket (S3), on this machine only. Never for production. */
export async function startOvertureSandbox(port = 0): Promise<OvertureSandbox> {
  const state: State = { files: new Map(), areRangesIgnored: false }
  const standIn = await startStandIn<OverturePart>(
    {
      parts: PARTS,
      findPart: (method, path) => (method !== 'GET' ? null : path === '/' ? 'list' : 'file'),
      respond: (call) => (call.part === 'list' ? listOf(call.query, state) : fileOf(call, state)),
      refuse,
      empty: (part) => (part === 'list' ? xml(200, '<ListBucketResult></ListBucketResult>') : xml(204, '')),
    },
    port,
  )
  return {
    ...standIn,
    put: (release, name, content) =>
      void state.files.set(`release/${release}/theme=addresses/type=address/${name}`, { content, isLost: false }),
    ignoreRanges: (isIgnored) => void (state.areRangesIgnored = isIgnored),
    loseFiles: () => {
      for (const file of state.files.values()) file.isLost = true
    },
    reset: () => {
      standIn.reset()
      state.files.clear()
      state.areRangesIgnored = false
    },
  }
}

function listOf(query: URLSearchParams, { files }: State): StandInResponse {
  if (query.get('list-type') !== '2') return s3Error(400, 'InvalidArgument')
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')]
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix)).toSorted()
  const entries = keys.map((key) => {
    const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length)
    return end === -1
      ? `<Contents><Key>${key}</Key><Size>${files.get(key)?.content.length ?? 0}</Size></Contents>`
      : `<CommonPrefixes><Prefix>${key.slice(0, end + 1)}</Prefix></CommonPrefixes>`
  })
  const unique = [...new Set(entries)]
  const from = Number(query.get('continuation-token') ?? 0)
  const next = from + PAGE_SIZE
  const more = next < unique.length
  const token = more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  const page = unique.slice(from, next).join('')
  return xml(
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>overture</Name><Prefix>${prefix}</Prefix><IsTruncated>${more}</IsTruncated>${token}${page}</ListBucketResult>`,
  )
}

function fileOf({ path, headers }: StandInCall<OverturePart>, { files, areRangesIgnored }: State): StandInResponse {
  const file = files.get(decodeURIComponent(path.slice(1)))
  if (file === undefined || file.isLost) return s3Error(404, 'NoSuchKey')
  const { content } = file
  const [, first, last] = /^bytes=(?<first>\d+)-(?<last>\d+)$/u.exec(headers.range ?? '') ?? []
  if (first === undefined || areRangesIgnored) return { status: 200, bytes: content }
  const [from, to] = [Number(first), Math.min(Number(last), content.length - 1)]
  if (from > to) return s3Error(416, 'InvalidRange')
  return {
    status: 206,
    bytes: content.subarray(from, to + 1),
    headers: { 'content-range': `bytes ${from}-${to}/${content.length}` },
  }
}

function refuse(fault: Refusal): StandInResponse {
  switch (fault) {
    case 'unauthorized':
      return s3Error(401, 'Unauthorized')
    case 'forbidden':
      return s3Error(403, 'AccessDenied')
    case 'limited':
      return { ...s3Error(429, 'TooManyRequests'), headers: { 'retry-after': '30' } }
    case 'broken':
      return s3Error(503, 'SlowDown')
  }
}

function s3Error(status: number, code: string): StandInResponse {
  return xml(status, `<Error><Code>${code}</Code></Error>`)
}

function xml(status: number, content: string): StandInResponse {
  return { status, text: { type: 'application/xml', content: `<?xml version="1.0" encoding="UTF-8"?>\n${content}` } }
}
