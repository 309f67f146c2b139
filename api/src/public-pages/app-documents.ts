import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillPage } from './fill-page.ts'
import { matchPath } from './match-path.ts'
import { cacheIndex } from '../server/cache-index.ts'
import { packText, type PackedText } from '../server/pack-text.ts'
import type { PageTable } from './page-table.ts'
import type { PageValues } from './page-values.ts'

/** The placeholder in the built document for its layout's first paint (web/index.html). */
const SHELL = '<!--shell-->'
const DESCRIPTION = /<meta\s+name="description"[^>]*>/u

/** The application's document, filled for each of its addresses. Source: decision 23. */
export interface AppDocuments {
  /** For an address of the application; with null, for any: the one without a title that the worker caches. */
  readonly textAt: (path: string | null) => Promise<PackedText>
  readonly notFound: () => Promise<PackedText>
}

interface AppDocumentsDeps {
  readonly folder: string
  readonly table: PageTable
  /** Called for the first document, and every few seconds. */
  readonly values: () => Promise<PageValues>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

interface Document {
  readonly title: string
  readonly layout: string
  readonly files: readonly string[]
  readonly meta: string
  readonly document: string | null
}

const ANY: Document = { title: '', layout: 'screen', files: [], meta: '', document: null }

export async function openAppDocuments({ folder, table, values, now }: AppDocumentsDeps): Promise<AppDocuments> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const notFound: Document = { ...ANY, title: table.notFoundTitle }
  const documents = [...table.application, ANY, notFound]
  const packed = cacheIndex(
    async () => JSON.stringify(await values()),
    async () => packAll(documents, { folder, template, table, values: await values() }),
    now,
  )
  const find = async (wanted: Document) => {
    const text = (await packed.current()).get(wanted)
    if (text === undefined) throw new Error(`There is no document called ${wanted.title}`)
    return text
  }
  return {
    textAt: (path) => {
      const address = path === null ? null : withoutPopup(path, table.popup)
      return find(table.application.find((page) => address !== null && matchPath(page.path, address)) ?? ANY)
    },
    notFound: () => find(notFound),
  }
}

function withoutPopup(path: string, popup: string): string {
  const address = path.toLowerCase().replace(/\/$/u, '')
  return address.endsWith(popup) ? address.slice(0, -popup.length) : address
}

interface PackDeps extends Pick<AppDocumentsDeps, 'folder' | 'table'> {
  readonly template: string
  readonly values: PageValues
}

async function packAll(
  documents: readonly Document[],
  { folder, template, table: { shells }, values }: PackDeps,
): Promise<ReadonlyMap<Document, PackedText>> {
  const compose = ({ files, meta, layout }: Document) =>
    template
      .replace(DESCRIPTION, (own) => (meta === '' ? own : meta))
      .replace('</head>', `${files.map(preload).join('')}</head>`)
      .replace(SHELL, () => shells[layout] ?? shells[ANY.layout] ?? '')
  const pack = async (document: Document) => {
    const title = document.title === '' ? values.PRODUCT_NAME : `${document.title} · ${values.PRODUCT_NAME}`
    const html =
      document.document === null
        ? compose(document)
        : await readFile(join(folder, 'pages', `${document.document}.html`), 'utf8')
    return [
      document,
      await packText('text/html; charset=utf-8', fillPage(html, { ...values, PAGE_TITLE: title })),
    ] as const
  }
  return new Map(await Promise.all(documents.map(pack)))
}

/** So that a screen's files come together with the entry's, not after the entry has run. Vite's own attributes, so that none is fetched twice. */
function preload(file: string): string {
  const rel = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
  return `<link ${rel} fetchpriority="low" crossorigin href="/${file}">`
}
