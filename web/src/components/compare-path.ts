import { paths } from '../paths.ts'

/** A calculation, or with a scenario's id one of its scenarios. */
export type ComparedId = readonly [calculationId: string, scenarioId?: string]

/** The address that compares calculations and scenarios side by side; null leaves the choice to the page. */
export function comparePath(columns: readonly ComparedId[] | null): string {
  const query = new URLSearchParams({ view: 'figures', ...(columns && { with: writeCompared(columns) }) })
  return `${paths.compare}?${query.toString()}`
}

export function writeCompared(columns: readonly ComparedId[]): string {
  return columns.map((ids) => ids.filter(Boolean).join('.')).join(' ')
}

/** What an address compares, each column once; null where it names none. */
export function readCompared(text: string | null): readonly ComparedId[] | null {
  if (text === null) return null
  const tokens = [...new Set(text.split(' '))].filter((token) => /^[\w-]+(?:\.[\w-]+)?$/u.test(token))
  return tokens.map((token) => {
    const [id = '', scenario] = token.split('.')
    return scenario === undefined ? [id] : [id, scenario]
  })
}
