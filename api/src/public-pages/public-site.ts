import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LinkedPage } from '@homeyield/contract/link'
import type { LookPage } from '@homeyield/contract/look-page'
import type { RentPage } from '@homeyield/contract/rent-page'
import { openAppDocuments, type AppDocuments } from './app-documents.ts'
import { fillPage } from './fill-page.ts'
import { findPath, type KnownPath } from './find-path.ts'
import { cacheIndex } from '../server/cache-index.ts'
import { packText, type PackedText } from '../server/pack-text.ts'
import { openRenderer, type Renderer } from './open-renderer.ts'
import { readPageTable, type PageTable } from './page-table.ts'
import type { PageValues } from './page-values.ts'
import { writeSitemap } from './write-sitemap.ts'

export interface PublicAddress {
  readonly path: string
  readonly isProfessional: boolean
}

export interface PublicSite {
  readonly paths: readonly string[]
  readonly textAt: (address: PublicAddress) => Promise<PackedText>
  /** The public page of a path with capitals; null for any other path. */
  readonly findPageIgnoringCase: (path: string) => string | null
  readonly findPath: (path: string) => KnownPath | null
  readonly documents: AppDocuments
  /** A prerendered page by its name, with values of this request. */
  readonly render: (name: string, values?: Partial<PageValues>) => Promise<string>
  /** Renders a page about rents now; null where the build has no renderer. */
  readonly renderRents: ((page: RentPage) => Promise<string>) | null
  /** Renders the rent of one place; null where the build has no renderer. */
  readonly renderLook: ((page: LookPage) => Promise<string>) | null
  /** Renders a page that a link opens; null where the build has no renderer. */
  readonly renderLinked: ((page: LinkedPage) => Promise<string>) | null
  /** Another when a page would be filled with other values. */
  readonly readVersion: () => Promise<string>
}

interface PublicSiteDeps {
  readonly folder: string
  /** Called for the first page, when the server's address is known, and every few seconds: an import changes what is credited. */
  readonly values: () => Promise<PageValues>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether testimonials and team are shown as examples. */
  readonly withExamples: boolean
}

export async function openPublicSite({
  folder,
  values,
  now,
  withExamples,
}: PublicSiteDeps): Promise<PublicSite | null> {
  const table = await readPageTable(folder)
  if (table === null) return null
  const sources = await readSources(folder, table, withExamples)
  const addresses = table.pages.flatMap(({ path, aliases }) => [path, ...aliases])
  const readVersion = async () => JSON.stringify(await values())
  const texts = cacheIndex(readVersion, async () => packAll(sources, await values(), table), now)
  let renderer: Promise<Renderer> | null = null
  async function render(write: (renderer: Renderer) => string): Promise<string> {
    renderer ??= openRenderer(folder)
    return fillPage(write(await renderer), await values())
  }
  async function renderTyped<Page>(page: Page, write: (renderer: Renderer, page: Page) => string): Promise<string> {
    const own = withoutMarks(page)
    return (await render((renderer) => write(renderer, own))).replaceAll(PERCENT, '%')
  }
  const { assets } = table
  const isRendered = assets !== undefined
  return {
    paths: [...addresses, SITEMAP, ROBOTS],
    findPageIgnoringCase: (path) =>
      addresses.find((address) => address === path.toLowerCase().replace(/\/$/u, '')) ?? null,
    findPath: (path) => findPath(table, path),
    documents: await openAppDocuments({ folder, table, values, now }),
    render: async (name, own) =>
      fillPage(await readFile(join(folder, 'pages', `${name}.html`), 'utf8'), { ...(await values()), ...own }),
    renderRents: isRendered ? (page) => render((renderer) => renderer.renderRentPage(assets, page)) : null,
    renderLook: isRendered
      ? (page) => renderTyped(page, (renderer, own) => renderer.renderLookPage(assets, own))
      : null,
    renderLinked: isRendered
      ? (page) => renderTyped(page, (renderer, own) => renderer.renderLinkedPage(assets, own))
      : null,
    readVersion,
    async textAt({ path, isProfessional }) {
      const packed = await texts.current()
      const text = (isProfessional ? packed.get(professional(path)) : undefined) ?? packed.get(path)
      if (text === undefined) throw new Error(`There is no public page at ${path}`)
      return text
    },
  }
}

/** Stands for the % of what people entered, which is no mark of a setting. Nobody types it: it is of private use. */
const PERCENT = '\uE025'

function withoutMarks<Page>(page: Page): Page {
  return JSON.parse(JSON.stringify(page).replaceAll('%', PERCENT)) as Page
}

const SITEMAP = '/sitemap.xml'
/** Its addresses come from the database (rents/serve-rent-pages.ts). */
const RENTS_SITEMAP = '/rents/sitemap.xml'
const ROBOTS = '/robots.txt'

interface Source {
  readonly keys: readonly string[]
  readonly html: string
}

async function readSources(folder: string, { pages }: PageTable, withExamples: boolean): Promise<Source[]> {
  const read = (file: string) => readFile(join(folder, 'pages', `${file}.html`), 'utf8')
  const sources = pages.map(async ({ name, path, aliases, hasExamples }) => {
    const keys = [path, ...aliases]
    const examples = hasExamples && withExamples ? '.examples' : ''
    const plain = { keys, html: await read(`${name}${examples}`) }
    return [plain, { keys: keys.map(professional), html: await read(`${name}.professional${examples}`) }]
  })
  return (await Promise.all(sources)).flat()
}

async function packAll(
  sources: readonly Source[],
  values: PageValues,
  table: PageTable,
): Promise<ReadonlyMap<string, PackedText>> {
  const pages = sources.map(async ({ keys, html }) => {
    const text = await packText('text/html; charset=utf-8', fillPage(html, values))
    return keys.map((key) => [key, text] as const)
  })
  const origin = values.PUBLIC_ORIGIN
  const sitemaps = [SITEMAP, ...(table.assets === undefined ? [] : [RENTS_SITEMAP])].map(
    (path) => `Sitemap: ${origin}${path}\n`,
  )
  const robots = `User-agent: *\nAllow: /\nDisallow: /api/\n\n${sitemaps.join('')}`
  const addresses = table.pages.flatMap(({ path, hasProfessionalWords }) => [
    path,
    ...(hasProfessionalWords ? [professional(path)] : []),
  ])
  return new Map([
    ...(await Promise.all(pages)).flat(),
    [SITEMAP, await packText('application/xml; charset=utf-8', writeSitemap(addresses, origin))],
    [ROBOTS, await packText('text/plain; charset=utf-8', robots)],
  ])
}

function professional(path: string): string {
  return `${path}?professional=true`
}
