import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CONFIG = ['build', '--config', 'vite.documents.config.ts', '--logLevel', 'warn']
const ENTRY = 'index.html'
const BEGIN = 'src/first-paint/begin.ts'
/** A class of a CSS module, as the bundler names it. */
const MADE_BY_MODULE = /^_[\w-]+_[a-z\d]{5}_\d+$/u
const FONT = /\/figtree-latin-wght-normal\.woff2$/u

/** What of a file Vite's manifest says, by the name of its source. */
interface Made {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Made>>

interface Assets {
  readonly begin: string
  readonly font: string
  readonly styles: readonly string[]
  readonly modules: readonly string[]
}

interface Renderer {
  readonly renderDocuments: (
    template: string,
    assetsOf: (source: string | null) => Assets,
  ) => readonly { readonly file: string; readonly html: string }[]
  readonly describeDocuments: () => object
}

/**
 * Renders what the server answers for addresses of the application into `screens` of the built web app `dist`, beside
 * `screens.json`, which says where each of them is. Source: decision 23.
 */
export async function buildDocuments(
  dist: string,
  runVite: (args: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const rendering = join(dist, '.documents')
  await runVite([...CONFIG, '--outDir', rendering])
  const [manifest, template] = await Promise.all([
    readFile(join(dist, '.vite/manifest.json'), 'utf8').then((text) => JSON.parse(text) as Manifest),
    readFile(join(dist, 'index.html'), 'utf8'),
  ])
  // A name of its own, because a module that was imported once is not read again.
  const module = `${pathToFileURL(join(rendering, 'render-documents.js')).href}?${Date.now()}`
  const { renderDocuments, describeDocuments } = (await import(module)) as Renderer
  await mkdir(join(dist, 'screens'), { recursive: true })
  for (const { file, html } of renderDocuments(template, (source) => assetsOf(manifest, source))) {
    await checkLooks(dist, file, html)
    await writeFile(join(dist, 'screens', file), html)
  }
  await writeFile(join(dist, 'screens.json'), JSON.stringify(describeDocuments()))
  await rm(rendering, { recursive: true })
}

/** Throws where a picture wears what none of its styles says: those that come late would change how it looks. */
async function checkLooks(dist: string, file: string, html: string): Promise<void> {
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/gu)].map(([, href = '']) =>
    join(dist, href),
  )
  const styles = (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('')
  const worn = new Set([...html.matchAll(/ class="([^"]*)"/gu)].flatMap(([, names = '']) => names.split(' ')))
  const lacking = [...worn].filter((name) => MADE_BY_MODULE.test(name) && !styles.includes(`.${name}`))
  if (lacking.length > 0) throw new Error(`The styles of ${file} do not have ${lacking.join(', ')}`)
}

/** What a document fetches at once: all that its screen needs, each file after those that it rests on, the application last. */
function assetsOf(manifest: Manifest, source: string | null): Assets {
  const made = behind(manifest, [ENTRY, ...(source === null ? [] : [source])])
  const entry = manifest[ENTRY]
  const font = Object.keys(manifest).find((name) => FONT.test(name)) ?? ''
  const modules = [...made.filter((one) => one !== entry), entry]
  return {
    begin: at(manifest[BEGIN]),
    font: at(manifest[font]),
    styles: [...new Set(made.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    modules: modules.map(at),
  }
}

/** All that comes with `names`, each after what it imports. */
function behind(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Made[] {
  return names.flatMap((name) => {
    if (seen.has(name)) return []
    seen.add(name)
    const made = manifest[name]
    if (made === undefined) throw new Error(`The build has no ${name}`)
    return [...behind(manifest, made.imports ?? [], seen), made]
  })
}

function at(made: Made | undefined): string {
  if (made === undefined) throw new Error('The build lacks what the documents of the application begin with')
  return `/${made.file}`
}
