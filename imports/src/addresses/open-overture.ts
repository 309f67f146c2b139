import type { HttpTiming } from '../http/fetch-source.ts'
import { listBucket } from '../http/list-bucket.ts'
import { openRemoteFile } from '../http/open-remote-file.ts'
import { SourceFault } from '../http/source-fault.ts'
import { openBuilder } from './build-address.ts'
import { type OvertureFile, openOvertureFile } from './open-overture-file.ts'
import { OVERTURE_RELEASES } from './overture-bucket.ts'
import type { AddressList } from './source-address.ts'

const SOURCE = 'Overture Maps'
const FOLDER = 'theme=addresses/type=address/'

interface OvertureOptions {
  /** Of the public bucket: https://overturemaps-us-west-2.s3.us-west-2.amazonaws.com. */
  readonly url: string
  /** The newest one when left out. */
  readonly release?: string | undefined
  readonly signal?: AbortSignal
  readonly timing?: HttpTiming
}

interface Part {
  readonly url: URL
  readonly byteLength: number
  readonly file: OvertureFile
}

/**
 * Opens New Zealand’s addresses of a release of Overture Maps: reads the footers of its files. Throws when the bucket does not answer,
 * has no such release, or has files other than Overture’s.
 */
export async function openOverture({ url, release, signal, timing }: OvertureOptions): Promise<AddressList> {
  if (!URL.canParse(url)) throw new SourceFault(`${url} is not the URL of Overture’s bucket.`)
  const bucket = new URL('/', url)
  const request = { source: `${SOURCE} (${bucket.host})`, url: bucket, signal, timing }
  const { folders } = await listBucket({ ...request, prefix: OVERTURE_RELEASES, folders: true })
  const chosen = chooseRelease(
    request.source,
    folders.map((folder) => folder.slice(OVERTURE_RELEASES.length, -1)),
    release,
  )
  const { files } = await listBucket({ ...request, prefix: `${OVERTURE_RELEASES}${chosen}/${FOLDER}` })
  const parts: Part[] = []
  for (const { key, size } of files.filter(({ key }) => key.endsWith('.parquet'))) {
    const part = { url: new URL(key, bucket), byteLength: size }
    const name = `${SOURCE}, release ${chosen}, ${key.split('/').at(-1) ?? key}`
    const file = await openOvertureFile(name, openRemoteFile({ ...request, ...part }), signal)
    if (file.rows > 0) parts.push({ ...part, file })
  }
  if (parts.length === 0) throw new SourceFault(`${SOURCE}, release ${chosen}, has no addresses of New Zealand.`)
  const total = parts.reduce((rows, { file }) => rows + file.rows, 0)
  return {
    source: `${SOURCE}, release ${chosen}`,
    asOf: chosen.slice(0, '2026-08-19'.length),
    async *read({ signal, onProgress, leftOut }) {
      const build = openBuilder(leftOut)
      // Ends the requests that are still under way when one has failed.
      const stop = new AbortController()
      const either = AbortSignal.any([signal, stop.signal])
      let read = 0
      try {
        for (const { file, ...part } of parts) {
          const remote = openRemoteFile({ ...request, ...part, signal: either })
          for await (const { addresses, rows } of file.read(remote, build, either)) {
            read += rows
            onProgress(read / total)
            yield addresses
          }
        }
      } finally {
        stop.abort()
      }
    },
  }
}

function chooseRelease(source: string, names: readonly string[], wanted: string | undefined): string {
  const releases = names.filter((name) => /^\d{4}-\d{2}-\d{2}\.\d+$/u.test(name))
  const [newest] = releases.toSorted((one, two) => two.localeCompare(one, 'en', { numeric: true }))
  if (newest === undefined) throw new SourceFault(`${source} lists no release.`)
  if (wanted === undefined || releases.includes(wanted)) return wanted ?? newest
  throw new SourceFault(`${source} has no release ${wanted}; it has ${releases.join(', ')}.`)
}
