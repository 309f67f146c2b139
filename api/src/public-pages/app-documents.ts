import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { fillPage } from './fill-page.ts'
import { matchPath } from './match-path.ts'
import { packText, type PackedText } from './pack-text.ts'
import type { PageValues } from './page-values.ts'

const documentTable = z.array(z.object({ name: z.string(), patterns: z.array(z.string()) }))

/** The documents that stand for others than the addresses that have one of their own. */
const ANY = 'application'
const NOT_FOUND = 'not-found'

/** What the application's addresses are answered with. Source: decision 23. */
export interface AppDocuments {
  /** For an address where the application has something; with null, for any, such as one that the worker answers. */
  readonly textAt: (path: string | null) => Promise<PackedText>
  /** For one where it has nothing. */
  readonly notFound: () => Promise<PackedText>
}

interface AppDocumentsDeps {
  /** Where the built web app lies. */
  readonly folder: string
  /** Asked once, when the first document is wanted. */
  readonly values: () => Promise<PageValues>
  /** What opens the premium popup at the end of an address: its document is that of the screen beneath. */
  readonly popup: string
}

/** Opens the documents of a built web app (web/src/first-paint/app-documents.ts); null for a build that has none. */
export async function openAppDocuments({ folder, values, popup }: AppDocumentsDeps): Promise<AppDocuments | null> {
  const table = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => null)
  if (table === null) return null
  const documents = documentTable.parse(JSON.parse(table))
  const read = async (name: string) => [name, await readFile(join(folder, 'screens', `${name}.html`), 'utf8')] as const
  const sources = await Promise.all(documents.map(({ name }) => read(name)))
  let texts: Promise<ReadonlyMap<string, PackedText>> | null = null
  const find = async (name: string) => {
    texts ??= values().then((known) => packAll(sources, known))
    const text = (await texts).get(name)
    if (text === undefined) throw new Error(`The build has no document called ${name}`)
    return text
  }
  return {
    textAt: (path) => {
      const screen = path === null ? null : screenAt(path, popup)
      const own = documents.find(({ patterns }) =>
        patterns.some((pattern) => screen !== null && matchPath(pattern, screen)),
      )
      return find(own?.name ?? ANY)
    },
    notFound: () => find(NOT_FOUND),
  }
}

function screenAt(path: string, popup: string): string {
  const address = path.toLowerCase().replace(/\/$/u, '')
  return address.endsWith(popup) ? address.slice(0, -popup.length) : address
}

async function packAll(
  sources: readonly (readonly [string, string])[],
  values: PageValues,
): Promise<ReadonlyMap<string, PackedText>> {
  const pack = async ([name, html]: readonly [string, string]) =>
    [name, await packText('text/html; charset=utf-8', fillPage(html, values))] as const
  return new Map(await Promise.all(sources.map(pack)))
}
