import { fetchSource, type SourceRequest } from './fetch-source.ts'
import { SourceFault } from './source-fault.ts'

const JSON_TYPE = /^(?:application|text)\/(?:[a-z.+-]*\+)?json\b/iu
// GeoServer and ArcGIS send JSON as text/plain when asked with some parameters.
const TEXT_TYPE = /^text\/plain\b/iu

interface JsonRequest<Result> extends Omit<SourceRequest<Result>, 'read'> {
  /** A temporary SourceFault repeats the request. */
  readonly read: (body: unknown) => Result
  /** The sentence for an answer of another type, or null for a general one. */
  readonly describeText?: (text: string) => string | null
}

/** Gets JSON of a source. Throws as fetchSource, also when the answer is not JSON. */
export async function fetchJson<Result>({ read, describeText, ...request }: JsonRequest<Result>): Promise<Result> {
  const { source } = request
  return fetchSource({
    ...request,
    read({ headers, body }) {
      const type = headers.get('content-type')?.trim() ?? ''
      const text = body.toString('utf8')
      if (!JSON_TYPE.test(type) && !TEXT_TYPE.test(type)) {
        const described = describeText?.(text) ?? null
        throw new SourceFault(
          described ?? `${source} answered with ${type || 'no content type'}, where JSON was expected.`,
        )
      }
      return read(parse(source, text))
    },
  })
}

// JSON that ends early was cut off on the way.
function parse(source: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SourceFault(`${source} answered with JSON that is cut off or damaged.`, {
      isTemporary: true,
      cause: error,
    })
  }
}
