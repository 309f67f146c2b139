import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Renders the public pages of the web app's sources. Its file is built by Vite, so nothing can be imported from it here. */
const RENDERER = 'src/public/render-pages.tsx'

interface Renderer {
  readonly renderPages: (assets: object) => readonly { readonly file: string; readonly html: string }[]
  readonly describePages: () => object
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>

/**
 * Renders the public pages into `pages` of the built web app `dist`, beside `pages.json`, which says where each of them is, and
 * brings their looks there. `runVite` runs Vite in the web app's folder.
 */
export async function buildPages(dist: string, runVite: (args: readonly string[]) => Promise<unknown>): Promise<void> {
  const workshop = join(dist, '.render')
  await runVite(['build', '--ssr', RENDERER, '--outDir', workshop, '--emptyOutDir', '--logLevel', 'warn'])
  const [client, server] = await Promise.all([dist, workshop].map((folder) => readManifest(folder)))
  const find = (source: string) => `/${(client?.[source] ?? fail(source)).file}`
  const assets = {
    styles: (server?.[RENDERER]?.css ?? []).map((file) => `/${file}`),
    early: find('src/public/early.ts'),
    script: find('src/public/public.ts'),
    hero: find('src/public/hero/hero.ts'),
  }
  // A name of its own, because a module that was imported once is not read again.
  const module = `${pathToFileURL(join(workshop, 'render-pages.js')).href}?${Date.now()}`
  const { renderPages, describePages } = (await import(module)) as Renderer
  await mkdir(join(dist, 'pages'), { recursive: true })
  for (const { file, html } of renderPages(assets)) await writeFile(join(dist, 'pages', file), html)
  await writeFile(join(dist, 'pages.json'), JSON.stringify(describePages()))
  await cp(join(workshop, 'assets'), join(dist, 'assets'), { recursive: true })
  await rm(workshop, { recursive: true })
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

function fail(source: string): never {
  throw new Error(`The build made nothing of ${source}`)
}
