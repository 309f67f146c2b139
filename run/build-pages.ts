import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBeside, type ManifestChunk, parseManifest } from './build-manifest.ts'

/** Renders the public pages. Built by Vite, so it cannot be imported here. */
const RENDERER = 'src/public/render-pages.tsx'
const EARLY = 'src/public/early.ts'
const MANIFEST = '.vite/manifest.json'

interface Renderer {
  readonly renderPages: (assets: object) => readonly { readonly file: string; readonly html: string }[]
  readonly describePages: (filesOf: (sources: readonly string[]) => readonly string[], assets: object) => object
}

/**
 * Renders the public pages into `pages` of the built web app `dist`, with their styles and scripts, and writes `pages.json`,
 * which lists them, and `renderer`, with which the server renders the others. `runVite` runs Vite in the folder of the web app.
 */
export async function buildPages(dist: string, runVite: (args: readonly string[]) => Promise<unknown>): Promise<void> {
  const folders = ['.rendering', '.scripts', '.early'].map((name) => join(dist, name))
  const [rendering = '', scripts = '', early = ''] = folders
  const build = (config: string, ...more: readonly string[]) =>
    runVite(['build', '--config', config, '--logLevel', 'warn', ...more])
  await Promise.all([
    build('vite.public.config.ts', '--ssr', RENDERER, '--outDir', rendering),
    build('vite.public.config.ts', '--outDir', scripts),
    build('vite.early.config.ts', '--outDir', early),
  ])
  const [renderer, script, earlyScript] = await Promise.all(folders.map((folder) => readManifest(folder)))
  const assets = {
    styles: (renderer?.(RENDERER).css ?? []).map((file) => `/${file}`),
    early: `/${earlyScript?.(EARLY).file}`,
    script: `/${script?.('src/public/public.ts').file}`,
    pages: {
      hero: `/${script?.('src/public/hero/hero.ts').file}`,
      'how-it-works': `/${script?.('src/public/pages/how-it-works/how-it-works.ts').file}`,
      plans: `/${script?.('src/public/pages/plans/plans.ts').file}`,
      rents: `/${script?.('src/public/rents/rents.ts').file}`,
    },
  }
  // A different URL each time, because Node caches imported modules.
  const module = `${pathToFileURL(join(rendering, 'render-pages.js')).href}?${Date.now()}`
  const { renderPages, describePages } = (await import(module)) as Renderer
  await mkdir(join(dist, 'pages'), { recursive: true })
  for (const { file, html } of renderPages(assets)) await writeFile(join(dist, 'pages', file), html)
  await writeFile(join(dist, 'pages.json'), JSON.stringify(describePages(await findScreenFiles(dist), assets)))
  // With it the server renders the pages about rents, which come from the database.
  await mkdir(join(dist, 'renderer'), { recursive: true })
  await rename(join(rendering, 'render-pages.js'), join(dist, 'renderer/render-pages.js'))
  for (const folder of folders) {
    await cp(join(folder, 'assets'), join(dist, 'assets'), { recursive: true })
    await rm(folder, { recursive: true })
  }
}

/** Returns the function that gives the files which a screen's sources need beside the entry, so that its document can preload them. */
async function findScreenFiles(dist: string): Promise<(sources: readonly string[]) => readonly string[]> {
  const manifest = parseManifest(await readFile(join(dist, MANIFEST), 'utf8'))
  return (sources) => filesBeside(manifest, 'index.html', sources)
}

async function readManifest(folder: string): Promise<(source: string) => ManifestChunk> {
  const manifest = parseManifest(await readFile(join(folder, MANIFEST), 'utf8'))
  return (source) => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`The build has no ${source}`)
    return chunk
  }
}
