import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Renders the public pages of the web app's sources. Its file is built by Vite, so nothing can be imported from it here. */
const RENDERER = 'src/public/render-pages.tsx'
const EARLY = 'src/public/early.ts'

interface Renderer {
  readonly renderPages: (assets: object) => readonly { readonly file: string; readonly html: string }[]
  readonly describePages: () => object
}

interface Made {
  readonly file: string
  readonly css?: readonly string[]
}

/**
 * Renders the public pages into `pages` of the built web app `dist`, beside `pages.json`, which says where each of them is, and
 * brings their looks and their scripts there. `runVite` runs Vite in the web app's folder.
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
      plans: `/${script?.('src/public/pages/plans/plans.ts').file}`,
    },
  }
  // A name of its own, because a module that was imported once is not read again.
  const module = `${pathToFileURL(join(rendering, 'render-pages.js')).href}?${Date.now()}`
  const { renderPages, describePages } = (await import(module)) as Renderer
  await mkdir(join(dist, 'pages'), { recursive: true })
  for (const { file, html } of renderPages(assets)) await writeFile(join(dist, 'pages', file), html)
  await writeFile(join(dist, 'pages.json'), JSON.stringify(describePages()))
  for (const folder of folders) {
    await cp(join(folder, 'assets'), join(dist, 'assets'), { recursive: true })
    await rm(folder, { recursive: true })
  }
}

/** What Vite made of a source, as its manifest says. */
async function readManifest(folder: string): Promise<(source: string) => Made> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Made>
  return (source) => {
    const made = manifest[source]
    if (made === undefined) throw new Error(`The build made nothing of ${source}`)
    return made
  }
}
