import type { AsyncBuffer } from 'hyparquet'
import { fetchSource, type HttpTiming } from './fetch-source.ts'
import { SourceFault } from './source-fault.ts'

// A part of this size arrives within a request's timeout on a slow connection.
const PART_SIZE = 8 * 1024 * 1024

interface RemoteFile {
  readonly source: string
  readonly url: URL
  readonly byteLength: number
  readonly signal: AbortSignal | undefined
  readonly timing: HttpTiming | undefined
}

/** Opens a file on a server, of which parts are read by range requests. A read throws as fetchSource. */
export function openRemoteFile(file: RemoteFile): AsyncBuffer {
  return {
    byteLength: file.byteLength,
    slice(start, end = file.byteLength) {
      const bytes = readRange(file, start, end)
      // The reader of the file asks for several parts at once, and awaits none after the first that fails.
      bytes.catch(() => undefined)
      return bytes
    },
  }
}

async function readRange(file: RemoteFile, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(end - start)
  for (let from = start; from < end; from += PART_SIZE) {
    bytes.set(await fetchPart(file, from, Math.min(end, from + PART_SIZE)), from - start)
  }
  return bytes.buffer
}

function fetchPart({ source, byteLength, ...request }: RemoteFile, start: number, end: number): Promise<Buffer> {
  return fetchSource({
    ...request,
    source,
    headers: { range: `bytes=${start}-${end - 1}` },
    status: 206,
    maxBytes: end - start,
    describeRefusal: (status) => {
      if (status === 200) return `${source} answered with a whole file where a part was asked for (range request).`
      if (status === 403 || status === 404)
        return `${source} no longer has a file that it listed. Run the import again.`
      return status === 416 ? `${source} has a shorter file than it listed. Run the import again.` : null
    },
    read: ({ headers, body }) => {
      const [, total] = /^bytes \d+-\d+\/(?<total>\d+)$/u.exec(headers.get('content-range') ?? '') ?? []
      if (total !== undefined && Number(total) !== byteLength) {
        throw new SourceFault(`${source} has a file of another size than it listed. Run the import again.`)
      }
      if (body.length === end - start) return body
      throw new SourceFault(`${source} answered with less than was asked for.`, { isTemporary: true })
    },
  })
}
