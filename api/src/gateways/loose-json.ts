import { isRecord } from '@homeyield/domain/records/is-record'

const MAX_FIGURE = 1e12
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const UNPRINTABLE = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/gu

/** The value at a path such as `locality.id`, or undefined. */
export function field(value: unknown, path: string): unknown {
  let found = value
  for (const name of path.split('.')) {
    if (!isRecord(found) || !Object.hasOwn(found, name)) return undefined
    found = found[name]
  }
  return found
}

export function firstOf(value: unknown, paths: readonly string[]): unknown {
  return paths.map((path) => field(value, path)).find((found) => found !== undefined && found !== null)
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function figure(value: unknown): number | null {
  const number = signedFigure(value)
  return number !== null && number >= 0 ? number : null
}

export function signedFigure(value: unknown): number | null {
  const isWritten = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/u.test(value.trim())
  if (typeof value !== 'number' && !isWritten) return null
  const number = Number(value)
  return Number.isFinite(number) && Math.abs(number) <= MAX_FIGURE ? number + 0 : null
}

/** One line of text of at most `longest` characters, or a number as text; otherwise null. */
export function text(value: unknown, longest = 100): string | null {
  if (typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value))) return null
  const line = String(value).replace(UNPRINTABLE, ' ').trim().slice(0, longest).toWellFormed()
  return line === '' ? null : line
}

/** Y or N for any known form of yes or no; otherwise null. */
export function yesOrNo(value: unknown): 'Y' | 'N' | null {
  const word = String(value).trim().toLowerCase()
  if (['y', 'yes', 'true', '1'].includes(word)) return 'Y'
  return ['n', 'no', 'false', '0'].includes(word) ? 'N' : null
}

export function day(value: unknown): string | null {
  const [, found] = /^(\d{4}-\d{2}-\d{2})(?:T|$)/u.exec(typeof value === 'string' ? value : '') ?? []
  if (found === undefined) return null
  const time = Date.parse(`${found}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(found) ? found : null
}
