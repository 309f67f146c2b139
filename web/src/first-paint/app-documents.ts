import { isScreen, routes } from '../routes.ts'
import type { Route } from '../routes.ts'

/** What the server answers for addresses of the application: a document, its title, and what it shows before there is a screen. */
export interface AppDocument {
  /** Of its file. */
  readonly name: string
  /** The addresses, as the router writes them; none for what stands for all others, and for those that lead nowhere. */
  readonly patterns: readonly string[]
  /** The screen's title in the browser's tab; empty where the product's name stands alone. */
  readonly title: string
  /** Where the screen begins, below web/: what it needs is fetched with the document. */
  readonly source: string | null
}

/** Every document of the application. */
export const APP_DOCUMENTS: readonly AppDocument[] = [
  ...routes.filter(isScreen).flatMap(documentsOf),
  { name: 'application', patterns: [], title: '', source: null },
]

function documentsOf({ name, path, title }: Route): AppDocument[] {
  const source = `src/screens/${name}/${name}-screen.tsx`
  if (path === '*') return [{ name, patterns: [], title, source }]
  // What can be seen of a saved calculation before it has come differs from a new one.
  const [, base, parameter] = /^(.*)(\/:\w+)\?$/u.exec(path) ?? []
  if (base === undefined) return [{ name, patterns: [path], title, source }]
  return [
    { name, patterns: [base], title, source },
    { name: `${name}-saved`, patterns: [base + parameter], title, source },
  ]
}
