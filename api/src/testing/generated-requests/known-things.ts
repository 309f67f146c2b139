import { isRecord } from '@homeyield/domain/records/is-record'

export const VERSION_MARK = '‹version›'
/** The account's own. */
export const EMAIL_MARK = '‹email›'
/** The server's. */
export const ORIGIN_MARK = '‹origin›'

/** Of the newest mail that has one for the operation. */
export const TOKEN_MARK = '‹token›'

/** A placeholder for the id of one of the newest things of a kind. */
export function idMark(kind: string, index: number): string {
  return `‹${kind} ${index}›`
}

/** What one account has been answered: the links between its requests. */
export interface KnownThings {
  /** Notes the ids, versions and keys of an answer from a path such as /calculations/{id}. */
  readonly note: (path: string, body: unknown) => void
  /** Replaces the marks of a text; those of JSON with their quotes where a number is expected. */
  readonly fill: (text: string, path: string) => string
  readonly newestKey: () => string | undefined
}

export function rememberThings(email: string, origin: string): KnownThings {
  const ids = new Map<string, string[]>()
  const versions = new Map<string, number>()
  const keys: string[] = []
  const kindOf = (path: string) => path.split('/')[1] ?? ''
  const add = (kind: string, id: string) => ids.set(kind, [id, ...(ids.get(kind) ?? [])].slice(0, 10))
  const note: KnownThings['note'] = (path, body) => {
    if (Array.isArray(body)) for (const item of body.slice(0, 10)) note(path, item)
    if (!isRecord(body)) return
    const { id, version, key } = body
    if (typeof id === 'string' && !ids.get(kindOf(path))?.includes(id)) add(kindOf(path), id)
    if (typeof version === 'number') versions.set(kindOf(path), version)
    if (typeof key === 'string') keys.push(key)
    for (const value of Object.values(body)) if (Array.isArray(value)) note(path, value)
  }
  return {
    note,
    fill(text, path) {
      const withVersions = text.replaceAll(`"${VERSION_MARK}"`, String(versions.get(kindOf(path)) ?? 0))
      return withVersions
        .replaceAll(EMAIL_MARK, email)
        .replaceAll(ORIGIN_MARK, origin)
        .replaceAll(/‹(\w*) (\d)›/gu, (_, kind: string, index: string) => {
          const known = ids.get(kind) ?? []
          return known[Number(index) % Math.max(1, known.length)] ?? '00000000-0000-4000-8000-000000000000'
        })
    },
    newestKey: () => keys.at(-1),
  }
}
