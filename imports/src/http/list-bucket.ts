import { fetchSource, type HttpTiming } from './fetch-source.ts'
import { SourceFault } from './source-fault.ts'

interface BucketRequest {
  readonly source: string
  /** Of the bucket. */
  readonly url: URL
  readonly prefix: string
  /** Lists the folders below the prefix, and no file in them. */
  readonly folders?: boolean
  readonly signal: AbortSignal | undefined
  readonly timing: HttpTiming | undefined
}

interface BucketList {
  readonly folders: readonly string[]
  readonly files: readonly { readonly key: string; readonly size: number }[]
}

/** Lists a public bucket (S3, ListObjectsV2). Throws as fetchSource, also when the answer is no list. */
export async function listBucket({ url, prefix, folders = false, ...request }: BucketRequest): Promise<BucketList> {
  const list: { readonly folders: string[]; readonly files: BucketList['files'][number][] } = { folders: [], files: [] }
  let token: string | undefined
  do {
    const page = new URL(url)
    page.search = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(folders ? { delimiter: '/' } : {}),
      ...(token === undefined ? {} : { 'continuation-token': token }),
    }).toString()
    const { source } = request
    const text: string = await fetchSource({
      ...request,
      url: page,
      describeRefusal: (status) => `${source} cannot be listed (${status}).`,
      read: ({ body }) => body.toString('utf8'),
    })
    if (!text.includes('<ListBucketResult'))
      throw new SourceFault(`${source} answered with something other than a list.`)
    for (const part of valuesOf(text, 'CommonPrefixes')) list.folders.push(...valuesOf(part, 'Prefix'))
    for (const part of valuesOf(text, 'Contents')) {
      const [[key], [size]] = [valuesOf(part, 'Key'), valuesOf(part, 'Size')]
      if (key !== undefined) list.files.push({ key, size: Number(size) })
    }
    token = valuesOf(text, 'NextContinuationToken')[0]
  } while (token !== undefined)
  return list
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

// S3’s lists have neither attributes nor elements of one name inside each other.
function valuesOf(text: string, element: string): string[] {
  const found = text.matchAll(new RegExp(`<${element}>(?<value>[\\s\\S]*?)</${element}>`, 'gu'))
  return [...found].map(({ groups }) =>
    (groups?.['value'] ?? '').replace(/&(?<name>\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity),
  )
}
